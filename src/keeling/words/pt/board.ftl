### O que o CO₂ clássico e o Second Chance têm em comum: o tabuleiro, as cartas e o que lá se faz.

## Lugares

slot = { $region } ({ $grant })
    .short = { $region }
    .in = { NAME($region, form: "in") } ({ $grant })
    .from = { NAME($region, form: "of") } ({ $grant })
    .to = { NAME($region, form: "to") } ({ $grant })
project = { $source } { NAME($region, form: "in") } ({ $grant })
    .short = { $source } { NAME($region, form: "in") }
    .from = do { NAME($source, form: "project") } { NAME($region, form: "in") } ({ $grant })
    .to = para o { NAME($source, form: "project") } { NAME($region, form: "in") } ({ $grant })
place-hand = mão
    .from = da mão
    .to = para a mão
place-topic = cimeira { summit-at } ({ $source })
    .from = da cimeira { summit-at } ({ $source })
    .to = para a cimeira { summit-at } ({ $source })
place-no-topic = cimeira { $place }, tema { $topic }
    .from = da cimeira { $place }, tema { $topic },
    .to = para a cimeira { $place }, tema { $topic }
place-card = { $card } ({ $effect })
    .from = da { $card } ({ $effect })
    .to = para a { $card } ({ $effect })
space-of-grant = espaço de { $grant }
    .in = num espaço de { $grant }

## Cartas de lóbi

card = { $card } { NUMBER($number, minimumIntegerDigits: 2) }
    .the = a { $card } { NUMBER($number, minimumIntegerDigits: 2) }
card-effects = { NUMBER($number, minimumIntegerDigits: 2) } ({ $main }; ou { $minor })
lobby-main = { $need }: { $effect }
either = { $first } ou { $second }

need-propose = propor { NAME($place, form: "in") }
need-install = instalar { $source }
need-construct = construir { $source }
need-summit = ir à cimeira sobre { $source }
need-buy = comprar um CEP
need-sell = vender um CEP

effect-money = { amount-money }
effect-cubes = { amount-cubes }
effect-ceps = { amount-ceps }
effect-moves =
    { $amount ->
        [one] mover um cientista
       *[other] mover { $amount } cientistas
    }
effect-points = { amount-points }
effect-expertise =
    { $amount ->
        [one] 1 ponto de especialização em { $source }
       *[other] { $amount } pontos de especialização em { $source }
    }
effect-discount = { amount-money } de desconto na central

## Objetivos da Empresa

goal-company = { amount-points } por { $what }, no máximo { $most }
count-controlled_regions = cada região que controlas
count-supplied_regions = cada região em que tens uma central
count-un_goals = cada um dos teus Objetivos da ONU
count-plants_after_first = cada uma das tuas centrais depois da primeira
count-ceps_in_hand = cada CEP na tua mão
count-leading_sources = cada { $type } em que ninguém está à tua frente
count-built_sources = cada { $type } de que construíste uma central
count-all_ceps = cada CEP na tua mão e nas regiões que controlas

## O que uma ação faz

label-propose = Propor { $source } { NAME($slot, form: "in") }
label-move = Cientista { NAME($origin, form: "from") } { NAME($target, form: "to") }
label-recruit = Recrutar um cientista
label-buy = Comprar um CEP por { amount-money }
label-sell = Vender um CEP por { amount-money }
label-lobby-main = { $card }, efeito principal: { $effect }
label-lobby-minor = { $card }, efeito secundário: { $effect }
label-learn = Ganhar um ponto em { $source }
label-pay-hand = Pagar um CEP da tua mão
label-pay-region = Pagar um CEP { NAME($region, form: "of") }
label-place-cep = Um CEP { NAME($region, form: "to") }
label-draft = Ficar com { NAME($card, form: "the") }: { $main }; ou { $minor }
label-income = Receber { $money } e { $points }
label-discard-goal = Abdicar do teu Objetivo da Empresa por { amount-money }
label-begin = Começar { NAME($region, form: "in") }
label-take = Receber { $effect }
label-decline = Recusar
label-pass = Passar
label-end = Terminar o teu turno

## O que se pergunta

ask-grant-research = O subsídio de investigação: recruta um cientista ou move um.
ask-move-by-card = { NAME($card, form: "the") } permite-te mover um cientista.
ask-leave-project = O projeto foi usado. Para onde vai o teu cientista?
ask-pay-cep = Paga um CEP: de onde?
ask-place-cep = Um bónus: que região recebe um CEP do mercado?
ask-learn-any = Um bónus: em que { $type } ganhas um ponto?
ask-summit-point = A cimeira { summit-at }: mais um ponto, em que tema?
ask-income = O teu rendimento é { $amount }: quanto dele em dinheiro?
ask-supply-start = Em que região começa o abastecimento de energia?
ask-reward = { NAME($card, form: "the") } dá { $first } ou { $second }: o que escolhes?
ask-draft = Com que { $card } ficas?

