import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import { maximumLines } from '#domain/order-list/limits.ts'
import { encodeOrderList, shortLinkLine } from '#domain/order-list/list-link.ts'
import { paths } from '#domain/pages/paths.ts'
import { cutText } from '#domain/text/normalize.ts'
import { counted } from '#domain/text/number-text.ts'
import { everShorterLists, type MessageLinks, messageLinks, type MessageText, type Recipient } from './links.ts'
import { buyerBlock, termsLines, type Buyer, type RequestTerms, type RequestRow } from './request.ts'

export interface QuoteRequestText {
  number: string
  buyer: Buyer
  terms: RequestTerms
  lines: readonly RequestRow[]
  siteUrl: string
}

/** A request as text, complete. */
export function requestText(request: QuoteRequestText): string {
  return textOf(request, { buyer: 'whole', lineCount: request.lines.length, isCompact: false })
}

/** The links of a request; a long text is shortened: first the lines' words, then the buyer's data; lines go last. */
export function requestLinks(request: QuoteRequestText, recipient: Recipient): MessageLinks {
  const subject = `Solicitação de orçamento ${request.number} - ${recipient.name}`
  return messageLinks(() => requestTexts(request), subject, recipient)
}

type MessageForm = { buyer: 'whole' | 'short' | 'none'; lineCount: number; isCompact: boolean }

/** The request in ever shorter texts; a link to the list replaces lines, unless it is too long or has no room. */
function* requestTexts(request: QuoteRequestText): Iterable<MessageText> {
  const lineCount = request.lines.length
  yield { text: requestText(request) }
  for (const buyer of ['whole', 'short', 'none'] as const)
    yield { text: textOf(request, { buyer, lineCount, isCompact: true }) }
  const fewerLines = everShorterLists(request.lines).map(({ length }): MessageForm => ({
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
    ...(isWhole ? [] : [omittedText(lines, lines.length - lineTexts.length, siteUrl)]),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function omittedText(lines: readonly RequestRow[], omittedCount: number, siteUrl: string): string {
  const more = `… e mais ${counted(omittedCount, 'item', 'itens')}.`
  if (siteUrl === '') return `${more} A lista completa segue em outra mensagem.`
  return `${more}\nLista completa: ${siteUrl}${paths.list(encodeOrderList(lines.map(shortLinkLine)))}`
}

function lineText(line: RequestRow, index: number, isCompact: boolean): string {
  const { quantity, note } = line
  const numbers = buyerNumbers(line.buyerLine)
  if (isCompact) return `${index + 1}) ${shortName(line)} x${quantity}${numbers && ` (${numbers})`}`
  return [
    `${index + 1}. ${wholeName(line)}`,
    `Quantidade: ${quantity}`,
    ...(numbers ? [`Na lista do comprador: ${numbers}`] : []),
    ...(note ? [`Observação: ${note}`] : []),
  ].join('\n')
}

function shortName(line: RequestRow): string {
  if (!line.item) return cutText(line.buyerLine.text ?? '', 60)
  return labelCode(line.item.product) ? line.item.code : line.item.product.name
}

function wholeName(line: RequestRow): string {
  if (!line.item) return `(não identificado no catálogo) ${line.buyerLine.text ?? ''}`
  return `${line.item.code} - ${[line.item.product.name, line.choice].filter(Boolean).join(', ')}`
}
