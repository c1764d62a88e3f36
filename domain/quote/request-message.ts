import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import { maximumLines } from '#domain/order-list/limits.ts'
import { encodeOrderList, shortLinkLine } from '#domain/order-list/list-link.ts'
import { paths } from '#domain/pages/paths.ts'
import { cutText } from '#domain/text/normalize.ts'
import { counted } from '#domain/text/number-text.ts'
import { everFewer, type MessageLinks, messageLinks, type MessageText, type Recipient } from './links.ts'
import {
  buyerBlock,
  termsLines,
  type Buyer,
  type RequestTerms,
  type RequestLine,
  type RequestRow,
  type UnfoundLine,
} from './request.ts'

/** A request to be sent: buyer, lines and number. */
export interface QuoteRequestText {
  number: string
  buyer: Buyer
  terms: RequestTerms
  lines: readonly RequestRow[]
  /** The site's address, without a trailing slash. */
  siteUrl: string
}

/** The whole request as text. */
export function requestText(request: QuoteRequestText): string {
  return textOf(request, { buyer: 'whole', lineCount: request.lines.length, isCompact: false })
}

/**
 * The links of a request. A text that is too long is shortened: first the words of the lines, then the buyer's data;
 * lines are left out last.
 */
export function requestLinks(request: QuoteRequestText, recipient: Recipient): MessageLinks {
  const subject = `Solicitação de orçamento ${request.number} - ${recipient.name}`
  return messageLinks(() => requestTexts(request), subject, recipient)
}

interface MessageForm {
  buyer: 'whole' | 'short' | 'none'
  lineCount: number
  isCompact: boolean
}

/**
 * A request in ever shorter texts. Lines are left out last, and then a link to the whole list replaces them; if that
 * link is too long, or cannot hold so many lines, as many lines as fit are listed, and the text says that the rest
 * follows separately.
 */
function* requestTexts(request: QuoteRequestText): Iterable<MessageText> {
  const lineCount = request.lines.length
  yield { text: requestText(request) }
  for (const buyer of ['whole', 'short', 'none'] as const)
    yield { text: textOf(request, { buyer, lineCount, isCompact: true }) }
  const fewerLines = everFewer(request.lines).map(({ length }): MessageForm => ({
    buyer: 'short',
    lineCount: length,
    isCompact: true,
  }))
  if (lineCount <= maximumLines) for (const form of fewerLines) yield { text: textOf(request, form), isShortened: true }
  for (const form of fewerLines) yield { text: textOf({ ...request, siteUrl: '' }, form), isShortened: true }
  yield { text: `Solicitação de orçamento ${request.number}`, isShortened: true }
}

function textOf({ number, buyer, terms, lines, siteUrl }: QuoteRequestText, form: MessageForm): string {
  const lineTexts = lines.slice(0, form.lineCount).map((line, index) => lineText(line, index, form.isCompact))
  const isWhole = lineTexts.length === lines.length
  return [
    [`Solicitação de orçamento ${number}`, ...termsLines(terms)].join('\n'),
    buyerBlock(buyer, form.buyer),
    lineTexts.join('\n'),
    ...(isWhole ? [] : [restText(lines, lines.length - lineTexts.length, siteUrl)]),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function restText(lines: readonly RequestRow[], rest: number, siteUrl: string): string {
  const more = `… e mais ${counted(rest, 'item', 'itens')}.`
  if (siteUrl === '') return `${more} A lista completa segue em outra mensagem.`
  return `${more}\nLista completa: ${siteUrl}${paths.list(encodeOrderList(lines.map(shortLinkLine)))}`
}

function lineText(line: RequestRow, index: number, isCompact: boolean): string {
  if (!line.item) return unfoundText(line, index, isCompact)
  const { item, quantity, choice, note, buyerLine } = line
  if (isCompact)
    return `${index + 1}) ${labelCode(item.product) ? item.code : item.product.name} x${quantity}${inBrackets(line)}`
  const words = [item.product.name, choice].filter(Boolean).join(', ')
  return [
    `${index + 1}. ${item.code} - ${words}`,
    `Quantidade: ${quantity}`,
    ...(buyerNumbers(buyerLine) ? [`Na lista do comprador: ${buyerNumbers(buyerLine)}`] : []),
    ...(note ? [`Observação: ${note}`] : []),
  ].join('\n')
}

/** A line that is not in the catalogue keeps its place and its words. */
function unfoundText(line: UnfoundLine, index: number, isCompact: boolean): string {
  const text = line.buyerLine.text ?? ''
  if (isCompact) return `${index + 1}) ${cutText(text, 60)} x${line.quantity}${inBrackets(line)}`
  return [
    `${index + 1}. (não identificado no catálogo) ${text}`,
    `Quantidade: ${line.quantity}`,
    ...(buyerNumbers(line.buyerLine) ? [`Na lista do comprador: ${buyerNumbers(line.buyerLine)}`] : []),
    ...(line.note ? [`Observação: ${line.note}`] : []),
  ].join('\n')
}

function inBrackets({ buyerLine }: Pick<RequestLine, 'buyerLine'>): string {
  const numbers = buyerNumbers(buyerLine)
  return numbers === '' ? '' : ` (${numbers})`
}
