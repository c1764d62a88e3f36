import { decodeOrderList } from '#domain/order-list/link/read-list-link.ts'
import { compactCode, mixesLettersAndDigits } from '#domain/codes/code.ts'

/**
 * A mention of a product in a text: by code, in compact form, or by its address; with the quantity where the text gives
 * one.
 */
export type Mention = { kind: 'code'; code: string; quantity?: number } | { kind: 'product'; id: string }

/** A list link. It ends in a letter or digit: a full stop after it belongs to the sentence. */
const listLink = /#(L[12]-[A-Z0-9.:/-]*[A-Z0-9])/g
const productLink = /\/produto\/([a-z0-9-]{1,80})/g
/** A word that may be a code, and 'x2' or '2 un' directly after it. */
const codeWord =
  /(?<![\w#/.-])([A-Za-z0-9](?:[A-Za-z0-9./-]{0,38}[A-Za-z0-9])?)(?:\s{1,3}(?:x\s?(\d{1,3})|(\d{1,3})\s?(?:un|unid|unidades|pç|pçs|peças))\b)?/g

/**
 * The possible mentions of products in a text, in order and without repetitions; the catalogue decides which products
 * exist.
 */
export function mentionsIn(text: string): Mention[] {
  const links = Array.from(text.matchAll(listLink), ([, fragment = '']) => decodeOrderList(fragment))
  const listed = links.flatMap((reading): Mention[] =>
    reading.kind === 'list'
      ? reading.lines
          .filter(({ code }) => code !== '')
          .map(({ code, quantity }) => ({ kind: 'code', code: compactCode(code), quantity }))
      : [],
  )
  const pages = Array.from(text.matchAll(productLink), ([, id = '']): Mention => ({ kind: 'product', id }))
  const words = Array.from(text.matchAll(codeWord)).flatMap(([, word = '', times, units]): Mention[] => {
    const code = compactCode(word)
    const quantity = Number(times ?? units ?? 0)
    if (!mixesLettersAndDigits(code)) return []
    return [quantity > 0 ? { kind: 'code', code, quantity } : { kind: 'code', code }]
  })
  const unique = new Map<string, Mention>()
  for (const mention of [...listed, ...pages, ...words])
    if (!unique.has(keyOf(mention))) unique.set(keyOf(mention), mention)
  return [...unique.values()]
}

const keyOf = (mention: Mention) => (mention.kind === 'code' ? mention.code : `/${mention.id}`)
