import type { AnswerTemplate } from '#domain/desk/answer.ts'
import type { PromiseState } from '#domain/desk/calendar/promise.ts'
import type { Person } from '#domain/desk/person.ts'
import type { MessageFile } from '#server/store/messages.ts'
import type { ListedProposal } from '#server/store/proposals.ts'
import type { AskedProduct } from './asked.tsx'

/** What a message's page shows. */
export interface MessageView {
  file: MessageFile
  /** Today in Brasília. */
  today: string
  promise: PromiseState | undefined
  isOurs: boolean
  persons: readonly Person[]
  /** The signed-in person. */
  me: Person
  /** Who else has the message open. */
  openBy: readonly string[]
  asked: readonly AskedProduct[]
  /** The proposals for the message, or the one that it answers through its link; the last changed first. */
  proposals: readonly (Pick<ListedProposal, 'id' | 'state' | 'validUntil' | 'contactId'> & { name: string })[]
  /** The answer templates, filled in for this message. */
  templates: readonly (Pick<AnswerTemplate, 'key' | 'title'> & { subject: string; text: string })[]
  answer: { subject: string; text: string }
  /** The words between brackets that an answer still has which was to be sent; it is sent when the person says so. */
  unfilled: readonly string[]
  /** The message that waits for the shop after this one; undefined without another. */
  nextId: number | undefined
  /** When the draft of the answer was saved (ISO 8601); undefined without one. */
  draftFrom: string | undefined
  /** The draft of a note; '' without one. */
  note: string
  canMail: boolean
  /** The last answer, to be opened in the person's own program. */
  toOpen: { name: string; href: string; isWhole: boolean; text: string } | undefined
}
