import { expect, test } from 'vitest'
import { accessory, connector } from '#tests/samples.ts'
import type { AccessoryRecord } from './product.ts'
import { missingWarnings } from './warnings.ts'

const registry = [
  connector({ key: 'luer', shape: 'luer', contacts: 1, gender: 'macho', confirmed: false }),
  connector({ key: 'espiga-pni', shape: 'espiga', contacts: 1, gender: 'neutro', confirmed: false }),
]
const part = (fields: Partial<AccessoryRecord>) => accessory({ id: 'peca', ...fields })
const isWarned = (one: AccessoryRecord) => missingWarnings([one], registry, new Set(['lifepak-1000'])).length === 0

test('a cuff that ends in a luer warns of the veins', () => {
  const bare = part({ productType: 'bracadeiras-pni', ends: [{ side: 'mangueira', connector: 'luer' }] })
  expect(isWarned({ ...bare, description: 'Identifique o tubo como linha de ar.' })).toBe(false)
  expect(isWarned({ ...bare, description: 'Identifique a linha de ar; nunca a ligue a um acesso venoso.' })).toBe(true)
})

test("a newborn's cuff or hose says to set the monitor to newborns, and an adult's need not", () => {
  const sized = (sizeKey: 'neonatal' | 'adulto') =>
    part({ productType: 'bracadeiras-pni', variants: [{ id: 'v', sku: 'V', sizeKey, sizeLabel: sizeKey }] })
  expect(isWarned(sized('neonatal'))).toBe(false)
  expect(isWarned(sized('adulto'))).toBe(true)
  expect(isWarned({ ...sized('neonatal'), description: 'Ponha o monitor na categoria neonatal.' })).toBe(true)
  const specifications = [{ name: 'Paciente', value: 'Recém-nascido' }]
  expect(isWarned(part({ productType: 'cabos-extensoes-pni', specifications }))).toBe(false)
})

test("a splice, as CP24, or a half for a tube, as CP07, says that it does not bring a newborn's cuff onto an adult's hose", () => {
  const splice = part({
    productType: 'conectores-pni',
    description: 'Útil quando o tubo da braçadeira é mais estreito que o da extensão.',
    ends: [
      { side: 'mangueira', connector: 'espiga-pni' },
      { side: 'bracadeira', connector: 'espiga-pni' },
    ],
  })
  expect(isWarned(splice)).toBe(false)
  expect(isWarned({ ...splice, description: 'Nunca leve braçadeira neonatal a mangueira de adulto.' })).toBe(true)
  const half = { ...splice, ends: [{ side: 'mangueira', connector: 'baioneta' }] } satisfies AccessoryRecord
  expect(isWarned(half)).toBe(false)
  const plug = { ...splice, ends: [{ side: 'fixacao', connector: 'espiga-pni' }] } satisfies AccessoryRecord
  expect(isWarned(plug)).toBe(true)
})

test("a newborn's connector says to set the monitor to newborns, as CP17N did not", () => {
  const variants = [{ id: 'neonatal', sku: 'CP17N', patient: 'Mangueira neonatal' }]
  const block = part({ productType: 'conectores-pni', variants })
  expect(isWarned(block)).toBe(false)
  expect(isWarned({ ...block, description: 'Confira que o monitor está na categoria neonatal.' })).toBe(true)
})

test('a sensor that controls heat says what happens when it comes off, as SPI04 and SPU01 did not', () => {
  for (const name of ['Sensor de pele para GE', 'Sonda de temperatura para umidificador aquecido']) {
    const sensor = part({ productType: 'sensores-temperatura', name })
    expect(isWarned(sensor)).toBe(false)
    expect(isWarned({ ...sensor, description: 'Descolado ou solto, o aparelho aquece demais.' })).toBe(true)
  }
})

test('a sensor for monitors says that it must not control heat, as ST 05 did not', () => {
  const sensor = part({ productType: 'sensores-temperatura', name: 'Sensor de temperatura para Mindray' })
  expect(isWarned(sensor)).toBe(false)
  const specifications = [{ name: 'Não serve em', value: 'Servocontrole de incubadora ou berço aquecido' }]
  expect(isWarned({ ...sensor, specifications })).toBe(true)
})

test("a newborn's sidestream part says that the module draws a sample, as CAP06 did not", () => {
  const specifications = [{ name: 'Paciente', value: 'Adulto, pediátrico e neonatal' }]
  const trap = part({ productType: 'capnografia', technology: 'sidestream', specifications })
  expect(isWarned(trap)).toBe(false)
  expect(isWarned({ ...trap, description: 'O manual fixa a vazão da amostra.' })).toBe(true)
  expect(isWarned({ ...trap, technology: 'microstream' })).toBe(true)
})

