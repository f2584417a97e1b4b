### Die eigenen Wörter des Clients für die Bühne: die Welt, die Luft und die Energiequellen.

ui-stage-world = Die Welt
