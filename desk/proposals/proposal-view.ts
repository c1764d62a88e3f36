import { answerLinks } from '#domain/desk/answer.ts'
import { itemDescription } from '#domain/proposal/lines-of-order.ts'
import { faultsBeforeSending } from '#domain/proposal/faults.ts'
import {
  readFixedPart,
  typedCents,
  typedIds,
  typedPercent,
  typedProposal,
  type TypedProposal,
} from '#domain/proposal/form/typed-proposal.ts'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import { centsText } from '#domain/money.ts'
import { type PricesOf, proposedPrice } from '#domain/proposal/price-source.ts'
import { proposalText } from '#domain/proposal/out/proposal-text.ts'
import { paths } from '#domain/pages/paths.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { type ProposalFile, proposalName } from '#server/store/proposals.ts'
import type { RouteOptions } from '#desk/http/desk-routes.ts'
import type { CandidateView, LineView, ProposalView } from './proposal-view-types.ts'
import { pictureAddress } from '#desk/http/picture-routes.ts'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'
import { knownPrices } from './lines-asked.ts'
import { catalogueCents, proposalShop } from './proposal-shop.ts'

interface Typed {
  typed?: TypedProposal
  faults?: Record<string, string>
  differences?: string[]
  /** A link that has just been made. */
  link?: string
}

/** Everything that a proposal's page shows. In: what was typed and not saved, if anything. */
export async function proposalView(
  { store, shop, hasLinks, canMail }: Pick<RouteOptions, 'store' | 'shop' | 'hasLinks' | 'canMail'>,
  file: ProposalFile,
  { typed = typedProposal(file.content), faults = {}, differences, link }: Typed = {},
): Promise<ProposalView> {
  const present = await shop()
  const { content, proposal } = file
  const prices = await knownPrices(
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
    unsettled: faultsBeforeSending(content, today),
    finder: finderOf(present),
    lines: typedIds(typed).map((id) => lineView(id, typed, { present, prices })),
    pixShare: typedPercent(present.brand.offers.pixDiscount),
    canUndo: canUndo(file),
    message: messageOf(file, { shop: present.brand.name, link }),
    link,
    hasLinks,
    letter: canMail ? letterOf(file, present.brand.name) : undefined,
    differences,
  }
}

function lineView(
  id: string,
  typed: TypedProposal,
  { present, prices }: { present: Shop; prices: PricesOf },
): LineView {
  const fixed = readFixedPart(typed[`${id}.fixo`])
  const item = fixed?.kind === 'offer' ? fixed.item : undefined
  const shown = item && candidateView(item, present)
  const known = item && proposedPrice(prices({ item }) ?? {})
  const isSame = known && typed[`${id}.preco`] === typedCents(known.cents)
  return {
    id,
    fixed,
    priceHint: known ? `${isSame ? '' : `${centsText(known.cents)}: `}${known.source}` : '',
    candidates: fixed?.kind === 'open' ? fixed.candidates.map((candidate) => candidateView(candidate, present)) : [],
    picture: shown?.picture,
    catalogueName: shown && shown.name !== typed[`${id}.descricao`] ? shown.name : undefined,
  }
}

function candidateView(
  named: { productId: string; variantId?: string | undefined },
  present: Shop,
): CandidateView | undefined {
  const item = proposalShop(present).itemOf(named)
  if (!item) return undefined
  const cents = catalogueCents(item)
  const { src } = item.product.picture
  return {
    name: itemDescription(item),
    code: item.code,
    price: cents > 0 ? centsText(cents) : '',
    picture: src === '' ? undefined : pictureAddress(src),
    href: present.siteUrl + paths.product(item.product.id),
  }
}

/** So many products a page offers to choose from; those of a larger catalogue are found by typing and saving. */
const mostOffered = 1500

const finderOf = derived((shop: Shop) =>
  shop.products
    .flatMap(({ id, ...product }) => {
      const variants = 'variants' in product ? product.variants : []
      const names =
        variants.length > 0 ? variants.map((one) => ({ productId: id, variantId: one.id })) : [{ productId: id }]
      return names.flatMap((name) => proposalShop(shop).itemOf(name) ?? [])
    })
    .slice(0, mostOffered)
    .map((item) => ({ code: item.code, name: itemDescription(item) })),
)

/** Whether a change of the draft can be undone; not after sending. */
function canUndo({ proposal, history }: ProposalFile): boolean {
  const since = history.slice(history.findLastIndex(({ act }) => act === 'send') + 1)
  const count = (wanted: string) => since.filter(({ act }) => act === wanted).length
  return proposal.state === 'rascunho' && count('save') > count('undo')
}

/** The text for the customer, and the links that open it in a program; undefined for a draft. */
function messageOf(
  { proposal, content }: ProposalFile,
  { shop, link }: { shop: string; link: string | undefined },
): ProposalView['message'] {
  const { number, revision, state } = proposal
  if (!number || state === 'rascunho') return undefined
  const text = proposalText(content, { number, revision, shop, link })
  const { email, phone } = content.customer
  const subject = `Proposta ${proposalName(proposal)} · ${shop}`
  return { text, ...answerLinks({ email: email || null, phone: phone || null }, { subject, text }) }
}

/** The e-mail, if the customer may still answer and has an address. */
function letterOf({ proposal, content }: ProposalFile, shop: string): ProposalView['letter'] {
  const isOut = proposal.state === 'enviada' || proposal.state === 'negociacao'
  if (!isOut || content.customer.email === '') return undefined
  const name = proposalName(proposal)
  const greeting = content.customer.contact === '' ? 'Olá.' : `Olá, ${content.customer.contact}.`
  return {
    subject: `Proposta ${name} · ${shop}`,
    text: `${greeting}\n\nSegue a proposta ${name}, válida até ${brazilianDay(content.validUntil)}. Qualquer dúvida, responda a este e-mail.\n\n${shop}`,
  }
}
