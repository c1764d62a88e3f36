import { armText, isArmSized, marketSizeText, armHint } from './arm-size.ts'
import { axisLabel, axisValue, variantAxes, type VariantAxis } from './variant-axes.ts'
import type { Variant } from './variant.ts'

export type Selection = Partial<Record<VariantAxis, string>>

export interface Choice {
  value: string
  label: string
  /** The name of a cuff's size at other brands. */
  detail?: string
  /** The code of the variant that the choice selects, in the last group only; '' while an earlier answer is missing. */
  code?: string
}

export type ChoiceGroup = { axis: VariantAxis; label: string; hint?: string; choices: Choice[] }

type VariantFields = Pick<Variant, 'id' | 'sku'> & Partial<Variant>

/** The questions about a product in order, each with the answers that fit those before it (spec §2 'Choices', §4). */
export function choiceGroups(variants: readonly VariantFields[], selection: Selection): ChoiceGroup[] {
  let candidates = variants
  const groups: ChoiceGroup[] = []
  for (const axis of variantAxes) {
    const choices = choicesOn(candidates, axis)
    if (choices.length === 0) continue
    const hint = axis === 'size' && isArmSized(candidates) ? { hint: armHint } : {}
    groups.push({ axis, label: axisLabel[axis], ...hint, choices })
    const value = selection[axis]
    if (value) candidates = candidates.filter((variant) => axisValue(variant, axis) === value)
  }
  return groups
}

/** The questions to show: 'vias' only with several answers (spec §2 'Choices'); the last one's answers carry codes. */
export function visibleGroups(variants: readonly VariantFields[], selection: Selection): ChoiceGroup[] {
  const groups = choiceGroups(variants, selection).filter(({ axis, choices }) => axis !== 'vias' || choices.length > 1)
  const last = groups.pop()
  if (!last) return groups
  const isComplete = groups.every(({ axis }) => selection[axis] !== undefined)
  return [...groups, withCodes(last, isComplete ? variants : [], selection)]
}

function withCodes(group: ChoiceGroup, variants: readonly VariantFields[], selection: Selection): ChoiceGroup {
  const { axis, choices } = group
  const fitting = variants.filter((variant) =>
    variantAxes.every(
      (other) => other === axis || selection[other] === undefined || axisValue(variant, other) === selection[other],
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

function choicesOn(variants: readonly VariantFields[], axis: VariantAxis): Choice[] {
  const choices = new Map<string, Choice>()
  for (const variant of variants) {
    const value = axisValue(variant, axis)
    const detail = axis === 'size' ? marketSizeText(variant) : undefined
    if (value && !choices.has(value)) {
      choices.set(value, { value, label: choiceLabel(variant, axis), ...(detail && { detail }) })
    }
  }
  return [...choices.values()]
}

/** Removes choices that no longer fit, and chooses the number of ways where only one fits (spec §4). */
export function validSelection(variants: readonly VariantFields[], selection: Selection): Selection {
  const valid: Selection = {}
  let candidates = variants
  for (const axis of variantAxes) {
    const values = new Set(candidates.map((variant) => axisValue(variant, axis)).filter(Boolean))
    const [only] = axis === 'vias' && values.size === 1 ? values : []
    const value = values.has(selection[axis]) ? selection[axis] : only
    if (!value) continue
    valid[axis] = value
    candidates = candidates.filter((variant) => axisValue(variant, axis) === value)
  }
  return valid
}

/** Chooses an answer, or removes it if it was already chosen (spec §2, §4). */
export function toggleChoice(selection: Selection, axis: VariantAxis, value: string): Selection {
  const { [axis]: previous, ...others } = selection
  return previous === value ? others : { ...others, [axis]: value }
}

/** The variant that the selection determines; undefined while a required answer is missing. */
export function selectedVariant<V extends VariantFields>(variants: readonly V[], selection: Selection): V | undefined {
  const valid = validSelection(variants, selection)
  if (choiceGroups(variants, valid).some(({ axis }) => !valid[axis])) return undefined
  return variants.find((variant) => variantAxes.every((axis) => axisValue(variant, axis) === valid[axis]))
}

/** The answers that lead to a variant. */
export function selectionOf(variant: VariantFields): Selection {
  return Object.fromEntries(
    variantAxes.flatMap((axis) => {
      const value = axisValue(variant, axis)
      return value ? [[axis, value]] : []
    }),
  )
}

/** A variant's value on an axis, in the words of its button. */
export function choiceLabel(variant: VariantFields, axis: VariantAxis): string {
  if (axis === 'size') return variant.sizeLabel ?? ''
  if (axis === 'vias') return variant.vias === '1' ? 'Tubo simples' : 'Tubo duplo'
  if (axis === 'leads') return `${variant.leads} vias`
  return axisValue(variant, axis) ?? ''
}

/** A variant in one line, for cart lines: 'Adulto (18 a 26 cm) (2 vias)', '5 vias', 'Argon' (spec §2 'Cart line'). */
export function variantLabel(variant: VariantFields): string {
  const labels = variantAxes
    .filter((axis) => axis !== 'vias' && axisValue(variant, axis))
    .map((axis) => choiceLabel(variant, axis))
  const vias = variant.vias ? ` (${variant.vias} ${variant.vias === '1' ? 'via' : 'vias'})` : ''
  return `${labels.join(', ')}${vias}`.trim()
}

/** A variant in one line, for lists and documents: its label and, for a cuff, the arm circumference. */
export function variantWords(variant: VariantFields): string {
  return [variantLabel(variant), armText(variant)].filter(Boolean).join(' · ')
}
