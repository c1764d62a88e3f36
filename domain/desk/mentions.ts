import { compactCode, mixesLettersAndDigits } from '#domain/codes/code.ts'
import { decodeOrderList } from '#domain/order-list/list-link.ts'

/** Matches a list link, which ends in a letter or digit: a full stop after it belongs to the sentence. */
const listLink = /#(L[12]-[A-Z0-9.:/-]*[A-Z0-9])/g
const productLink = /\/produto\/([a-z0-9-]{1,80})/g
const codeWord = /(?<![\w#/.-])[A-Za-z0-9](?:[A-Za-z0-9./-]{0,38}[A-Za-z0-9])?/g

/** Possible mentions of products, each once: compact codes ('c5vga2'), and ids after a slash ('/sensor-spo2'). */
export function mentionsIn(text: string): string[] {
  const listCodes = Array.from(text.matchAll(listLink), ([, fragment = '']) => decodeOrderList(fragment)).flatMap(
    (reading) => (reading.kind === 'list' ? reading.lines.map(({ code }) => compactCode(code)) : []),
  )
  const pages = Array.from(text.matchAll(productLink), ([, id = '']) => `/${id}`)
  const words = Array.from(text.matchAll(codeWord), ([word]) => compactCode(word)).filter(mixesLettersAndDigits)
  return [...new Set([...listCodes.filter((code) => code !== ''), ...pages, ...words])]
}
