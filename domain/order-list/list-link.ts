import { buyerLineLabel, buyerLineOf, type BuyerLine } from '#domain/buyer/buyer-line.ts'
import { maximumNoteLength, maximumQuantity } from '#domain/cart/cart.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { compactCode } from '#domain/codes/code.ts'
import { cutText, wellFormed } from '#domain/text/normalize.ts'
import { shortHash } from './derived-code.ts'
import { maximumLines } from './limits.ts'
import { itemKey, type ItemName, type OrderItem, type OrderedItem } from './order-item.ts'

/** A line of a list that a link holds; its guard reveals that its code has come to mean something else. */
export interface LinkLine {
  /** The compact code; '' for a line of the buyer's list that the catalogue does not have. */
  code: string
  quantity: number
  /** See {@link guardOf}; '' without a code. */
  guard: string
  /** What the buyer's list says of the line; for a line without a code, at least its description. */
  buyerLine?: BuyerLine | undefined
  /** Option name to value, as carts have them. */
  options?: Record<string, string> | undefined
  note?: string | undefined
}

const hashCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The letters before the fields of a line; an option is written as 'name: value', and there may be several. */
export const fieldLetters: Record<keyof BuyerLine | 'note' | 'option', string> = {
  lot: 'L',
  item: 'I',
  code: 'C',
  catmat: 'K',
  text: 'T',
  unit: 'U',
  brand: 'B',
  note: 'N',
  option: 'O',
}
export type Field = [name: keyof typeof fieldLetters, text: string]

/** The guard of a line for an item: the hash of product and variant in two characters. */
export function guardOf(item: ItemName): string {
  return twoCharacterHash(itemKey(item))
}

/** A hash of two characters, digits or capitals, for any text. */
export function twoCharacterHash(text: string): string {
  const base = hashCharacters.length
  const hash = shortHash(text) % base ** 2
  return `${hashCharacters[Math.floor(hash / base)]}${hashCharacters[hash % base]}`
}

/** A line of a list with everything that a link can hold; a line without an item is described in the buyer's words. */
export function linkLine({ item, quantity, buyerLine, options, note }: LinkedItem): LinkLine {
  const code = item ? compactCode(item.code).toUpperCase() : ''
  return { code, quantity, guard: item ? guardOf(item) : '', buyerLine, options, note }
}

/** A line for a message or QR code, whose length is limited: without the buyer's words where an item was found. */
export function shortLinkLine({ item, quantity, buyerLine }: LinkedItem): LinkLine {
  if (!item) return linkLine({ quantity, buyerLine })
  const { lot, item: number, code, catmat } = buyerLine ?? {}
  return linkLine({ item, quantity, buyerLine: buyerLineOf({ lot, item: number, code, catmat }) })
}

/** A list as a fragment of limited length: whole, else shortened; undefined if that is too long as well. */
export function fragmentWithin(lines: readonly LinkedItem[], maximumCharacters: number): string | undefined {
  const isShortEnough = (fragment: string) => fragment.length <= maximumCharacters
  return [linkLine, shortLinkLine].map((toLine) => encodeOrderList(lines.map(toLine))).find(isShortEnough)
}

/** What a link may hold: an item, or what the buyer wrote of a line that the catalogue does not have. */
type LinkedItem = Omit<OrderedItem, 'item'> & { item?: OrderItem | undefined }

/**
 * An order list as the fragment of a link, without '#': 'L2-C5VGA2.3.7K-ST01E.2.Z3-XX', with the buyer's numbers
 * 'L2-C5VGA2.3.7K.L2.I14.C10432-XX'. It has only characters of QR's alphanumeric mode, without those that messengers
 * read as bold or struck out. It ends in two check characters, which reveal that a link was cut.
 */
export function encodeOrderList(lines: readonly LinkLine[]): string {
  const text = ['L2', ...lines.map(lineText)].join('-')
  return `${text}-${twoCharacterHash(text)}`
}

function lineText(line: LinkLine): string {
  const fields = fieldsOf(line).map(([name, text]) => `.${fieldLetters[name]}${toLinkText(text)}`)
  return `${line.code}.${line.quantity}.${line.guard}${fields.join('')}`
}

/** What a line says besides its code and quantity, in the order of a link. */
export function fieldsOf({ buyerLine, note, options = {} }: LinkLine): Field[] {
  const fromBuyer: Field[] = keysOf(buyerLineLabel).map((name) => [name, buyerLine?.[name] ?? ''])
  const chosen = Object.entries(options).map(([name, value]): Field => ['option', `${name}: ${value}`])
  return [...fromBuyer, ['note', note ?? ''] satisfies Field, ...chosen].filter(([, text]) => text !== '')
}

