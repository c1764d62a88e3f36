import { expect, test } from 'vitest'
import { cuffVariants, ecgVariants } from '#tests/samples.ts'
import {
  visibleGroups,
  choiceGroups,
  choiceLabel,
  selectedVariant,
  selectionOf,
  validSelection,
  toggleChoice,
  variantLabel,
  variantWords,
} from './selection.ts'
import type { Variant } from './variant.ts'

const transducers: Variant[] = [
  { id: 'argon', transducer: 'Argon', sku: 'EID101' },
  { id: 'bd', transducer: 'BD', sku: 'EID104' },
]

test('a product without variants asks nothing', () => {
  expect(choiceGroups([], {})).toEqual([])
  expect(selectedVariant([], {})).toBeUndefined()
})

test('a product asks for what its variants differ in, in the words of the page', () => {
  expect(choiceGroups(ecgVariants, {})).toEqual([
    {
      axis: 'leads',
      label: 'Vias de ECG',
      choices: [
        { value: '3', label: '3 vias' },
        { value: '5', label: '5 vias' },
      ],
    },
  ])
})

test('size is asked before the number of tubes, each answer once', () => {
  expect(choiceGroups(cuffVariants, {})).toEqual([
    {
      axis: 'size',
      label: 'Tamanho',
      hint: 'Meça o braço: o tamanho se escolhe pela circunferência em centímetros, não pelo nome.',
      choices: [
        { value: 'adulto', label: 'Adulto (18 a 26 cm)', detail: 'em outras marcas, “adulto pequeno”' },
        { value: 'neonatal', label: 'Neonatal (6 a 11 cm)' },
      ],
    },
    {
      axis: 'vias',
      label: 'Vias',
      choices: [
        { value: '1', label: 'Tubo simples' },
        { value: '2', label: 'Tubo duplo' },
      ],
    },
  ])
})

test('only the tubes that the chosen size comes with are offered', () => {
  const [, vias] = choiceGroups(cuffVariants, { size: 'neonatal' })
  expect(vias?.choices).toEqual([{ value: '1', label: 'Tubo simples' }])
})

test('the number of tubes is asked for only where there are several', () => {
  const asked = (size: string) => visibleGroups(cuffVariants, { size }).map(({ axis }) => axis)
  expect(asked('neonatal')).toEqual(['size'])
  expect(asked('adulto')).toEqual(['size', 'vias'])
})

test('a single number of tubes is chosen by itself', () => {
  expect(validSelection(cuffVariants, { size: 'neonatal' })).toEqual({ size: 'neonatal', vias: '1' })
  expect(selectedVariant(cuffVariants, { size: 'neonatal' })?.sku).toBe('BP01N1')
})

test('nothing but the number of tubes is ever chosen by itself', () => {
  const [onlyEcg, onlyTransducer] = [ecgVariants.slice(0, 1), transducers.slice(0, 1)]
  expect(validSelection(onlyEcg, {})).toEqual({})
  expect(selectedVariant(onlyTransducer, {})).toBeUndefined()
})

test('an answer that the new size does not come with is dropped', () => {
  expect(validSelection(cuffVariants, { size: 'neonatal', vias: '2' })).toEqual({ size: 'neonatal', vias: '1' })
})

test('answers to questions that the product does not ask, and answers nobody offers, are dropped', () => {
  expect(validSelection(ecgVariants, { transducer: 'Argon', leads: '5' })).toEqual({ leads: '5' })
  expect(validSelection(ecgVariants, { leads: '7' })).toEqual({})
})

test('a variant stands only when every question is answered', () => {
  expect(selectedVariant(cuffVariants, {})).toBeUndefined()
  expect(selectedVariant(cuffVariants, { size: 'adulto' })).toBeUndefined()
  expect(selectedVariant(cuffVariants, { vias: '2' })).toBeUndefined()
  expect(selectedVariant(cuffVariants, { size: 'adulto', vias: '2' })?.sku).toBe('BP01A2')
})

test('choosing an answer again takes it back', () => {
  const once = toggleChoice({}, 'leads', '5')
  expect(once).toEqual({ leads: '5' })
  expect(toggleChoice(once, 'leads', '5')).toEqual({})
})

