import * as v from 'valibot'
import { field } from '#domain/field-words.ts'
import { wholeNumber } from '#domain/text/text-schemas.ts'
import { emptyCustomer } from './customer.ts'
import type { Proposal } from './proposal.ts'

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
  validity: field('Validade, em dias', days(180)),
  payment: field('Pagamento', text(300), { isWide: true }),
  instalments: field('Parcelas', v.optional(wholeNumber(1, 36), 1)),
  delivery: field('Prazo de entrega', text(120)),
  freight: field('Frete', v.optional(v.picklist(['included', 'customer'], 'included ou customer'), 'customer'), {
    options: { included: 'incluso', customer: 'por conta do cliente' },
  }),
  taxes: field('Impostos', text(300), { isLong: true }),
  remarks: field('Observações', text(2000), { isLong: true }),
  link: field('Dias em que o link abre', days(365)),
})
export type ProposalSettings = v.InferOutput<typeof proposalSettingsSchema>

/** An empty proposal in the shop's terms. In: the brand, whose warranty it has, and the last day for accepting. */
export function newProposal(
  { validity: _validity, link: _link, freight, ...terms }: ProposalSettings,
  { warranty }: { warranty: string },
  validUntil: string,
): Proposal {
  return {
    customer: emptyCustomer,
    lines: [],
    ...terms,
    freight: { kind: freight },
    warranty: warranty.slice(0, 300),
    validUntil,
    process: '',
    seller: '',
    sellerPhone: '',
    pixDiscount: 0,
  }
}
