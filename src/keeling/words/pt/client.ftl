### As palavras do cliente no navegador: por agora a página inicial e o que a rodeia.

ui-name = Keeling
ui-page-title = { $page } · Keeling
ui-page-title-asked = ● { $page } · Keeling
ui-nobody = ninguém
ui-somebody = Alguém
ui-tip-thing = { $thing }
ui-close = Fechar
ui-copied = Copiado.

## Página inicial

ui-home-about = A família de jogos de tabuleiro CO₂ no teu navegador. Sem ligação às editoras dos jogos.
ui-home-against-bots =
    { $bots ->
        [0] Jogar a solo
        [one] Jogar contra 1 bot
       *[other] Jogar contra { $bots } bots
    }
ui-home-with-bots =
    { $bots ->
        [0] Jogar a solo
        [one] Jogar com 1 bot
       *[other] Jogar com { $bots } bots
    }
ui-home-with-friends = Jogar com amigos
ui-home-set-up = Preparar uma mesa
ui-home-set-up-title = Preparar uma mesa: { $title }
ui-home-starting = A preparar…
ui-home-my-tables = As minhas mesas
ui-home-no-tables = As mesas que abrires neste navegador aparecem aqui.
ui-home-forget = Esquecer
ui-home-forget-table = Esquecer a mesa de { $title }
ui-home-from-file = Continuar a partir de um ficheiro
ui-home-from-file-help = Um registo descarregado de uma mesa continua numa mesa nova.
ui-home-choose = Escolher um ficheiro…
ui-home-bad-file = Este ficheiro não é o registo de um jogo: não é JSON.
ui-home-other-games = Outros jogos aqui
ui-status =
    { ID($status) ->
        [waiting] à espera de jogadores
        [playing] a decorrer
        [finished] terminado
       *[stopped] parado
    }

## O que a página inicial também mostra

ui-settings-heading = Definições
ui-settings-language = Língua
ui-settings-language-auto = como o navegador
ui-settings-theme = Cores
ui-settings-theme-system = como o sistema
ui-settings-theme-light = claras
ui-settings-theme-dark = escuras
ui-settings-motion = Peças em movimento
ui-settings-motion-system = como o sistema
ui-settings-motion-less = nenhuma
ui-settings-keys = Atalhos com uma só tecla
ui-settings-name = O teu nome em mesas novas
ui-wrong-offline = Não se consegue chegar ao servidor. Verifica a ligação e tenta de novo.
ui-wrong-unknown = O servidor respondeu com um erro ({ NUMBER($status, useGrouping: 0) }).
ui-wrong-connecting = A ligar…
ui-wrong-no-titles = Não foi possível obter a lista de jogos. { $error }
ui-wrong-try-again = Tentar de novo
ui-wrong-nothing = Não existe tal página
ui-wrong-to-home = Para a página inicial
ui-header-home = Keeling: página inicial
ui-header-settings = Definições
ui-header-help = Ajuda
