import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  choiceGroups,
  selectedVariant,
  selectionOf,
  validSelection,
  toggleChoice,
  type Selection,
} from './selection.ts'
import { axisValue, variantAxes } from './variant-axes.ts'
import type { Variant } from './variant.ts'

/** What must hold for every product whose variants answer the same questions, each combination once. */

const values = {
  size: ['neonatal', 'adulto', 'obeso'],
  vias: ['1', '2'],
  leads: ['3', '5', '10'],
  transducer: ['Argon', 'BD'],
  application: ['Pele', 'Retal'],
  thread: ['G', 'F'],
  brand: ['Dixtal', 'Mindray'],
  model: ['T5', 'T8'],
  patient: ['Adulto', 'Neonatal'],
  connector: ['P10', 'Redondo'],
  rating: ['12 V, 7 Ah', '12 V, 9 Ah'],
  diameter: ['15 mm', '22 mm'],
  length: ['1,5 m', '3,0 m'],
  pack: ['Pacote com 50', 'Caixa com 500'],
} as const

const selections: fc.Arbitrary<Selection> = fc.record(
  Object.fromEntries(variantAxes.map((axis) => [axis, fc.constantFrom('outro', ...values[axis])])),
  { requiredKeys: [] },
)

const variantLists = fc.subarray([...variantAxes], { minLength: 1, maxLength: 3 }).chain((axes) =>
  fc
    .uniqueArray(fc.tuple(...axes.map((axis) => fc.constantFrom<string>(...values[axis]))), {
      minLength: 1,
      maxLength: 10,
      selector: (combination) => combination.join('|'),
    })
    .map((combinations) =>
      combinations.map((combination, index) => {
        const answers = Object.fromEntries(axes.map((axis, axisIndex) => [axis, combination[axisIndex]]))
        const { size, ...others } = answers
        return {
          id: `v${index}`,
          sku: `SKU${index}`,
          ...others,
          ...(size && { sizeKey: size, sizeLabel: size }),
        } as Variant
      }),
    ),
)

const matches = (variant: Variant, selection: Selection) =>
  variantAxes.every((axis) => selection[axis] === undefined || axisValue(variant, axis) === selection[axis])

test('the answers of a variant lead to that variant', () => {
  fc.assert(
    fc.property(variantLists, (variants) => {
      for (const variant of variants) expect(selectedVariant(variants, selectionOf(variant))).toBe(variant)
    }),
  )
})

test('whatever was answered, at least one variant still fits', () => {
  fc.assert(
    fc.property(variantLists, selections, (variants, selection) => {
      const settled = validSelection(variants, selection)
      expect(variants.some((variant) => matches(variant, settled))).toBe(true)
    }),
  )
})

test('every answer on offer leads to a variant together with the answers before it', () => {
  fc.assert(
    fc.property(variantLists, selections, (variants, selection) => {
      const settled = validSelection(variants, selection)
      const before: Selection = {}
      for (const { axis, choices } of choiceGroups(variants, settled)) {
        for (const { value } of choices) {
          expect(variants.some((variant) => matches(variant, { ...before, [axis]: value }))).toBe(true)
        }
        const answer = settled[axis]
        if (answer) before[axis] = answer
      }
    }),
  )
})

test('settled answers are answers that were given, apart from a number of tubes that had no alternative', () => {
  fc.assert(
    fc.property(variantLists, selections, (variants, selection) => {
      const settled = validSelection(variants, selection)
      for (const axis of variantAxes) {
        if (settled[axis] === undefined || settled[axis] === selection[axis]) continue
        expect(axis).toBe('vias')
        const offered = choiceGroups(variants, settled).find((group) => group.axis === 'vias')?.choices
        expect(offered).toHaveLength(1)
      }
    }),
  )
})

test('settling twice changes nothing more', () => {
  fc.assert(
    fc.property(variantLists, selections, (variants, selection) => {
      const settled = validSelection(variants, selection)
      expect(validSelection(variants, settled)).toEqual(settled)
    }),
  )
})

test('a variant is selected exactly when every question has its answer, and it gives those answers', () => {
  fc.assert(
    fc.property(variantLists, selections, (variants, selection) => {
      const settled = validSelection(variants, selection)
      const isAnswered = choiceGroups(variants, settled).every(({ axis }) => settled[axis] !== undefined)
      const variant = selectedVariant(variants, selection)
      expect(variant !== undefined).toBe(isAnswered)
      if (variant) expect(selectionOf(variant)).toEqual(settled)
    }),
  )
})

test('pressing an answer twice leaves its question unanswered and the others as they were', () => {
  fc.assert(
    fc.property(selections, fc.constantFrom(...variantAxes), (selection, axis) => {
      const { [axis]: _answer, ...others } = selection
      const [value] = values[axis]
      const start = { ...others }
      expect(toggleChoice(toggleChoice(start, axis, value), axis, value)).toEqual(others)
    }),
  )
})