test('choosing another answer replaces the first and leaves other questions alone', () => {
  expect(toggleChoice({ size: 'adulto', vias: '1' }, 'vias', '2')).toEqual({ size: 'adulto', vias: '2' })
})

test('a variant knows the answers that lead to it', () => {
  const [, adultTwoTubes] = cuffVariants
  expect(adultTwoTubes && selectionOf(adultTwoTubes)).toEqual({ size: 'adulto', vias: '2' })
})

test.each([
  [{ id: 'a', sku: 'A', vias: '1' }, 'vias', 'Tubo simples'],
  [{ id: 'a', sku: 'A', vias: '2' }, 'vias', 'Tubo duplo'],
  [{ id: 'a', sku: 'A', leads: '10' }, 'leads', '10 vias'],
  [{ id: 'a', sku: 'A', transducer: 'Smiths Logical' }, 'transducer', 'Smiths Logical'],
  [{ id: 'a', sku: 'A', thread: 'G (rosca grossa)' }, 'thread', 'G (rosca grossa)'],
] as const)('%o reads on %s as %s', (variant, axis, label) => {
  expect(choiceLabel(variant, axis)).toBe(label)
})

test.each([
  [{ id: 'a', sku: 'A', sizeKey: 'obeso', sizeLabel: 'Obeso (33 a 47 cm)', vias: '2' }, 'Obeso (33 a 47 cm) (2 vias)'],
  [{ id: 'a', sku: 'A', sizeKey: 'obeso', sizeLabel: 'Obeso (33 a 47 cm)', vias: '1' }, 'Obeso (33 a 47 cm) (1 via)'],
  [{ id: 'a', sku: 'A', sizeKey: 'adulto', sizeLabel: 'Adulto (Clipe de Dedo)' }, 'Adulto (Clipe de Dedo)'],
  [{ id: 'a', sku: 'A', leads: '5' }, '5 vias'],
  [{ id: 'a', sku: 'A', transducer: 'BD' }, 'BD'],
  [{ id: 'a', sku: 'A', application: 'Pele', brand: 'Dixtal' }, 'Pele, Dixtal'],
  [{ id: 'a', sku: 'A', vias: '2' }, '(2 vias)'],
] as const)('a cart line names %o as %s', (variant, label) => {
  expect(variantLabel(variant)).toBe(label)
})

test('the sizes of finger clips are asked for without a word of arms', () => {
  const clip: Variant = { id: 'a', sku: 'SCD01', sizeKey: 'adulto', sizeLabel: 'Adulto (Clipe de Dedo)' }
  expect(choiceGroups([clip], {})).toEqual([
    { axis: 'size', label: 'Tamanho', choices: [{ value: 'adulto', label: 'Adulto (Clipe de Dedo)' }] },
  ])
})

test('a cuff in one line has its label, its tubes and its arm; other variants their label alone', () => {
  const cuff = { id: 'a', sku: 'BP01A1', vias: '1', sizeKey: 'adulto', sizeLabel: 'Adulto (18 a 26 cm)' } as const
  expect(variantWords(cuff)).toBe(
    'Adulto (18 a 26 cm) (1 via) · Circunferência do braço: 18 a 26 cm (em outras marcas, “adulto pequeno”)',
  )
  expect(variantWords({ id: 'b', sku: 'C5VGA2', leads: '5' })).toBe('5 vias')
})

test('the answers to the last question carry the code that they lead to, once those before it are answered', () => {
  expect(visibleGroups(ecgVariants, {}).map(({ choices }) => choices.map(({ code }) => code))).toEqual([
    ecgVariants.map(({ sku }) => sku),
  ])
  const [size, vias] = visibleGroups(cuffVariants, { size: 'adulto' })
  expect(size?.choices.every(({ code }) => code === undefined)).toBe(true)
  expect(vias?.choices.map(({ code }) => code)).toEqual(
    cuffVariants.filter(({ sizeKey }) => sizeKey === 'adulto').map(({ sku }) => sku),
  )
  expect(
    visibleGroups(cuffVariants, {})
      .at(-1)
      ?.choices.map(({ code }) => code),
  ).toEqual(['', ''])
})
