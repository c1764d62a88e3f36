import { armText, isArmSized, marketSize, measureArm } from './arm-size.ts'
import { axisLabel, axisValue, variantAxes, type VariantAxis } from './variant-axes.ts'
import type { Variant } from './variant.ts'

/** What a buyer has chosen so far, by axis. */
export type Selection = Partial<Record<VariantAxis, string>>

export interface Choice {
  value: string
  label: string
  /** For a cuff's size, its name at other brands. */
  detail?: string
  /** For an answer to the last question, the code that it leads to; empty while an earlier answer is missing. */
  code?: string
}

/** One question about a product: its axis and the answers still possible. */
export interface ChoiceGroup {
  axis: VariantAxis
  label: string
  /** Advice on how to answer: for a cuff, to measure the arm. */
  hint?: string
  choices: Choice[]
}

type Choosable = Pick<Variant, 'id' | 'sku'> & Partial<Variant>

/**
 * The questions about a product in order, each with the answers that fit those before it (spec §2 'Choices', §4 'Detail
 * quote button').
 */
export function choiceGroups(variants: readonly Choosable[], selection: Selection): ChoiceGroup[] {
  let candidates = variants
  const groups: ChoiceGroup[] = []
  for (const axis of variantAxes) {
    const choices = choicesOn(candidates, axis)
    if (choices.length === 0) continue
    const hint = axis === 'size' && isArmSized(candidates) ? { hint: measureArm } : {}
    groups.push({ axis, label: axisLabel[axis], ...hint, choices })
    const chosen = selection[axis]
    if (chosen) candidates = candidates.filter((variant) => axisValue(variant, axis) === chosen)
  }
  return groups
}

/**
 * The questions to be shown: one for the number of ways only if there are several (spec §2 'Choices'). The answers to
 * the last one carry the code that they lead to.
 */
export function askedGroups(variants: readonly Choosable[], selection: Selection): ChoiceGroup[] {
  const groups = choiceGroups(variants, selection).filter(({ axis, choices }) => axis !== 'vias' || choices.length > 1)
  const last = groups.pop()
  if (!last) return groups
  const isLed = groups.every(({ axis }) => selection[axis] !== undefined)
  return [...groups, withCodes(last, isLed ? variants : [], selection)]
}

function withCodes(group: ChoiceGroup, variants: readonly Choosable[], selection: Selection): ChoiceGroup {
  const { axis, choices } = group
  const fitting = variants.filter((variant) =>
    variantAxes.every(
      (each) => each === axis || selection[each] === undefined || axisValue(variant, each) === selection[each],
    ),
  )
  return {
    ...group,
    choices: choices.map((choice) => {
      const [only, ...others] = fitting.filter((variant) => axisValue(variant, axis) === choice.value)
      return { ...choice, code: only && others.length === 0 ? only.sku : '' }
    }),
  }
}

function choicesOn(variants: readonly Choosable[], axis: VariantAxis): Choice[] {
  const choices = new Map<string, Choice>()
  for (const variant of variants) {
    const value = axisValue(variant, axis)
    const detail = axis === 'size' ? marketSize(variant) : undefined
    if (value && !choices.has(value)) {
      choices.set(value, { value, label: choiceLabel(variant, axis), ...(detail && { detail }) })
    }
  }
  return [...choices.values()]
}

/**
 * The selection after the rules: answers that no longer fit are dropped, an only possible number of ways is chosen
 * (spec §4).
 */
export function settleSelection(variants: readonly Choosable[], selection: Selection): Selection {
  const settled: Selection = {}
  for (const axis of variantAxes) {
    const group = choiceGroups(variants, settled).find((candidate) => candidate.axis === axis)
    if (!group) continue
    const chosen = group.choices.find(({ value }) => value === selection[axis])
    const [only, ...others] = group.choices
    if (chosen) settled[axis] = chosen.value
    else if (axis === 'vias' && only && others.length === 0) settled[axis] = only.value
  }
  return settled
}

/** Chooses an answer, or removes it if it was already chosen (spec §2, §4). */
export function toggleChoice(selection: Selection, axis: VariantAxis, value: string): Selection {
  const { [axis]: previous, ...others } = selection
  return previous === value ? others : { ...others, [axis]: value }
}

/** The variant that the selection determines; undefined while a required answer is missing. */
export function selectedVariant<V extends Choosable>(variants: readonly V[], selection: Selection): V | undefined {
  const settled = settleSelection(variants, selection)
  if (choiceGroups(variants, settled).some(({ axis }) => !settled[axis])) return undefined
  return variants.find((variant) => variantAxes.every((axis) => axisValue(variant, axis) === settled[axis]))
}

/** The answers that lead to a variant. */
export function selectionOf(variant: Choosable): Selection {
  return Object.fromEntries(
    variantAxes.flatMap((axis) => {
      const value = axisValue(variant, axis)
      return value ? [[axis, value]] : []
    }),
  )
}

/** A variant's value on an axis, as the button shows it. */
export function choiceLabel(variant: Choosable, axis: VariantAxis): string {
  if (axis === 'size') return variant.sizeLabel ?? ''
  if (axis === 'vias') return variant.vias === '1' ? 'Tubo simples' : 'Tubo duplo'
  if (axis === 'leads') return `${variant.leads} vias`
  return axisValue(variant, axis) ?? ''
}

/** A variant in one line, for cart lines: 'Adulto (18 a 26 cm) (2 vias)', '5 vias', 'Argon' (spec §2 'Cart line'). */
export function variantLabel(variant: Choosable): string {
  const named = variantAxes
    .filter((axis) => axis !== 'vias' && axisValue(variant, axis))
    .map((axis) => choiceLabel(variant, axis))
  const vias = variant.vias ? ` (${variant.vias} ${variant.vias === '1' ? 'via' : 'vias'})` : ''
  return `${named.join(', ')}${vias}`.trim()
}

/** A variant in one line, for lists and documents: its label and, for a cuff, the arm circumference. */
export function variantWords(variant: Choosable): string {
  return [variantLabel(variant), armText(variant)].filter(Boolean).join(' · ')
}
