import { pictureAddress } from '#desk/http/file-routes.ts'
import type { RouteOptions } from '#desk/http/routes.ts'
import { answerLinks } from '#domain/desk/answer.ts'
import { centsText } from '#domain/money.ts'
import { faultsBeforeSending } from '#domain/proposal/faults.ts'
import {
  readFixedPart,
  typedCents,
  typedIds,
  typedPercent,
  typedProposal,
  type TypedProposal,
} from '#domain/proposal/form/typed-proposal.ts'
import { itemDescription } from '#domain/proposal/lines-of-order.ts'
import { proposalText } from '#domain/proposal/out/proposal-text.ts'
import { type PricesOf, proposedPrice } from '#domain/proposal/price-source.ts'
import { brazilianDay, brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'
import { type ProposalDetails, proposalName } from '#server/store/proposals.ts'
import { pricesOfLines, catalogueCents, proposalShop } from './proposal-shop.ts'

/** The unsaved values of a form. */
export interface UnsavedForm {
  typed?: TypedProposal
  /** The error of each faulty field, by name. */
  faults?: Record<string, string>
  /** After a conflict: how the other person's version differs. */
  differences?: readonly string[]
}

/** Everything that a proposal's page shows. In: what was typed and not saved, and a link that has just been made. */
export async function proposalView(
  { store, shop, hasLinks, canMail }: Pick<RouteOptions, 'store' | 'shop' | 'hasLinks' | 'canMail'>,
  file: ProposalDetails,
  { typed = typedProposal(file.content), faults = {}, differences, link }: UnsavedForm & { link?: string } = {},
) {
  const present = await shop()
  const { content, proposal } = file
  const prices = await pricesOfLines(
    { proposals: store.proposals, shop: proposalShop(present) },
    content.lines,
    content.customer,
  )
  const today = brasiliaDay(new Date().toISOString())
  return {
    file,
    name: proposalName(proposal),
    today,
    typed,
    faults,
    /** The faults to correct before sending. */
    unsettled: faultsBeforeSending(content, today),
    /** The catalogue's items, by which a line finds its product. */
    finder: finderOf(present),
    lines: typedIds(typed).map((id) => lineView(id, typed, { present, prices })),
    /** The shop's percent off by Pix, as it is typed: '5'; '' without one. */
    pixShare: typedPercent(present.brand.offers.pixDiscount),
    canUndo: canUndo(file),
    /** The text to be sent; undefined for a draft. */
    message: messageOf(file, { shop: present.brand.name, link }),
    /** A link that has just been made; shown once. */
    link,
    hasLinks,
    /** Initial texts of an e-mail by the shop's mail server; undefined where none can be sent now. */
    letter: canMail ? letterOf(file, present.brand.name) : undefined,
    differences,
  }
}
export type ProposalView = Awaited<ReturnType<typeof proposalView>>

/** What is shown beside the fields of a line. */
function lineView(id: string, typed: TypedProposal, { present, prices }: { present: Shop; prices: PricesOf }) {
  const fixed = readFixedPart(typed[`${id}.fixo`])
  const item = fixed?.kind === 'offer' ? fixed.item : undefined
  const product = item && candidateView(item, present)
  const suggested = item && proposedPrice(prices({ item }) ?? {})
  const isSame = suggested && typed[`${id}.unitPrice`] === typedCents(suggested.cents)
  return {
    id,
    /** The hidden part of the line; undefined when its field is missing or was altered. */
    fixed,
    /** '{price}: {source}' of the known price; the source alone when that price is typed; '' when none is known. */
    priceHint: suggested ? `${isSame ? '' : `${centsText(suggested.cents)}: `}${suggested.source}` : '',
    candidates: fixed?.kind === 'open' ? fixed.candidates.map((candidate) => candidateView(candidate, present)) : [],
    picture: product?.picture,
    /** The item's name in the catalogue, if the line has another description. */
    catalogueName: product && product.name !== typed[`${id}.description`] ? product.name : undefined,
  }
}

export type LineView = ReturnType<typeof lineView>

/** A product or variant in today's catalogue; undefined when it is gone. */
function candidateView(named: { productId: string; variantId?: string | undefined }, present: Shop) {
  const item = proposalShop(present).itemOf(named)
  if (!item) return undefined
  const cents = catalogueCents(item)
  const { src } = item.product.picture
  return {
    name: itemDescription(item),
    code: item.code,
    /** 'R$ 49,90', or '' without a known price. */
    price: cents > 0 ? centsText(cents) : '',
    picture: src === '' ? undefined : pictureAddress(src),
  }
}
export type CandidateView = NonNullable<ReturnType<typeof candidateView>>

/** So many products a page offers to choose from; those of a larger catalogue are found by typing and saving. */
const maximumOffered = 1500

const finderOf = derived((shop: Shop) =>
  shop.products
    .flatMap(({ id, ...product }) => {
      const variants = 'variants' in product ? product.variants : []
      const names =
        variants.length > 0 ? variants.map((one) => ({ productId: id, variantId: one.id })) : [{ productId: id }]
      return names.flatMap((name) => proposalShop(shop).itemOf(name) ?? [])
    })
    .slice(0, maximumOffered)
    .map((item) => ({ code: item.code, name: itemDescription(item) })),
)

/** Whether a change of the draft can be undone; not after sending. */
function canUndo({ proposal, history }: ProposalDetails): boolean {
  const since = history.slice(history.findLastIndex(({ act }) => act === 'send') + 1)
  const count = (kind: string) => since.filter(({ act }) => act === kind).length
  return proposal.state === 'rascunho' && count('save') > count('undo')
}

/** The text for the customer, and the links that open it in a program; undefined for a draft. */
function messageOf({ proposal, content }: ProposalDetails, { shop, link }: { shop: string; link: string | undefined }) {
  const { number, revision, state } = proposal
  if (!number || state === 'rascunho') return undefined
  const text = proposalText(content, { number, revision, shop, link })
  const { email, phone } = content.customer
  const subject = `Proposta ${proposalName(proposal)} · ${shop}`
  return { text, ...answerLinks({ email: email || null, phone: phone || null }, { subject, text }) }
}

/** The e-mail, if the customer may still answer and has an address. */
function letterOf({ proposal, content }: ProposalDetails, shop: string) {
  const canBeAnswered = proposal.state === 'enviada' || proposal.state === 'negociacao'
  if (!canBeAnswered || content.customer.email === '') return undefined
  const name = proposalName(proposal)
  const greeting = content.customer.contact === '' ? 'Olá.' : `Olá, ${content.customer.contact}.`
  return {
    subject: `Proposta ${name} · ${shop}`,
    text: `${greeting}\n\nSegue a proposta ${name}, válida até ${brazilianDay(content.validUntil)}. Qualquer dúvida, responda a este e-mail.\n\n${shop}`,
  }
}