/** What a link's fragment says. */
export type LinkContent =
  | { kind: 'none' }
  /** A list of a version that this site does not know. */
  | { kind: 'version' }
  | { kind: 'broken' }
  | { kind: 'list'; lines: LinkLine[] }

const linePattern = /^([A-Z0-9]{1,40})?\.([1-9]\d{0,2})\.([A-Z0-9]{2})?((?:\.[A-Z][A-Z0-9:/]+)*)$/

/** A fragment without what programs and sentences put around it: '%23' for '#', a full stop or bracket behind it. */
export function bareFragment(written: string): string {
  const text = unescaped(written).replace(/^[#\s\uFEFF]+/, '')
  // Letter by letter: a pattern for the end would begin anew at each of the full stops that a link may be full of.
  let end = text.length
  while (end > 0 && behindLink.test(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end)
}

const behindLink = /[\s\uFEFF.,;:!?()[\]<>«»"'“”‘’*_~]/

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // An incomplete percent escape: the link was cut.
  }
}

/** Reads a link's fragment strictly: an incomplete list counts as broken. */
export function decodeOrderList(fragment: string): LinkContent {
  const text = bareFragment(fragment)
  const version = /^L(\d{1,3})-/.exec(text)?.[1]
  if (version === undefined) return { kind: 'none' }
  if (version !== '1' && version !== '2') return { kind: 'version' }
  const [, body = text, check] = /^(.*)-([A-Z0-9]{2})$/.exec(text) ?? []
  const parts = body.split('-').slice(1)
  const lines = parts.flatMap((part) => readPart(part) ?? [])
  // Links of the first version end in check characters only where a line has fields of the buyer's.
  const isChecked = version === '2' || lines.some((line) => fieldsOf(line).length > 0)
  const isWhole = isChecked ? check === twoCharacterHash(body) : check === undefined
  if (!isWhole || lines.length !== parts.length || lines.length > maximumLines) return { kind: 'broken' }
  return { kind: 'list', lines }
}

function readPart(part: string): LinkLine | undefined {
  const [whole, code = '', quantity = '', guard = '', written = ''] = linePattern.exec(part) ?? []
  const fields = readFields(written)
  if (whole === undefined || !fields || Number(quantity) > maximumQuantity) return undefined
  const { note, option: _options, ...buyerFields } = Object.fromEntries(fields)
  const buyerLine = buyerLineOf(buyerFields)
  const options = optionsIn(fields)
  if (code === '' ? guard !== '' || buyerLine?.text === undefined : guard === '') return undefined
  return {
    code,
    quantity: Number(quantity),
    guard,
    ...(buyerLine && { buyerLine }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(note && { note: cutText(note, maximumNoteLength) }),
  }
}

/** The fields of a part: '.L2.I14'. Undefined when one of them cannot be read. */
function readFields(written: string): Field[] | undefined {
  const parts = written.split('.').slice(1)
  const fields = parts.flatMap(([letter = '', ...rest]): Field[] => {
    const name = keysOf(fieldLetters).find((one) => fieldLetters[one] === letter)
    const text = fromLinkText(rest.join(''))
    return name && text !== undefined ? [[name, text]] : []
  })
  return fields.length === parts.length ? fields : undefined
}

function optionsIn(fields: readonly Field[]): Record<string, string> {
  const pairs = fields.flatMap(([name, text]): [string, string][] => {
    const [, option = '', value = ''] = (name === 'option' && /^(.+?): (.+)$/s.exec(text)) || []
    return option === '' ? [] : [[option, value]]
  })
  return Object.fromEntries(pairs)
}

/**
 * Text in the characters of QR's alphanumeric mode, without those that part a link's fields or that messengers read as
 * bold. Capitals and digits stand for themselves, a space is ':', every other byte of UTF-8 is '/' and two hexadecimal
 * digits: 'Lote 2' → 'L/6F/74/65:2'.
 */
export function toLinkText(text: string): string {
  const signs = encodeURIComponent(wellFormed(text)).match(/%..|./g) ?? []
  return signs
    .map((sign) => {
      if (sign === '%20') return ':'
      if (sign.length > 1) return `/${sign.slice(1)}`
      return /[A-Z0-9]/.test(sign) ? sign : `/${sign.charCodeAt(0).toString(16).toUpperCase()}`
    })
    .join('')
}

/** Decodes a text of `toLinkText`; undefined for what that function never writes. */
export function fromLinkText(written: string): string | undefined {
  if (!/^(?:[A-Z0-9:]|\/[0-9A-F]{2})*$/.test(written)) return undefined
  try {
    return decodeURIComponent(written.replaceAll('/', '%').replaceAll(':', '%20'))
  } catch {
    return undefined // Half a character: the link was cut or changed.
  }
}
