import type { AnswerLink } from '#domain/desk/answer.ts'
import type { ProposalFault } from '#domain/proposal/faults.ts'
import type { FixedPart, TypedProposal } from '#domain/proposal/form/typed-proposal.ts'
import type { ProposalFile } from '#server/store/proposals.ts'

/** A product or variant to choose from, in today's catalogue. */
export interface CandidateView {
  name: string
  code: string
  /** 'R$ 49,90', or '' without a known price. */
  price: string
  picture: string | undefined
  href: string
}

/** Facts shown beside the fields of a line. */
export interface LineView {
  id: string
  /** The part of the line that nobody types; undefined when its hidden field is missing or was altered. */
  fixed: FixedPart | undefined
  /** '{price}: {source}' of the known price; the source alone when that price is typed; '' when none is known. */
  priceHint: string
  candidates: readonly (CandidateView | undefined)[]
  picture: string | undefined
  /** What the catalogue calls the item, where somebody has written another description. */
  catalogueName: string | undefined
}

/** Everything that a proposal's page shows. */
export interface ProposalView {
  file: ProposalFile
  name: string
  /** Today in Brasília. */
  today: string
  /** The fields as typed, by name. */
  typed: TypedProposal
  /** The error of each faulty field, by name. */
  faults: Readonly<Record<string, string>>
  /** The faults to correct before sending. */
  unsettled: readonly ProposalFault[]
  lines: readonly LineView[]
  /** The catalogue's items, by which a line finds its product. */
  finder: readonly { code: string; name: string }[]
  /** The shop's percent off by Pix, as it is typed: '5'; '' without one. */
  pixShare: string
  canUndo: boolean
  /** The text to be sent; undefined for a draft. */
  message: { text: string; whatsapp?: AnswerLink; email?: AnswerLink } | undefined
  /** A link that has just been made; shown once. */
  link: string | undefined
  /** Whether the shop has links for customers. */
  hasLinks: boolean
  /** Initial texts of an e-mail by the shop's mail server; undefined where none can be sent now. */
  letter: { subject: string; text: string } | undefined
  /** After a conflict: how the other person's version differs. */
  differences: readonly string[] | undefined
}
