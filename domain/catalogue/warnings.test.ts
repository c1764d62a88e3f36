import { expect, test } from 'vitest'
import { accessory, connector } from '#tests/samples.ts'
import type { AccessoryRecord } from './product.ts'
import { missingWarnings } from './warnings.ts'

const registry = [
  connector({ key: 'luer', shape: 'luer', contacts: 1, gender: 'macho', confirmed: false }),
  connector({ key: 'espiga-pni', shape: 'espiga', contacts: 1, gender: 'neutro', confirmed: false }),
]
const part = (fields: Partial<AccessoryRecord>) => accessory({ id: 'peca', ...fields })
const isWarned = (one: AccessoryRecord) => missingWarnings([one], registry).length === 0

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

test("a splice, as CP24, says that it does not bring a newborn's cuff onto an adult's hose", () => {
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
  const plug = { ...splice, ends: [{ side: 'fixacao', connector: 'espiga-pni' }] } satisfies AccessoryRecord
  expect(isWarned(plug)).toBe(true)
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
