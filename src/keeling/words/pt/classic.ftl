### CO₂, o jogo clássico

title-classic = CO₂
    .summary = Empresas de energia constroem centrais verdes para ganhar dinheiro, e perdem todas juntas se ninguém travar o CO₂.

## O que uma ação faz

goal-classic-un = Objetivo da ONU { $number } ({ $sources })
    .the = o Objetivo da ONU { $number } ({ $sources })
label-classic-install = Instalar { $project }
label-classic-construct = Construir { $project } por { $cost }: { amount-points }
label-classic-construct-lobby = Construir { $project } com a tua carta de lóbi por { $cost }: { amount-points }
label-classic-goal = Pontuar { NAME($goal, form: "the") } por { amount-points }
label-classic-exchange = Trocar pontos por moedas
label-classic-bid = Oferecer { $amount }
label-classic-offer-cube = Pagar um cubo de tecnologia
label-classic-offer-coins = Pagar o resto em moedas
label-classic-name = { $player }
label-classic-put = Colocar { NAME($slot, form: "in") }

## O que se pergunta

ask-classic-turn = É a tua vez: faz uma ação, com ações livres antes ou depois.
ask-classic-turn-rest = Faz ações livres ou termina o teu turno.
ask-classic-leave = O teu cientista tem de sair: para a tua mão, com um ponto em { $source }, ou para uma cimeira?
ask-classic-learn = O teu turno termina: com que projeto dos teus cientistas aprendes?
ask-classic-shortfall = Tens de comprar um CEP por { amount-money }: abdicas do teu Objetivo da Empresa ou trocas pontos pelas moedas que faltam?
ask-classic-starter-region = Em que região começam os projetos iniciais?
ask-classic-starter-project = O { NAME($source, form: "project") } vai { NAME($region, form: "to") }: para que espaço?
ask-classic-bid = O leilão da peça de primeiro jogador: a oferta mais alta é { $amount }.
ask-classic-first-bid = O leilão da peça de primeiro jogador: ainda não há ofertas.
ask-classic-pay-bid = A tua oferta ganhou: faltam { $due }. Um CEP vale { $price }.
ask-classic-name = Quem começa na próxima década?

## O que acontece

tell-classic-pass = { $player } não pode fazer nenhuma ação e passa.
tell-classic-install = { $player } instala { NAME($project, form: "short") }.
tell-classic-construct = { $player } constrói uma central: { NAME($project, form: "short") }.
tell-classic-scientist-coin = { $player } paga { amount-money } a { $owner } pelo cientista que está no projeto.
tell-classic-fossils = Cada região tem a sua primeira central fóssil; o CO₂ está em { amount-ppm }.
tell-classic-exchange = { $player } troca pontos pelas moedas que faltam.
tell-classic-must-buy = { $player } tem de comprar um CEP.
tell-classic-disaster = Uma catástrofe { NAME($region, form: "in") }.
tell-classic-un-goal = { $player } pontua { NAME($goal, form: "the") } por { amount-points }.
tell-classic-goal = O teu Objetivo da Empresa: { $goal }.
tell-classic-draw-card = Tira-se uma nova carta de lóbi.
tell-classic-new-un-goal = { NAME($goal, form: "the") } fica disponível.
tell-classic-lost-un-goal = { NAME($goal, form: "the") } perde-se com a catástrofe.
tell-classic-starter-project = Um projeto inicial: { $project }.
tell-classic-no-bid = { $player } não oferece nada.
tell-classic-bid = { $player } oferece { $amount }.
tell-classic-bid-cube = { $player } paga um cubo de tecnologia pela oferta.
tell-classic-bid-coins = { $player } paga { amount-money } pela oferta.
tell-classic-final-income = { $player } ganha { amount-points } com o rendimento final.
tell-classic-most-un-goals = { amount-points } por mais Objetivos da ONU: { $players }.

## Porque não

