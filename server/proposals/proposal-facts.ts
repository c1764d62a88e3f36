import { formatCnpj } from '#domain/forms/cnpj.ts'
import { freightText } from '#domain/proposal/changes.ts'
import { discountText } from '#domain/proposal/discount.ts'
import type { Letterhead, Proposal } from '#domain/proposal/proposal.ts'
import type { ProposalDocument } from './document-model.ts'

/** A fact's name and value; a fact with the value '' is not shown. */
export type Fact = readonly [name: string, value: string]

/** The facts of the customer to whom a proposal goes. */
export const customerFacts = ({ customer, process }: Proposal): Fact[] => [
  ['Para', customer.institution],
  ['CNPJ', formatCnpj(customer.cnpj)],
  ['Inscrição estadual', customer.stateRegistration],
  ['Município/UF', customer.city],
  ['A/c', customer.contact],
  ['E-mail', customer.email],
  ['Telefone', customer.phone],
  ['Processo', process],
  ['Entrega em', customer.deliveryAddress],
  ['Faturamento em', customer.billingAddress],
]

/** The terms of a proposal, how it is paid, and who answers for it. */
export function termFacts({ proposal, sent, layout }: ProposalDocument, { bank, pixKey }: Letterhead): Fact[] {
  const { discount, freight, payment, instalments, delivery, warranty, taxes, seller, sellerPhone } = proposal
  return [
    ['Desconto', discount ? `${discountText(discount)}, já no total` : ''],
    ['Frete', freightText(freight)],
    ['Pagamento', payment],
    ['Parcelas', instalments > 1 ? String(instalments) : ''],
    ['Conta', bank],
    ['Chave Pix', pixKey],
    ['Prazo de entrega', delivery],
    ['Garantia', warranty],
    ['Impostos', taxes],
    ['Vendedor', [seller, sellerPhone].filter(Boolean).join(', ')],
    ['Responsável pela proposta', layout === 'lista' ? (sent?.person ?? '') : ''],
  ]
}
