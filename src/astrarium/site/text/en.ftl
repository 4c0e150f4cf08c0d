### What a table says whose home is a page, without a server.

site-unreadable = This game cannot be read any more: what the browser has kept of it is damaged. Your other games are not affected.
site-newer = This game was played on in a newer version of the page. Load the page again to go on.
site-older = This game was played by earlier rules and cannot be shown any more. Its record can still be saved as a file.
site-nobody-comes = Nobody can be invited here: there is no server. Choose bots, or share this device.

## The page without a server

site-coming = The engine is on its way: { $came } of { $all } MB.
site-starting = The engine is starting.
site-failed = The engine could not be started.
site-again = Try again
site-storage-refused = This browser keeps no games for this page. You can play, but when the page is closed the game is gone: save it as a file in the table's settings.
site-storage-full = There is no room left in this browser for your games. The last moves are not kept: save the game as a file in the table's settings, and make room.
site-save-file = Save this game as a file
site-save-help = Open it again in the lobby here, or continue online: at an Astrarium server, in the lobby under “Join with a link”. Whoever has the file can know what is hidden in the game.
site-open-table-help = against bots, or with others on this screen
site-served = This needs a server
site-served-text = Deals of the day, records and invitations are for people who meet at a server. Everything else is played here.
site-door-title = Five space board games, in this page alone
site-door = Play against bots, learn a game step by step, or share one device. Nothing is installed and nothing leaves this browser: after the first visit it all works without a connection.
