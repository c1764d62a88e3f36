import { todayInBrasilia } from '#desk/desk-facts.ts'
import { pictureAddress } from '#desk/http/file-routes.ts'
import type { RouteOptions } from '#desk/http/routes.ts'
import { answerLinks } from '#domain/desk/answer-links.ts'
import { messageAmount } from '#domain/money.ts'
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
import type { ItemRef } from '#domain/proposal/proposal-line.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'
import { type ProposalDetails, proposalName } from '#server/store/proposals.ts'
import { catalogueCents, catalogueItems, pricesOfLines } from './item-prices.ts'

export interface UnsavedForm {
  typed?: TypedProposal
  faults?: Record<string, string>
  differences?: readonly string[]
}

export async function proposalView(
  { store, shop, hasLinks, canMail }: Pick<RouteOptions, 'store' | 'shop' | 'hasLinks' | 'canMail'>,
  details: ProposalDetails,
  { typed = typedProposal(details.content), faults = {}, differences, link }: UnsavedForm & { link?: string } = {},
) {
  const currentShop = await shop()
  const { content, proposal } = details
  const prices = await pricesOfLines(store.proposals, catalogueItems(currentShop), content.lines, content.customer)
  const today = todayInBrasilia()
  return {
    details,
    name: proposalName(proposal),
    today,
    typed,
    faults,
    faultsBeforeSending: faultsBeforeSending(content, today),
    suggestedItems: suggestedItems(currentShop),
    lines: typedIds(typed).map((id) => lineView(id, typed, currentShop, prices)),
    /** The shop's discount for Pix in percent, as typed in a field: '5'; '' without a discount. */
    pixShare: typedPercent(currentShop.brand.offers.pixDiscount),
    canUndo: canUndo(details),
    message: messageOf(details, { shopName: currentShop.brand.name, link }),
    link,
    hasLinks,
    /** Initial texts of an e-mail by the shop's mail server; undefined where none can be sent now. */
    emailDraft: canMail ? emailDraftOf(details, currentShop.brand.name) : undefined,
    differences,
  }
}
export type ProposalView = Awaited<ReturnType<typeof proposalView>>

function lineView(id: string, typed: TypedProposal, shop: Shop, prices: PricesOf) {
  const fixed = readFixedPart(typed[`${id}.fixo`])
  const item = fixed?.kind === 'offer' ? fixed.item : undefined
  const catalogueItem = item && candidateView(item, shop)
  const suggested = item && proposedPrice(prices({ item }) ?? {})
  const isPriceTyped = suggested && typed[`${id}.unitPrice`] === typedCents(suggested.cents)
  return {
    id,
    /** The hidden part of the line; undefined when its field is missing or was altered. */
    fixed,
    /** The known price as '{price}: {source}'; the source alone when that price is typed; '' when none is known. */
    priceHint: suggested ? `${isPriceTyped ? '' : `${messageAmount(suggested.cents)}: `}${suggested.source}` : '',
    candidates: fixed?.kind === 'open' ? fixed.candidates.map((candidate) => candidateView(candidate, shop)) : [],
    picture: catalogueItem?.picture,
    /** The item's name in the catalogue, if the line has another description. */
    catalogueName: catalogueItem && catalogueItem.name !== typed[`${id}.description`] ? catalogueItem.name : undefined,
  }
}

export type LineView = ReturnType<typeof lineView>

function candidateView(itemRef: ItemRef, shop: Shop) {
  const item = catalogueItems(shop).itemOf(itemRef)
  if (!item) return undefined
  const cents = catalogueCents(item)
  return {
    name: itemDescription(item),
    code: item.code,
    price: cents > 0 ? messageAmount(cents) : '',
    picture: pictureAddress(item.product.picture.src),
  }
}
export type CandidateView = NonNullable<ReturnType<typeof candidateView>>

/** The most products that a page suggests while somebody types; others of a larger catalogue are found on saving. */
const maximumSuggested = 1500

const suggestedItems = derived((shop: Shop) =>
  shop.products
    .flatMap(({ id, ...product }) => {
      const variants = 'variants' in product ? product.variants : []
      const itemRefs =
        variants.length > 0
          ? variants.map((variant) => ({ productId: id, variantId: variant.id }))
          : [{ productId: id }]
      return itemRefs.flatMap((itemRef) => catalogueItems(shop).itemOf(itemRef) ?? [])
    })
    .slice(0, maximumSuggested)
    .map((item) => ({ code: item.code, name: itemDescription(item) })),
)

function canUndo({ proposal, history }: ProposalDetails): boolean {
  const sinceSending = history.slice(history.findLastIndex(({ act }) => act === 'send') + 1)
  const count = (name: string) => sinceSending.filter(({ act }) => act === name).length
  return proposal.state === 'rascunho' && count('save') > count('undo')
}

/** The text for the customer, and the links that open it in a program; undefined for a draft. */
function messageOf(
  { proposal, content }: ProposalDetails,
  { shopName, link }: { shopName: string; link: string | undefined },
) {
  const { number, revision, state } = proposal
  if (!number || state === 'rascunho') return undefined
  const text = proposalText(content, { number, revision, shop: shopName, link })
  const { email, phone } = content.customer
  const subject = `Proposta ${proposalName(proposal)} · ${shopName}`
  return { text, ...answerLinks({ email: email || null, phone: phone || null }, { subject, text }) }
}

/** The e-mail with the document, if the customer may still answer and has an address. */
function emailDraftOf({ proposal, content }: ProposalDetails, shopName: string) {
  const canBeAnswered = proposal.state === 'enviada' || proposal.state === 'negociacao'
  if (!canBeAnswered || content.customer.email === '') return undefined
  const name = proposalName(proposal)
  const greeting = content.customer.contact === '' ? 'Olá.' : `Olá, ${content.customer.contact}.`
  return {
    subject: `Proposta ${name} · ${shopName}`,
    text: `${greeting}\n\nSegue a proposta ${name}, válida até ${brazilianDay(content.validUntil)}. Qualquer dúvida, responda a este e-mail.\n\n${shopName}`,
  }
}
