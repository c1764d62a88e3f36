import * as v from 'valibot'
import type { Proposal, ProposalTerms } from './proposal.ts'

const days = (maximum: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, 'um número inteiro de 1 em diante'),
    v.maxValue(maximum, `até ${maximum} dias`),
  )
const text = (maximum: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maximum, `até ${maximum} caracteres`)), '')

/** content/desk/propostas.yaml: what a new proposal begins with, in the shop's own terms. */
export const proposalSettingsSchema = v.strictObject({
  /** Days from the proposal's date in which it may be accepted. */
  validity: days(180),
  payment: text(300),
  instalments: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36)), 1),
  delivery: text(120),
  freight: v.optional(v.picklist(['included', 'customer'], 'included ou customer'), 'customer'),
  taxes: text(300),
  remarks: text(2000),
  /** Days for which a link works, from the day on which it is made. */
  link: days(365),
})
export type ProposalSettings = v.InferOutput<typeof proposalSettingsSchema>

/** The shop's terms for a new proposal; the warranty is the brand's. */
export function termsOf(
  { payment, instalments, delivery, taxes, freight, remarks }: ProposalSettings,
  { warranty }: { warranty: string },
): ProposalTerms & Pick<Proposal, 'freight' | 'remarks'> {
  return {
    payment,
    instalments,
    delivery,
    taxes,
    remarks,
    freight: { kind: freight },
    warranty: warranty.slice(0, 300),
  }
}