## O que acontece

tell-turn = É a vez de { $player }.
tell-end-turn = { $player } termina o seu turno.
tell-propose = { $player } propõe { $source } { NAME($slot, form: "in") }.
tell-no-move = { $player } não move nenhum cientista.
tell-region-cube = { NAME($region, form: "the") } dá um cubo de tecnologia para a central.
tell-fossil = { NAME($region, form: "the") } recebe { NAME($plant, form: "a") }; o CO₂ está em { amount-ppm }.
tell-fossil-gone = { NAME($plant, form: "a") } sai do jogo; o CO₂ desce para { amount-ppm }.
tell-control = { $player } assume o controlo { NAME($region, form: "of") }.
tell-move = { $player } move um cientista { NAME($origin, form: "from") } { NAME($target, form: "to") }.
tell-recruit = { $player } recruta um cientista.
tell-expertise = { $player } está agora no espaço { $position } de { $source }.
tell-bonus-cube = { $player } recebe um cubo de tecnologia como bónus.
tell-no-cubes = Não há mais cubos de tecnologia.
tell-no-ceps = Não há mais CEP no mercado.
tell-refill = O mercado é reposto; o preço é { amount-money }.
tell-buy = { $player } compra um CEP.
tell-sell = { $player } vende um CEP; o preço é agora { amount-money }.
tell-pay-hand = { $player } paga um CEP.
tell-pay-region = { $player } paga um CEP { NAME($region, form: "of") }.
tell-region-pays = { NAME($region, form: "the") } paga um CEP.
tell-region-cep = Um CEP vai { NAME($region, form: "to") }.
tell-start-player = Quem começa é { $player }.
tell-decade = Começa a década de { NUMBER($year, useGrouping: 0) }.
tell-income = { $player } recebe { $income } de rendimento.
tell-summit-over = A cimeira { summit-at } terminou.
tell-new-summit = Uma nova cimeira: { $summit }.
tell-give-cube = { $player } envia um cubo de tecnologia { NAME($region, form: "to") }.
tell-neglect = { $player } não pode ajudar e perde { amount-points }.
tell-next-event = O próximo acontecimento ameaça { NAME($region, form: "the") }.
tell-play-card = { $player } joga { NAME($card, form: "the") }: { $effect }.
tell-discard-goal = { $player } abdica de um Objetivo da Empresa por { amount-money }.
tell-lobby-cards = As tuas { NAME($card, form: "plural") }: { $cards }.
tell-draft-own = Ficas com { NAME($card, form: "the") }: { $main }; ou { $minor }.
tell-draft = { $player } fica com { NAME($card, form: "a") }.
tell-packs-passed = As cartas passam ao seguinte.
tell-draft-over = O draft terminou.
tell-sell-all = { $player } vende todos os CEP a { amount-money } cada.
tell-company-goal = { $player } ganha { amount-points } por um Objetivo da Empresa: { $goal }.
tell-no-company-goal = { $player } não pontua nenhum Objetivo da Empresa.
tell-coins = { $player } ganha { amount-points } pelas moedas.
tell-most-cubes = { amount-points } por mais cubos de tecnologia: { $players }.

## Porque não

refuse-no-cep-there = Não há aí nenhum CEP para pagar.
refuse-not-controller = Só quem controla uma região pode gastar os CEP dela.
refuse-market-empty = Não há nenhum CEP no mercado.
refuse-no-scientist-there = Não tens aí nenhum cientista.
refuse-no-project-there = Não há aí nenhum projeto.
refuse-place-occupied = Já lá está outro cientista; em cada projeto e em cada tema só há lugar para um.
refuse-no-such-topic = Esta cimeira não tem esse tema.
refuse-same-place = O cientista já lá está.
refuse-slot-taken = Já há um projeto neste espaço.
refuse-only-green-plants = A região está cheia de centrais verdes; não cabem mais.
refuse-not-enough-cubes = Tens poucos cubos de tecnologia para esta central.
refuse-not-enough-money = Tens pouco dinheiro para isso.
refuse-move-done = Já moveste um cientista neste turno.
refuse-market-done = Já foste ao mercado neste turno.
refuse-not-your-card = Não tens esta carta na mão.
refuse-no-goal = Já não tens nenhum Objetivo da Empresa.
refuse-pool-empty = Todos os teus cientistas estão recrutados.
refuse-more-than-income = É mais do que o teu rendimento.
refuse-not-in-pack = Esta carta não está entre as que tens para escolher.
refuse-no-such-player = Esse jogador não existe.
