import { expect, test } from 'vitest'
import { accessory } from '#tests/samples.ts'
import { fitStatement, incompleteFields, statedValues } from './completeness.ts'

const end = { side: 'equipamento' as const, connector: 'db9-macho' }
type Fields = Parameters<typeof accessory>[0]
const lacks = (fields: Fields, words: RegExp) =>
  incompleteFields(accessory(fields)).some(({ problem }) => words.test(problem))

test.each<[Fields, string]>([
  [{ equipmentModel: ['dash-3000'], compatibleWith: ['Dash'] }, 'models'],
  [{ equipmentBrand: 'universal', compatibleWith: ['Monitores com DB9'] }, 'universal'],
  [{ compatibleWith: ['Monitores, mediante confirmação do modelo'], ends: [end] }, 'words'],
  [{ compatibleWith: ['Monitores'] }, 'none'],
  [{ equipmentBrand: 'universal' }, 'none'],
  [{ ends: [end] }, 'none'],
])('%j says what it fits by: %s', (fields, fitting) => {
  expect(fitStatement(accessory(fields ?? {}))).toBe(fitting)
})

test('papers that say something of the part are values', () => {
  const dossier = { maker: 'Fabricante', use: 'reutilizavel', sterile: false, latex: 'contem', anvisa: 'nao-se-aplica' } as const // prettier-ignore
  expect(statedValues(accessory({ dossier }))).toBe(5)
})

test('neither the norm of its kind nor a claim without a document is a value', () => {
  const dossier = { standard: 'ANSI/AAMI EC53', latex: 'livre', defibrillationProof: true, sampleSeal: true } as const
  expect(statedValues(accessory({ dossier, isCertified: true }))).toBe(0)
  const evidence = (['latex', 'standard'] as const).map((about) => ({ about, document: 'Laudo', holder: 'X', seen: '2026-11-24' })) // prettier-ignore
  expect(statedValues(accessory({ dossier, evidence }))).toBe(2)
})

test('a sensor of SpO2 or a module states its technology, or is sold once it was seen', () => {
  const sensor = { productType: 'sensores-spo2', ends: [end] } as const
  const asked = [{ name: 'Pedido', value: 'Sob consulta até identificar a placa' }]
  const has = (fields: Fields) => !lacks({ ...sensor, ends: [end], ...fields }, /tecnologia/)
  expect(has({})).toBe(false)
  expect(has({ technology: 'nellcor' })).toBe(true)
  expect(has({ specifications: asked, availability: 'sob-consulta' })).toBe(true)
  expect(has({ ends: [end, { side: 'sensor', connector: 'db9-femea' }] })).toBe(true)
  expect(has({ productType: 'modulos' })).toBe(false)
})

test('a sensor of SpO2 says for which weight it is, or that its box does', () => {
  const sensor = { productType: 'sensores-spo2', ends: [end] } as const
  const has = (fields: Fields) => !lacks({ ...sensor, ends: [end], ...fields }, /Faixa de peso/)
  expect(has({})).toBe(false)
  expect(has({ specifications: [{ name: 'Paciente', value: 'Adulto, mais de 40 kg' }] })).toBe(true)
  expect(has({ specifications: [{ name: 'Faixa de peso', value: 'A impressa na embalagem do sensor' }] })).toBe(true)
  expect(has({ ends: [end, { side: 'sensor', connector: 'db9-femea' }] })).toBe(true)
})

test('a hose says for whom it is, by its row or by each of its versions', () => {
  const has = (fields: Fields) =>
    !lacks({ productType: 'cabos-extensoes-pni', ends: [end], ...fields }, /linha Paciente/)
  expect(has({})).toBe(false)
  expect(has({ specifications: [{ name: 'Paciente', value: 'Adulto e pediátrico' }] })).toBe(true)
  const neonatal = { id: 'n', sku: 'TPNI05N', sizeKey: 'neonatal', sizeLabel: 'Neonatal' } as const
  expect(has({ variants: [neonatal] })).toBe(true)
  expect(has({ productType: 'cabos-ecg' })).toBe(true)
})
