import type { AnswerTemplate } from '#domain/desk/answer/answer-template.ts'
import type { PromiseState } from '#domain/desk/calendar/promise.ts'
import type { Person } from '#domain/desk/person.ts'
import type { MessageFile } from '#server/inbox/desk/messages.ts'
import type { ListedProposal } from '#server/inbox/proposals/proposals.ts'
import type { AskedProduct } from './asked.tsx'

/** What the page of one message shows. */
export interface MessageView {
  file: MessageFile
  /** The day by Brasília's calendar. */
  today: string
  promise: PromiseState | undefined
  isOurs: boolean
  persons: readonly Person[]
  /** Who looks. */
  me: Person
  /** Who else has it open. */
  openBy: readonly string[]
  asked: readonly AskedProduct[]
  /** The newest first. */
  proposals: readonly (Pick<ListedProposal, 'id' | 'state' | 'validUntil' | 'contactId'> & { name: string })[]
  /** Filled with the message's fields. */
  templates: readonly (Pick<AnswerTemplate, 'key' | 'title'> & { subject: string; text: string })[]
  answer: { subject: string; text: string }
  /** When the draft that stands in the answer was kept (ISO 8601); undefined when there is none. */
  draftFrom: string | undefined
  /** The note that was typed and not kept yet; '' when there is none. */
  note: string
  canMail: boolean
  /** The last answer by a person's own program, to be opened in it. */
  toOpen: { name: string; href: string; isWhole: boolean; text: string } | undefined
}