refuse-classic-region-full = A região já tem tantos CEP como espaços de procura.
refuse-classic-track-full = O teu disco está no fim desta escala.
refuse-classic-not-from-hand = Só se vai a uma cimeira a partir de um projeto, não da mão.
refuse-classic-wrong-topic = O tema não é a fonte de energia do projeto onde está o cientista.
refuse-classic-action-done = Já fizeste a ação deste turno.
refuse-classic-not-on-agenda = A agenda da região não pede esta fonte de energia.
refuse-classic-no-project-tile = Não há mais peças de projeto desta fonte de energia.
refuse-classic-already-installed = Este projeto já está instalado.
refuse-classic-no-cep-to-pay = Instalar custa um CEP, e não tens nenhum na mão nem numa região que controles.
refuse-classic-no-coin-for-scientist = Não podes pagar ao dono do cientista que está neste projeto.
refuse-classic-not-installed = Só um projeto instalado pode tornar-se uma central.
refuse-classic-no-plant-tile = Não há mais centrais desta fonte de energia.
refuse-classic-not-enough-expertise = A tua especialização nesta fonte de energia é menor do que o número de cubos impresso na central.
refuse-classic-own-scientist-stuck = O teu próprio cientista teria de sair do projeto, mas já moveste um neste turno.
refuse-classic-no-card-for-plant = Não tens a carta de lóbi para construir esta fonte de energia.
refuse-classic-card-done = Já jogaste ou pontuaste uma carta neste turno.
refuse-classic-stopped = O preço mudou neste turno; já não se pode vender.
refuse-classic-market-closed = O preço mudou neste turno; com as opções deste jogo, o mercado está fechado.
refuse-classic-no-cep-in-hand = Não tens nenhum CEP na mão; os das regiões não se vendem.
refuse-classic-no-such-action-yet = Para o efeito principal é preciso fazer neste turno a ação que a carta mostra.
refuse-classic-only-with-construct = O desconto só vale com a construção: constrói com a tua carta de lóbi.
refuse-classic-goal-not-open = Este Objetivo da ONU não está disponível.
refuse-classic-plants-missing = Não construíste todos os tipos de central que este Objetivo da ONU mostra.
refuse-classic-no-cube-for-goal = Pontuar um Objetivo da ONU custa um cubo de tecnologia.
refuse-classic-action-first = Tens de fazer uma ação antes de o teu turno poder terminar.
refuse-classic-action-possible = Só podes passar se nenhuma ação for possível.
refuse-classic-not-this-scientist = Quem tem de sair é o cientista do projeto usado.
refuse-classic-not-a-project-here = Um cientista que tem de sair vai para a mão ou para uma cimeira.
refuse-classic-must-leave = O teu cientista não pode ficar num projeto que foi usado.
refuse-classic-not-a-topic-here = Esta fonte de energia não é tema da cimeira.
refuse-classic-no-scientist-on-source = Não tens nenhum cientista num projeto desta fonte de energia.
refuse-classic-bid-too-low = Uma oferta tem de ser mais alta do que a mais alta até agora.
refuse-classic-bid-too-high = Não poderias pagar esta oferta.
refuse-classic-pays-too-much = Com esta peça pagarias mais do que é preciso, ou não poderias pagar a oferta sem desperdício.
refuse-classic-wrong-region = O projeto vai para outra região.
refuse-classic-payment-begun = Só podes abdicar do Objetivo da Empresa antes de começares a pagar.
refuse-classic-no-cube = Já não tens cubos de tecnologia para pagar.
refuse-classic-ceps-first = Os CEP pagam-se antes dos cubos de tecnologia.

## Fins

end-classic-decades = A última década terminou.
    .short = última década terminada
end-classic-green_regions = Há regiões bastantes cheias de centrais verdes: o jogo acabou.
    .short = regiões verdes
end-classic-safe_zone = O CO₂ voltou à zona segura: o jogo acabou.
    .short = de volta à zona segura
end-classic-defeat = Há demasiado CO₂ no fim da Fase de Abastecimento: todos perderam.
    .short = derrota comum
end-classic-solo_over = Há demasiado CO₂: o jogo acabou.
    .short = demasiado CO₂

## Dificuldade

difficulty-classic-drawn = Ao acaso
    .help = As centrais fósseis do início são tiradas ao acaso; o CO₂ pode começar baixo ou alto.
