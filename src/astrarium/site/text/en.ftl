### What a table says whose home is a page, without a server.

site-unreadable = This game cannot be read any more: what the browser has kept of it is damaged. Your other games are not affected.
site-newer = This game was played on in a newer version of the page. Load the page again to go on.
site-older = This game was played by earlier rules and cannot be shown any more. Its record can still be saved as a file.
site-nobody-comes = Nobody can be invited here: there is no server. Choose bots, or share this device.
