### What a table says whose home is a page, without a server.

site-unreadable = This game can't be read any more: the browser's copy of it is damaged. Your other games aren't affected.
site-newer = This game was continued in a newer version of the page. Reload the page to go on.
site-older = This game was played under earlier rules and can't be shown any more. You can still save its record as a file.
site-nobody-comes = You can't invite anyone here: there's no server. Choose bots, or share this device.

## The page without a server

site-coming = Loading the engine: { $came } of { $all } MB.
site-starting = Starting the engine…
site-failed = The engine couldn't be started.
site-again = Try again
site-storage-refused = This browser doesn't store games for this page. You can play, but the game is gone when you close the page: save it as a file in the table's settings.
site-storage-full = This browser has no room left for your games. Your last moves aren't stored: save the game as a file in the table's settings, and make room.
site-save-file = Save this game as a file
site-save-help = Open it again in this lobby, or continue online: in the lobby of an Astrarium server, under “Join with a link”. Anyone who has the file can see what is hidden in the game.
site-open-table-help = against bots, or with others on this screen
site-served = This needs a server
site-served-text = Deals of the day, personal records and invitations need a server. Everything else works right here.
site-door-title = Five space board games on a single page
site-door = Play against bots, learn a game step by step, or share one device. Nothing is installed and nothing leaves this browser: after the first visit it all works offline.