test.each([
  { productType: 'displays-monitores-lcd', description: 'Painel.' },
  { productType: 'modulos', description: 'Placa interna.' },
  { productType: 'placas-componentes-eletronicos', description: 'Troca em bancada.' },
] as const)('what is mounted with the machine open says to take its power first: %j', (fields) => {
  expect(isWarned(part(fields))).toBe(false)
  expect(isWarned(part({ ...fields, description: `${fields.description} Aparelho sem energia.` }))).toBe(true)
})

test("the pads of an AED say that help does not wait for a child's, as BAT14 did not", () => {
  const specifications = [{ name: 'Na troca', value: 'Com outro DEA no lugar, até o autoteste passar' }]
  const compatibleWith = ['DEA LIFEPAK CR Plus']
  const kit = part({ productType: 'baterias', name: 'Kit com eletrodos', compatibleWith, specifications })
  expect(isWarned(kit)).toBe(false)
  expect(isWarned({ ...kit, description: 'Sem os infantis à mão não se atrasa o socorro.' })).toBe(true)
  expect(isWarned({ ...kit, name: 'Bateria' })).toBe(true)
})

test('so do the pads of a machine that the registry knows as an AED, as PAD05F did not', () => {
  const pads = part({ productType: 'pas-eletrodos-desfibrilacao', equipmentModel: ['lifepak-15', 'lifepak-1000'] })
  expect(isWarned(pads)).toBe(false)
  expect(isWarned({ ...pads, description: 'Sem os infantis à mão não se atrasa o socorro.' })).toBe(true)
  expect(isWarned({ ...pads, equipmentModel: ['lifepak-15'] })).toBe(true)
})

test("a defibrillator's battery is changed with another machine in its place, as BAT19 and BAT23 did not say", () => {
  const battery = part({ productType: 'baterias', compatibleWith: ['DEA Physio-Control LIFEPAK 1000'] })
  const indicator = 'O símbolo no visor é o que se confere na ronda: não é preciso ligar o DEA para isso.'
  expect(isWarned({ ...battery, description: indicator })).toBe(false)
  expect(isWarned({ ...battery, description: 'Na troca, outro DEA no lugar, até o autoteste passar.' })).toBe(true)
  expect(isWarned({ ...battery, compatibleWith: ['Monitores GE Dash'] })).toBe(true)
})

test.each([
  'Mude o rabicho suspeito de soquete: se o ruído o acompanha, troque os rabichos.',
  'A falha continua depois de permutar os rabichos entre si.',
  'Troque os cabos entre duas entradas e veja se a falha acompanha o cabo.',
])('leads and cables are swapped on a simulator, not on the patient: %s', (description) => {
  const cables = (['cabos-ecg', 'cabos-pi'] as const).map((productType) => part({ productType, description }))
  expect(cables.map(isWarned)).toEqual([false, false])
  expect(cables.map((one) => isWarned({ ...one, description: `No simulador. ${description}` }))).toEqual([true, true])
})

const detector = {
  productType: 'placas-componentes-eletronicos',
  name: 'Sensor de gotas para bomba de infusão',
} as const
test.each([
  ['advice to move a lead', { productType: 'cabos-ecg', description: 'mud'.repeat(10_000) } as const],
  ['how to close a clamp', { ...detector, description: 'fech'.repeat(60_000) }],
  ['detectors', { ...detector, name: 'sensor'.repeat(40_000) }],
])('a text made of the beginnings of %s is judged at once', (_what, texts) => {
  const before = process.threadCpuUsage()
  isWarned(part(texts))
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(3000)
})

test.each([
  { productType: 'valvulas-exalatorias' },
  { productType: 'sensores-transdutores', name: 'Sensor de fluxo' },
  { productType: 'celulas-o2', compatibleWith: ['Ventilador Newport e360'] },
  { productType: 'analisadores' },
] as const)('what is in the gas of a ventilated patient is looked at without one: %j', (fields) => {
  const one = part({ ...fields, compatibleWith: ['compatibleWith' in fields ? fields.compatibleWith[0] : 'Monitor'] })
  const description = 'PEEP que não se mantém pede que se olhe o diafragma. Diga se é para recém-nascido.'
  expect(isWarned({ ...one, description })).toBe(false)
  expect(isWarned({ ...one, description, specifications: [{ name: 'Troca', value: 'Sem paciente' }] })).toBe(true)
})

