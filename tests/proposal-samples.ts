import type { OfferLine, OpenLine, ProposalLine } from '#domain/proposal/proposal-line.ts'
import { newProposal } from '#domain/proposal/proposal-settings.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'

const terms = { payment: '28 dias', instalments: 1, delivery: '', freight: 'customer', taxes: '', remarks: '' } as const

/** A line that offers a cable at R$ 49,90, with a test's changes. */
export function offerLine(otherwise: Partial<OfferLine> = {}): OfferLine {
  return {
    kind: 'offer',
    id: 'a',
    asked: '',
    customerItem: '',
    note: '',
    code: 'C5VGA2',
    description: 'Cabo de ECG 5 vias',
    quantity: 2,
    unit: 'un',
    unitPrice: 4990,
    delivery: '',
    maker: '',
    ncm: '',
    anvisa: '',
    ...otherwise,
  }
}

export function declinedLine(asked = 'Colchão', id = 'd'): ProposalLine {
  return { kind: 'declined', id, asked, customerItem: '', note: '' }
}

export function openLine(otherwise: Partial<OpenLine> = {}): OpenLine {
  return {
    kind: 'open',
    id: 'o',
    asked: 'sensor spo2',
    customerItem: '',
    note: '',
    quantity: 1,
    question: 'Qual deles?',
    candidates: [],
    ...otherwise,
  }
}

/** A proposal to a hospital, valid until the end of 2026. */
export function proposalOf(lines: ProposalLine[], otherwise: Partial<Proposal> = {}): Proposal {
  const empty = newProposal({ ...terms, validity: 15, link: 30 }, { warranty: '12 meses' }, '2026-12-31')
  return { ...empty, customer: { ...empty.customer, institution: 'Hospital São José' }, lines, ...otherwise }
}
