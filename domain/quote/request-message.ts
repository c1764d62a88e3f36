import { encodeOrderList, shortLinkLine } from '#domain/order-list/list-link.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import { mostLines } from '#domain/order-list/limits.ts'
import { paths } from '#domain/pages/paths.ts'
import { mailtoLimit, mailtoUrl, whatsappLimit, whatsappUrl } from './links.ts'
import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { buyerBlock, termsLines, type Buyer, type RequestTerms } from './request.ts'
import type { RequestLine, RequestRow, UnfoundLine } from './request-line.ts'

/** A request that is sent: who asks, what for, under which number. */
export interface QuoteRequestText {
  number: string
  buyer: Buyer
  terms: RequestTerms
  lines: readonly RequestRow[]
  /** Of the site, without a slash at its end. */
  siteUrl: string
}

/** The whole request as text. */
export function requestText(request: QuoteRequestText): string {
  return textOf(request, { buyer: 'whole', shown: request.lines.length, isCompact: false })
}

/** A request written for a link, and whether lines had to be left out of it. */
export interface RequestLink {
  url: string
  isShortened: boolean
}

/** WhatsApp link of a request: what it cannot hold is shortened, who asks before what is asked for. */
export function requestWhatsapp(request: QuoteRequestText, number: string): RequestLink {
  return fitting(request, whatsappLimit, (text) => whatsappUrl(number, text))
}

/** `mailto:` link of a request. */
export function requestMail(
  request: QuoteRequestText,
  { to, brandName }: { to: string; brandName: string },
): RequestLink {
  const subject = `Solicitação de orçamento ${request.number} - ${brandName}`
  return fitting(request, mailtoLimit, (body) => mailtoUrl({ to, subject, body }))
}

interface Form {
  buyer: 'whole' | 'short' | 'none'
  shown: number
  isCompact: boolean
}

/**
 * The fullest form that fits a link. Lines are left out last, and then a link to the whole list stands for them; a list
 * whose link is too long itself has as many lines as fit, and says that the rest comes apart.
 */
function fitting(request: QuoteRequestText, limit: number, toUrl: (text: string) => string): RequestLink {
  const { length } = request.lines
  const cut = request.lines.map((_, place): Form => ({ buyer: 'short', shown: length - 1 - place, isCompact: true }))
  const forms: Form[] = [
    { buyer: 'whole', shown: length, isCompact: false },
    { buyer: 'whole', shown: length, isCompact: true },
    { buyer: 'short', shown: length, isCompact: true },
    { buyer: 'none', shown: length, isCompact: true },
    ...(length > mostLines ? [] : cut),
  ]
  for (const form of forms) {
    const url = toUrl(textOf(request, form))
    if (url.length <= limit) return { url, isShortened: form.shown < length }
  }
  const unlinked = cut.map((form) => () => toUrl(textOf({ ...request, siteUrl: '' }, form)))
  for (const urlOf of unlinked) {
    const url = urlOf()
    if (url.length <= limit) return { url, isShortened: true }
  }
  return { url: toUrl(`Solicitação de orçamento ${request.number}`), isShortened: true }
}

function textOf({ number, buyer, terms, lines, siteUrl }: QuoteRequestText, form: Form): string {
  const shown = lines.slice(0, form.shown).map((line, place) => lineText(line, place, form.isCompact))
  const isWhole = shown.length === lines.length
  return [
    [`Solicitação de orçamento ${number}`, ...termsLines(terms)].join('\n'),
    buyerBlock(buyer, form.buyer),
    shown.join('\n'),
    ...(isWhole ? [] : [restText(lines, lines.length - shown.length, siteUrl)]),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function restText(lines: readonly RequestRow[], rest: number, siteUrl: string): string {
  const more = `… e mais ${rest} ${rest === 1 ? 'item' : 'itens'}.`
  if (siteUrl === '') return `${more} A lista completa segue em outra mensagem.`
  return `${more}\nLista completa: ${siteUrl}${paths.list(encodeOrderList(lines.map(shortLinkLine)))}`
}

function lineText(line: RequestRow, place: number, isCompact: boolean): string {
  if (!line.item) return unfoundText(line, place, isCompact)
  const { item, quantity, choice, note, theirs } = line
  if (isCompact)
    return `${place + 1}) ${labelCode(item.product) ? item.code : item.product.name} x${quantity}${inBrackets(line)}`
  const words = [item.product.name, choice].filter(Boolean).join(', ')
  return [
    `${place + 1}. ${item.code} - ${words}`,
    `Quantidade: ${quantity}`,
    ...(buyerNumbers(theirs) ? [`Na lista do comprador: ${buyerNumbers(theirs)}`] : []),
    ...(note ? [`Observação: ${note}`] : []),
  ].join('\n')
}

/** A line that the catalogue does not have keeps its place and its words. */
function unfoundText(line: UnfoundLine, place: number, isCompact: boolean): string {
  const text = line.theirs.text ?? ''
  if (isCompact) return `${place + 1}) ${text.slice(0, 60)} x${line.quantity}${inBrackets(line)}`
  return [
    `${place + 1}. (não identificado no catálogo) ${text}`,
    `Quantidade: ${line.quantity}`,
    ...(buyerNumbers(line.theirs) ? [`Na lista do comprador: ${buyerNumbers(line.theirs)}`] : []),
    ...(line.note ? [`Observação: ${line.note}`] : []),
  ].join('\n')
}

function inBrackets({ theirs }: Pick<RequestLine, 'theirs'>): string {
  const numbers = buyerNumbers(theirs)
  return numbers === '' ? '' : ` (${numbers})`
}
