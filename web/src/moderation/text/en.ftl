### Moderation

web-house-notice = Notice for everyone in the lobby
web-house-reports = Reports
web-house-settle = Resolve
web-house-nothing = No reports.
web-house-find = Find
web-house-mute = Mute
web-house-unmute = Unmute
web-house-ban = Ban
web-house-unban = Lift the ban
web-house-people = Players
web-house-role = moderator
web-house-drain = Accept no new tables: restarting soon
web-house-inspect = View
web-house-end = End
web-house-delete = Delete
web-house-delete-sure = Delete for good
web-house-end-help = Ended games can still be viewed; deleted ones are gone for good.
