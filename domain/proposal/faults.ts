import * as v from 'valibot'
import { cnpjState } from '#domain/forms/cnpj.ts'
import { emailText } from '#domain/forms/typed-text.ts'
import { offersOf, type OfferLine } from './proposal-line.ts'
import type { Proposal } from './proposal.ts'

/** Why a proposal cannot be sent yet, and where: a line's id, or a field's name. */
export type ProposalFault = { place: string; text: string }

/** The reasons why a proposal cannot be sent, in the order of the form. In: today (YYYY-MM-DD, Brasília). */
export function faultsBeforeSending({ customer, lines, validUntil }: Proposal, today: string): ProposalFault[] {
  const faults: ProposalFault[] = []
  if (customer.institution === '' && customer.contact === '')
    faults.push({ place: 'institution', text: 'Diga para quem é a proposta: a instituição ou o contato.' })
  const cnpj = cnpjState(customer.cnpj)
  if (cnpj === 'wrong' || cnpj === 'incomplete')
    faults.push({ place: 'cnpj', text: 'Confira o CNPJ: os dígitos não fecham. Deixe vazio se ainda não o tem.' })
  if (customer.email !== '' && !v.is(emailText, customer.email))
    faults.push({ place: 'email', text: 'Confira o e-mail: um endereço só, como compras@hospital.com.br.' })
  if (lines.length === 0) faults.push({ place: 'lines', text: 'A proposta não tem nenhum item.' })
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'open')
      faults.push({ place: line.id, text: `Item ${index + 1}: escolha qual é, ou marque que não trabalhamos com ele.` })
    if (line.kind === 'offer' && line.unitPrice === undefined)
      faults.push({ place: line.id, text: `Falta o preço de ${line.code || line.description}.` })
  }
  faults.push(...loneAlternatives(lines))
  if (validUntil < today)
    faults.push({ place: 'validUntil', text: 'A validade já passou: escolha uma data de hoje em diante.' })
  return faults
}

/** The offers marked as alternatives that have no other: the customer would look for the other one in vain. */
function loneAlternatives(lines: Proposal['lines']): ProposalFault[] {
  const offers = offersOf(lines)
  const isAlone = ({ id, alternativeOf }: OfferLine) =>
    alternativeOf !== undefined && !offers.some((other) => other.id !== id && other.alternativeOf === alternativeOf)
  const text = 'Esta opção está sozinha: acrescente a outra, ou desmarque a alternativa.'
  return offers.filter(isAlone).map(({ id }) => ({ place: id, text }))
}
