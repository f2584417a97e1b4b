### Nomes de coisas e quantidades delas: aquilo de que falam as mensagens de todos os jogos.

## Pessoas e listas

seat = Jogador { $number }
list-pair = { $first } e { $second }
list-middle = { $first }, { $second }
list-last = { $first } e { $second }
list-empty = nada

## Quantidades

amount-money = { $amount } $
amount-cubes =
    { $amount ->
        [one] 1 cubo de tecnologia
       *[other] { $amount } cubos de tecnologia
    }
amount-ceps =
    { $amount ->
        [one] 1 CEP
       *[other] { $amount } CEP
    }
amount-points =
    { $amount ->
        [one] 1 ponto
       *[other] { $amount } pontos
    }
amount-permits =
    { $amount ->
        [one] 1 licença
       *[other] { $amount } licenças
    }
amount-loopholes =
    { $amount ->
        [one] 1 isenção
       *[other] { $amount } isenções
    }
amount-ppm = { $amount } ppm

## Regiões: com o artigo, que só a África dispensa

region-NA = América do Norte
    .in = na América do Norte
    .of = da América do Norte
    .to = para a América do Norte
    .the = a América do Norte
region-SA = América do Sul
    .in = na América do Sul
    .of = da América do Sul
    .to = para a América do Sul
    .the = a América do Sul
region-EU = Europa
    .in = na Europa
    .of = da Europa
    .to = para a Europa
    .the = a Europa
region-AF = África
    .in = em África
    .of = de África
    .to = para África
    .the = a África
region-AS = Ásia
    .in = na Ásia
    .of = da Ásia
    .to = para a Ásia
    .the = a Ásia
region-OC = Oceânia
    .in = na Oceânia
    .of = da Oceânia
    .to = para a Oceânia
    .the = a Oceânia

## Fontes de energia

source-forestation = florestação
    .project = projeto de florestação
source-solar = energia solar
    .project = projeto de energia solar
source-cold-fusion = fusão a frio
    .project = projeto de fusão a frio
source-biomass = biomassa
    .project = projeto de biomassa
source-recycling = reciclagem
    .project = projeto de reciclagem
source-wind = energia eólica
    .project = projeto de energia eólica
source-hydro = energia hídrica
    .project = projeto de energia hídrica

## Centrais fósseis

plant-coal = carvão
    .a = uma central a carvão
plant-oil = petróleo
    .a = uma central a petróleo
plant-gas = gás
    .a = uma central a gás

## Subsídios dos espaços de projeto

grant-money = dinheiro
    .short = din.
grant-tech = tecnologia
    .short = tec.
grant-research = investigação
    .short = inv.

## Cimeiras

# Só em português: a cidade com a preposição.
summit-at =
    { ID($summit) ->
        [rio] no Rio
        [rio-de-janeiro] no Rio de Janeiro
        [dubai] no Dubai
       *[other] em { $summit }
    }

summit-stockholm = Estocolmo
summit-rio = Rio
summit-berlin = Berlim
summit-buenos-aires = Buenos Aires
summit-bonn = Bona
summit-the-hague = Haia
summit-marrakech = Marraquexe
summit-new-delhi = Nova Deli
summit-milan = Milão
summit-montreal = Montreal
summit-geneva = Genebra
summit-nairobi = Nairobi
summit-bali = Bali
summit-poznan = Poznań
summit-copenhagen = Copenhaga
summit-cancun = Cancún
summit-durban = Durban
summit-kyoto = Quioto
summit-doha = Doha
summit-rio-de-janeiro = Rio de Janeiro
summit-warsaw = Varsóvia
summit-new-york = Nova Iorque
summit-lima = Lima
summit-paris = Paris
summit-san-francisco = São Francisco
summit-katowice = Katowice
summit-madrid = Madrid
summit-glasgow = Glasgow
summit-sharm-el-sheikh = Sharm el-Sheikh
summit-dubai = Dubai
summit-baku = Baku
summit-belem = Belém

## Fases

phase-setup = Preparação
phase-supply = Fase de Abastecimento
phase-operations = Fase de Operações
phase-between_decades = Entre décadas
phase-scoring = Pontuação final
phase-income = Rendimento
phase-environmental_goals = Objetivos Ambientais
phase-events = Acontecimentos

## O que as regras dos jogos chamam de maneira diferente

word-lobby-card = carta de lóbi
    .a = uma carta de lóbi
    .the = a carta de lóbi
    .plural = cartas de lóbi
word-lobbyist-card = carta de lobista
    .a = uma carta de lobista
    .the = a carta de lobista
    .plural = cartas de lobista
word-energy-source = fonte de energia
word-energy-type = fonte de energia

## O que qualquer jogo pode dizer

ask-choose = Escolhe.
refuse-not-asked = Não é isso que se pergunta agora.
refuse-game-over = O jogo acabou.

## Entradas do registo

tell-pays = { $player } paga { $pays }.
    .short = paga { $pays }
tell-gains = { $player } recebe { $gains }.
    .short = recebe { $gains }
tell-pays-and-gains = { $player } paga { $pays } e recebe { $gains }.
    .short = paga { $pays }, recebe { $gains }
