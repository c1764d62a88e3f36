import { type DeskFacts, todayInBrasilia } from '#desk/desk-facts.ts'
import { pictureAddress } from '#desk/http/file-routes.ts'
import type { RouteOptions } from '#desk/http/routes.ts'
import { answerLinks } from '#domain/desk/answer-links.ts'
import { fillTemplate, fieldValues } from '#domain/desk/answer-template.ts'
import { promiseState, type PromiseState } from '#domain/desk/calendar/promise.ts'
import { mentionsIn } from '#domain/desk/mentions.ts'
import type { Person } from '#domain/desk/person.ts'
import { turnOn } from '#domain/desk/turn.ts'
import { itemOfProduct, itemsOfCode } from '#domain/order-list/order-book.ts'
import { paths } from '#domain/pages/paths.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { orderBookOf } from '#server/shop/lists.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Message, MessageDetails } from '#server/store/messages.ts'
import { proposalName } from '#server/store/proposals.ts'

/** The item path of a message: the key of who has the message open and of what is typed there. */
export const messageItemPath = (messageId: number) => `mensagens/${messageId}`

export const noteItemPath = (messageId: number) => `${messageItemPath(messageId)}/nota`

/** The names of the persons who have an item open, except the one who looks. */
export const otherNames = (all: readonly { id: number; name: string }[] = [], { id: ownId }: Person) =>
  all.filter(({ id }) => id !== ownId).map(({ name }) => name)

const maximumMentioned = 24

/** The shop's products that a text mentions by code or address, each with its page on the site and its picture here. */
function mentionedProducts(text: string, shop: Shop) {
  const book = orderBookOf(shop)
  const items = mentionsIn(text).flatMap((mention) =>
    mention.startsWith('/') ? (itemOfProduct(book, mention.slice(1)) ?? []) : itemsOfCode(book, mention),
  )
  return items.slice(0, maximumMentioned).map(({ product: { id, name, picture }, code }) => ({
    id,
    code,
    name,
    href: shop.siteUrl + paths.product(id),
    picture: pictureAddress(picture.src),
  }))
}

/** Whether it is the shop's turn (a due reminder counts), and how the promise stands. In: the time now, ISO 8601. */
export function turnAndPromise(
  message: Pick<Message, 'turn' | 'turn_since' | 'remind_on'>,
  { promisedMinutes, calendar }: DeskFacts,
  now: string,
): { isOurs: boolean; promise: PromiseState | undefined } {
  const { turn, turn_since: since, remind_on: remindOn } = message
  const isOurs = turnOn(brasiliaDay(now), { turn, remindOn }) === 'ours'
  if (turn !== 'ours' || promisedMinutes === undefined) return { isOurs, promise: undefined }
  return { isOurs, promise: promiseState({ since, now, promise: { minutes: promisedMinutes, calendar } }) }
}

/** The start of an answer's form: a template, or a typed answer that was not stored because of unfilled [words]. */
export interface AnswerStart {
  opensNext: boolean
  template?: string | undefined
  typed?: { subject: string; text: string; unfilled: readonly string[] }
}

/** The most waiting messages that are looked through for the next one. */
const maximumConsidered = 200

/** The message that waits for the shop after this one, or the one that has waited longest. */
export async function nextWaitingId({ store }: Pick<RouteOptions, 'store'>, id: number): Promise<number | undefined> {
  const today = todayInBrasilia()
  const query = { turn: 'ours', order: 'longest-waiting', page: 1, perPage: maximumConsidered, today } as const
  const ids = (await store.messages.list(query)).rows.map((row) => row.id)
  return ids[ids.indexOf(id) + 1] ?? ids.find((otherId) => otherId !== id)
}

export async function messageView(
  options: RouteOptions,
  details: MessageDetails,
  { me, template, typed, opensNext }: AnswerStart & { me: Person },
) {
  const { access, store, deskFacts, shop, canMail } = options
  const path = messageItemPath(details.message.id)
  const now = new Date().toISOString()
  const today = brasiliaDay(now)
  const [content, persons, openItems, draft, noteDraft, currentShop, proposals, nextId] = await Promise.all([
    deskFacts(),
    access.persons.all(),
    store.presence.personsAt([path]),
    store.typedTexts.find(path, me.id),
    store.typedTexts.find(noteItemPath(details.message.id), me.id),
    shop(),
    store.proposals.list({ contactId: details.message.id, page: 1, perPage: 10, today }),
    nextWaitingId(options, details.message.id),
  ])
  const values = fieldValues({ message: details.message, person: me.name, brand: content.brand })
  const templates = content.templates.map((offered) => ({
    key: offered.key,
    title: offered.title,
    ...fillTemplate(offered, values),
  }))
  const chosen = templates.find(({ key }) => key === template)
  return {
    details,
    today,
    ...turnAndPromise(details.message, content, now),
    persons: persons.filter(({ isActive }) => isActive),
    me,
    openBy: otherNames(openItems.get(path), me),
    mentioned: mentionedProducts(details.message.message, currentShop),
    /** The proposals for the message, or the one that it answers through its link; the last changed first. */
    proposals: proposals.rows.map((row) => ({ ...row, name: proposalName(row) })),
    templates,
    answer: typed ?? {
      subject: chosen?.subject || `Re: ${details.message.subject}`,
      // The chosen template is appended to the typed text; it never replaces that text.
      text: [draft?.text, chosen?.text].filter(Boolean).join('\n\n'),
    },
    /** The unfilled [words] of an answer that was not sent because of them; the person may confirm sending it. */
    unfilled: typed?.unfilled ?? [],
    nextId,
    opensNext,
    draftSavedAt: draft?.savedAt,
    noteDraft: noteDraft?.text ?? '',
    canMail,
    programLink: programLinkOf(details),
  }
}
export type MessageView = Awaited<ReturnType<typeof messageView>>

const programLinkMilliseconds = 10 * 60 * 1000

/** The last answer, if the person's own program is to open it and it is at most ten minutes old. */
function programLinkOf({ message, answers }: MessageDetails) {
  const last = answers.at(-1)
  if (!last || (last.way !== 'whatsapp' && last.way !== 'email')) return undefined
  if (Date.now() - Date.parse(last.at) > programLinkMilliseconds) return undefined
  const link = answerLinks(message, { subject: last.subject ?? '', text: last.text })[last.way]
  return link && { name: last.way === 'whatsapp' ? 'WhatsApp' : 'e-mail', text: last.text, ...link }
}