test("a fetal transducer leaves a lost signal to the mother's team first", () => {
  const one = part({ productType: 'sensores-transdutores-diversos', name: 'Transdutor de ultrassom fetal' })
  expect(isWarned({ ...one, description: 'Perda de sinal pede outro transdutor.' })).toBe(false)
  expect(isWarned({ ...one, description: 'Perda de sinal é primeiro da equipe.' })).toBe(true)
})

test('what is mounted inside a defibrillator says that its capacitor is discharged first, as PCE05 did not', () => {
  const keypad = part({ productType: 'placas-componentes-eletronicos', compatibleWith: ['Cardioversor CardioMax'] })
  expect(isWarned({ ...keypad, description: 'A colagem é definitiva.' })).toBe(false)
  expect(isWarned({ ...keypad, description: 'Com o capacitor comprovadamente descarregado.' })).toBe(true)
})

test('a sensor around the line of an infusion pump says to close its clamp first, as PCE09 did not', () => {
  const sensor = part({ productType: 'placas-componentes-eletronicos', name: 'Detector de ar para bomba de infusão' })
  expect(isWarned({ ...sensor, description: 'Limpe as faces do sensor.' })).toBe(false)
  expect(isWarned({ ...sensor, description: 'Feche a pinça do equipo e limpe as faces do sensor.' })).toBe(true)
  expect(isWarned({ ...sensor, name: 'Teclado para bomba de infusão', description: 'Mande uma foto.' })).toBe(true)
})

test('an AED battery of two kinds says that the primary one never goes into the charger, as BAT16 did not', () => {
  const specifications = [{ name: 'Na troca', value: 'Com outro DEA no lugar, até o autoteste passar' }]
  const description = 'Existem a de lítio, descartável, e a de chumbo, recarregável, de mesmo formato.'
  const battery = part({ productType: 'baterias', compatibleWith: ['DEA LIFEPAK 500'], description, specifications })
  expect(isWarned(battery)).toBe(false)
  expect(isWarned({ ...battery, description: `${description} A de lítio nunca vai ao carregador da outra.` })).toBe(
    true,
  )
  expect(isWarned({ ...battery, description: 'Bateria de lítio, não recarregável.' })).toBe(true)
})

test("a newborn's cuff that begins at 6 cm says what serves a smaller arm, as BP05N1 did not", () => {
  const description = 'Ponha o monitor na categoria neonatal.'
  const from = (centimetres: number) =>
    part({
      productType: 'bracadeiras-pni',
      description,
      variants: [{ id: 'n', sku: 'BP05N1', sizeKey: 'neonatal', sizeLabel: `Neonatal (${centimetres} a 11 cm)` }],
    })
  expect(isWarned(from(6))).toBe(false)
  expect(isWarned({ ...from(6), description: `${description} Braço de menos de 6 cm: a nº 1.` })).toBe(true)
  expect(isWarned(from(3))).toBe(true)
})

test("an expiratory valve asks for the patient, since a newborn's may be another, as VEX03 did not", () => {
  const valve = part({ productType: 'valvulas-exalatorias', description: 'Monte seca e teste sem paciente.' })
  expect(isWarned(valve)).toBe(false)
  const specifications = [{ name: 'Recém-nascido', value: 'A válvula é outra, a neonatal' }]
  expect(isWarned({ ...valve, specifications })).toBe(true)
})

test('a cable whose plug many brands use says that they are wired otherwise, as C10VG32 did not', () => {
  const common = connector({ key: 'db15', uses: [{ parameter: 'ecg', makers: [] }] })
  const warnings = (description: string, side: 'equipamento' | 'eletrodo' = 'equipamento') => {
    const cable = part({ productType: 'cabos-ecg', description, ends: [{ side, connector: 'db15' }] })
    return missingWarnings([cable], [common], new Set())
  }
  expect(warnings('Aperte os dois parafusos.')).toHaveLength(1)
  expect(warnings('O de outra marca entra e pode trocar derivações.')).toEqual([])
  expect(warnings('Terminais de pressão.', 'eletrodo')).toEqual([])
})

test('an electrode with its own wire asks for the code of colours, as EDA02 did not', () => {
  const electrode = part({ productType: 'eletrodos', name: 'Eletrodo descartável neonatal com fio, jogo de 3' })
  expect(isWarned(electrode)).toBe(false)
  expect(isWarned({ ...electrode, description: 'Diga AHA ou IEC, o mesmo do tronco.' })).toBe(true)
  expect(isWarned({ ...electrode, name: 'Eletrodo descartável adulto' })).toBe(true)
})
