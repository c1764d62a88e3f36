import { maximumNoteLength, maximumQuantity } from '#domain/cart/cart.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { buyerLineOf } from '#domain/buyer/buyer-line.ts'
import { mostLines } from '#domain/order-list/limits.ts'
import { fromLinkText } from './link-text.ts'
import { fieldLetters, fieldsOf, twoDigits, type Field, type LinkLine } from './list-link.ts'

/** What a link's fragment says. */
export type LinkReading =
  | { kind: 'none' }
  /** A list of a version that this site does not know. */
  | { kind: 'version' }
  | { kind: 'broken' }
  | { kind: 'list'; lines: LinkLine[] }

const linePattern = /^([A-Z0-9]{1,40})?\.([1-9]\d{0,2})\.([A-Z0-9]{2})?((?:\.[A-Z][A-Z0-9:/]+)*)$/

/**
 * A fragment without what programs and sentences put around it: '%23' for '#', and a full stop, a comma, a bracket, a
 * quotation mark, a space or a byte-order mark behind it. In: as it stands in the address, with or without '#'.
 */
export function bareFragment(written: string): string {
  const text = unescaped(written).replace(/^[#\s\uFEFF]+/, '')
  return text.replace(/[\s\uFEFF.,;:!?()[\]<>«»"'“”‘’*_~]+$/, '')
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // An incomplete percent escape: the link was cut.
  }
}

/** Reads a link's fragment strictly: an incomplete list counts as broken. */
export function decodeOrderList(fragment: string): LinkReading {
  const text = bareFragment(fragment)
  const version = /^L(\d{1,3})-/.exec(text)?.[1]
  if (version === undefined) return { kind: 'none' }
  if (version !== '1' && version !== '2') return { kind: 'version' }
  const [, body = text, check] = /^(.*)-([A-Z0-9]{2})$/.exec(text) ?? []
  const parts = body.split('-').slice(1)
  const lines = parts.flatMap((part) => readPart(part) ?? [])
  // Links of the first version end in check characters only where a line has fields of the buyer's.
  const isChecked = version === '2' || lines.some((line) => fieldsOf(line).length > 0)
  const isWhole = isChecked ? check === twoDigits(body) : check === undefined
  if (!isWhole || lines.length !== parts.length || lines.length > mostLines) return { kind: 'broken' }
  return { kind: 'list', lines }
}

function readPart(part: string): LinkLine | undefined {
  const [whole, code = '', quantity = '', guard = '', written = ''] = linePattern.exec(part) ?? []
  const fields = readFields(written)
  if (whole === undefined || !fields || Number(quantity) > maximumQuantity) return undefined
  const { note, option: _options, ...said } = Object.fromEntries(fields)
  const buyerLine = buyerLineOf(said)
  const options = optionsIn(fields)
  if (code === '' ? guard !== '' || buyerLine?.text === undefined : guard === '') return undefined
  return {
    code,
    quantity: Number(quantity),
    guard,
    ...(buyerLine && { buyerLine }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(note && { note: note.slice(0, maximumNoteLength) }),
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
