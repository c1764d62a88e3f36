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

test.each([
  { productType: 'valvulas-exalatorias' },
  { productType: 'sensores-transdutores', name: 'Sensor de fluxo' },
  { productType: 'celulas-o2', compatibleWith: ['Ventilador Newport e360'] },
] as const)('what is in the gas of a ventilated patient is looked at without one: %j', (fields) => {
  const one = part({ ...fields, compatibleWith: ['compatibleWith' in fields ? fields.compatibleWith[0] : 'Monitor'] })
  const description = 'PEEP que não se mantém pede que se olhe o diafragma.'
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
