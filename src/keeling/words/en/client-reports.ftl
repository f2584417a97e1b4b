### Reports of experiments in the browser.

ui-reports-heading = Reports
ui-reports-about = Experiments on many games between programs: what happens to the climate, to profits and to winners under taxes, permits and grants, with intervals and with what the programs cannot show.
ui-reports-played =
    { $title }, { $games ->
        [one] 1 game
       *[other] { $games } games
    } under { $conditions ->
        [one] 1 condition
       *[other] { $conditions } conditions
    }
ui-reports-made = { $name } · { $day } · { $size } MB
ui-reports-open = Open the report
ui-reports-open-named = Open the report: { $name }
ui-reports-files = Tables and figures to save
ui-reports-tables = Tables
ui-reports-figures = Figures
ui-reports-digest = Digest of all games
ui-reports-more = How to make a report
ui-reports-none = This server offers no reports. Whoever runs it makes one with three commands:
ui-reports-how = There is a report here as soon as one lies in the server’s folder:
ui-reports-how-run = Play an experiment; it goes on after any interruption.
ui-reports-how-report = Write its report.
ui-reports-how-serve = Let the server offer all reports of the folder.