difficulty-classic-beginner = Principiante
    .help = A maior parte das centrais fósseis do início queima gás: 150 ppm.
difficulty-classic-normal = Normal
    .help = As centrais fósseis do início são variadas: 180 ppm.
difficulty-classic-expert = Perito
    .help = A maior parte das centrais fósseis do início queima carvão: 210 ppm.
difficulty-classic-extreme = Extremo
    .help = Todas as centrais fósseis do início queimam carvão: 240 ppm. Algumas centrais a gás ficam na caixa, por isso o ar continua sujo.

## Opções

option-classic-preset = Centrais fósseis no início
    .help = Que centrais fósseis estão no tabuleiro no início.
    .off = tiradas ao acaso
    .beginner = principiante: sobretudo gás, 150 ppm
    .normal = normal: variadas, 180 ppm
    .expert = perito: sobretudo carvão, 210 ppm
    .extreme = extremo: só carvão, 240 ppm
option-classic-auction = Leilão da peça de primeiro jogador
    .help = Se um leilão decide quem começa na próxima década.
    .true = a peça vai a leilão
    .false = a peça passa para a esquerda
option-classic-lobby_draft = Cartas de lóbi
    .help = Se há draft das cartas de lóbi, e em que sentido passam.
    .off = distribuídas
    .alternate = draft, alternadamente para a direita e para a esquerda
    .right = draft, sempre para a direita
option-classic-safe_zone_end = Fim pelo regresso à zona segura
    .help = Depois de que décadas o regresso à zona segura acaba o jogo.
    .from_fourth_decade = a partir da quarta década
    .any_decade = depois de qualquer década
    .off = nunca
option-classic-final_income = Rendimento na pontuação final
    .help = Que posições nas escalas são pagas na pontuação final.
    .all_positions = todas as posições
    .first_second = só as posições que são pagas em cada década
option-classic-own_scientist_on_construct = O teu cientista no projeto que constróis
    .help = O que acontece ao teu próprio cientista no projeto que constróis, quando já moveste um nesse turno.
    .needs_free_move = impede a construção
    .free_to_hand = vai para a tua mão
    .free_move = move-se mais uma vez sem custo
option-classic-eviction_timing = O cientista de outro no projeto que constróis
    .help = Quando sai o cientista de outro jogador de um projeto que é construído.
    .step7 = sai depois de verificado o controlo da região
    .before = sai antes de a central ser construída
option-classic-stop_blocks = O mercado depois de uma mudança de preço
    .help = O que a marca STOP do mercado proíbe até ao fim do turno.
    .sell = vender
    .both = vender e comprar
option-classic-lobby09_main = Efeito principal da carta de lóbi 09
    .help = O que a carta de lóbi 09 dá por propor num espaço de tecnologia; os documentos divergem.
    .money3 = 3 $
    .move_scientist = mover um cientista
option-classic-partial_refill = Repor com um só CEP
    .help = Se o mercado é reposto com um só CEP quando o banco não tem mais.
    .true = um só CEP repõe o mercado
    .false = só dois ou mais CEP repõem o mercado
option-classic-company_goal_discard = Abdicar de um Objetivo da Empresa
    .help = Quando se troca um Objetivo da Empresa por moedas: também para pagar na Fase de Abastecimento ou num leilão, ou só no próprio turno e na pontuação final.
    .anytime = também para pagar na Fase de Abastecimento ou num leilão
    .own_turn = só no próprio turno e na pontuação final
option-classic-classic_limits = Número de cubos de tecnologia
    .help = Se o número de cubos de tecnologia é limitado.
    .true = limitado
    .false = ilimitado
option-classic-summit_reshuffle = Peças de cimeira usadas
    .help = Se as peças de cimeira usadas formam uma nova pilha quando a pilha acaba.
    .true = baralham-se de novo quando a pilha acaba
    .false = ficam fora do jogo
option-classic-solo_limit = Limite de CO₂ a solo
    .help = Se um jogo a solo acaba acima do limite de CO₂ ou logo que o atinge.
    .gt500 = acima do limite
    .ge500 = ao atingir o limite
