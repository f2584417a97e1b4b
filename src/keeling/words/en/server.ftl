### What goes wrong: errors of the kernel, the server and the command line.

error-literal = { $text }
error-no-language = There is no language ‘{ $language }’; there is { $languages }.
error-players = { $title } is for { $least } to { $most } players, not { $players }.
error-nothing-to-undo = There is nothing to take back.
error-others-decided = Somebody else has decided since; your move stands.
error-revealed-since = Something unknown has been revealed since; your move stands.
