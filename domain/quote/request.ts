import * as v from 'valibot'
import type { BuyerLine } from '#domain/buyer/buyer-line.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { optionTexts } from '#domain/cart/line-text.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { formatCnpj } from '#domain/forms/cnpj.ts'
import { itemChoice, itemFor, type OrderedLine } from '#domain/order-list/order-item.ts'
import { cutText } from '#domain/text/normalize.ts'
import { jsonTextSchema, tryParse } from '#domain/text/text-schemas.ts'

export interface RequestLine extends OrderedLine {
  choice: string
  note: string
}

/** A line of the buyer's list that is not in the catalogue: it keeps its place and says so. */
export interface UnfoundLine {
  id: string
  item?: undefined
  quantity: number
  buyerLine: BuyerLine
  note?: string | undefined
}

export type RequestRow = RequestLine | UnfoundLine

/** The rows that are in the catalogue. */
export function requestLines(rows: readonly RequestRow[]): RequestLine[] {
  return rows.filter((row) => row.item !== undefined)
}

/** A line of the cart as a line of a request. */
export function lineOfCart({ product, variantId, selectedOptions: options, ...line }: CartLine): RequestLine {
  return lineOfList({ ...line, item: itemFor(product, variantId), options })
}

/** A line of a list as a line of a request. */
export function lineOfList(line: OrderedLine): RequestLine {
  const choice = [itemChoice(line.item), ...optionTexts({ selectedOptions: line.options })].filter(Boolean).join(' · ')
  return { ...line, choice, note: line.note ?? '' }
}

/** The buyer of a request, every field perhaps empty; stored only on the visitor's device, if the visitor wants it. */
export type Buyer = Record<keyof typeof buyerFields, string>

export const buyerFields = {
  company: { label: 'Razão social', maxLength: 120 },
  cnpj: { label: 'CNPJ', maxLength: 20 },
  city: { label: 'Município/UF', maxLength: 80 },
  department: { label: 'Setor', maxLength: 80 },
  person: { label: 'Solicitante', maxLength: 80 },
  email: { label: 'E-mail', maxLength: 120 },
  phone: { label: 'Telefone/ramal', maxLength: 40 },
  second: { label: 'Segundo contato', maxLength: 120 },
  reference: { label: 'Referência interna', maxLength: 60 },
  deadline: { label: 'Responder até', maxLength: 40 },
  delivery: { label: 'Local de entrega', maxLength: 160 },
  remarks: { label: 'Observações', maxLength: 600 },
} as const
const buyerFieldNames = keysOf(buyerFields)

export const emptyBuyer = Object.fromEntries(buyerFieldNames.map((name) => [name, ''])) as Buyer

const storedField = (name: keyof Buyer) => v.optional(v.pipe(v.string(), v.maxLength(buyerFields[name].maxLength)), '')
const storedBuyer = jsonTextSchema(
  v.object(Object.fromEntries(buyerFieldNames.map((name) => [name, storedField(name)]))),
)

/** Reads a buyer from stored text; undefined when a field is invalid. Missing fields become empty. */
export function readBuyer(text: string | null): Buyer | undefined {
  const stored = tryParse(storedBuyer, text)
  return stored && { ...emptyBuyer, ...stored }
}

/** Terms of a single request, which are never stored. */
export interface RequestTerms {
  isStopped: boolean
  /** The revision, from 2 to 99, of a request that replaces an earlier one; '' for a first one. */
  revision: string
  /** The number of the replaced request, as the buyer or this site wrote it. */
  revisionOf: string
  changes: string
}

export const emptyTerms: RequestTerms = { isStopped: false, revision: '', revisionOf: '', changes: '' }

export const termsLimit = { revision: 2, revisionOf: 60, changes: 400 } as const

/** The revision in words: 'Revisão 2 de 20260201-103059', or '' for a first request. */
export function revisionText({ revision, revisionOf }: RequestTerms): string {
  const number = Number(revision)
  if (!(number >= 2)) return ''
  return `Revisão ${number}${revisionOf.trim() === '' ? '' : ` de ${revisionOf.trim()}`}`
}

/** The lines before a request's items: urgency, the replaced request, and what changed. */
export function termsLines(terms: RequestTerms): string[] {
  const revision = revisionText(terms)
  const changes = terms.changes.trim()
  const changesText = changes === '' ? '.' : `. O que mudou: ${changes}`
  return [terms.isStopped ? 'URGENTE: equipamento parado.' : '', revision && revision + changesText].filter(Boolean)
}

const shortFields = ['company', 'cnpj', 'person', 'phone', 'reference', 'deadline'] as const

/** The buyer's filled fields with their labels. */
export function buyerFacts(buyer: Buyer): { label: string; value: string }[] {
  return buyerFieldNames.flatMap((name) => {
    const value = name === 'cnpj' ? formatCnpj(buyer.cnpj) : buyer[name].trim()
    return value === '' ? [] : [{ label: buyerFields[name].label, value }]
  })
}

/** The buyer's part of a message: whole, short, or none; '' when no field is filled. */
export function buyerBlock(buyer: Buyer, length: 'whole' | 'short' | 'none'): string {
  if (length === 'none') return ''
  const included: Buyer =
    length === 'whole'
      ? buyer
      : { ...emptyBuyer, ...Object.fromEntries(shortFields.map((name) => [name, cutText(buyer[name], 60)])) }
  return buyerFacts(included)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
}

/** A request's number, by day and second because no server counts. In: 'YYYY-MM-DDTHH:MM:SS' of the visitor's clock. */
export function requestNumber(localDateTime: string): string {
  const [day = '', time = ''] = localDateTime.split('T')
  return `${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}`
}
