import type { AnswerLink } from '#domain/desk/answer/answer-links.ts'
import type { ProposalFault } from '#domain/proposal/faults.ts'
import type { FixedPart } from '#domain/proposal/form/fixed-part.ts'
import type { TypedProposal } from '#domain/proposal/form/typed-proposal.ts'
import type { ProposalFile } from '#server/inbox/proposals/proposals.ts'

/** A product or a variant to choose from, as the shop has it today. */
export interface CandidateView {
  name: string
  code: string
  /** 'R$ 49,90', or '' without a known price. */
  price: string
  picture: string | undefined
  href: string
}

/** What stands beside the fields of a line. */
export interface LineView {
  id: string
  /** Undefined for what no page of the desk wrote. */
  fixed: FixedPart | undefined
  /** Where the price is from, or which one is known; '' where none is. */
  priceHint: string
  candidates: readonly (CandidateView | undefined)[]
  picture: string | undefined
}

/** Everything that the page of a proposal shows. */
export interface ProposalView {
  file: ProposalFile
  name: string
  /** The day by Brasília's calendar. */
  today: string
  /** What the form holds, and what is wrong with it by the fields' names. */
  typed: TypedProposal
  faults: Readonly<Record<string, string>>
  /** What is to be settled before it goes out. */
  unsettled: readonly ProposalFault[]
  lines: readonly LineView[]
  /** Percent off by Pix. */
  pixDiscount: number
  canUndo: boolean
  /** The text that goes out; undefined before it has its number. */
  message: { text: string; whatsapp?: AnswerLink; email?: AnswerLink } | undefined
  /** The link that was just made, told once. */
  link: string | undefined
  /** Whether the shop has links for customers. */
  hasLinks: boolean
  /** What an e-mail by the shop's mail server begins with; undefined where there is none, or no address. */
  letter: { subject: string; text: string } | undefined
  /** Two at once: what is different in what the other person saved. */
  differences: readonly string[] | undefined
}
