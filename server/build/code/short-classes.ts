import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { parseAst, type Plugin } from 'vite'

/**
 * Gives the utilities of a build's style sheet names of one to three letters, in the sheet and in the code that writes them:
 * a page is a tenth lighter (docs/decisions/037-short-classes.md). In development they keep their names.
 */
export function shortClasses(): Plugin[] {
  let known: Promise<ShortNames> | undefined
  const names = () => (known ??= shortNames('app/styles/app.css'))
  return [
    {
      name: 'short-classes:style-sheet',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/app\/styles\/app\.css(?:\?(?!url)|$)/ },
        handler: async (code) => ({ code: sheetWith(await names(), code), map: null }),
      },
    },
    {
      name: 'short-classes:code',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.tsx?(?:\?|$)/ },
        handler: async (code, id) =>
          id.startsWith(`${resolve('app')}/`) ? { code: codeWith(await names(), code), map: null } : null,
      },
    },
  ]
}

type ShortNames = ReadonlyMap<string, string>

/** A class in a style sheet, as it is escaped there. */
const classSelector = /\.((?:[a-z_-]|\P{ASCII}|\\[\da-f]{1,6} ?|\\.)(?:[\w-]|\P{ASCII}|\\[\da-f]{1,6} ?|\\.)*)/giu
/** Utilities of one plain word ('block', 'hidden') may be other words in the code, and some are looked up by their names. */
const shortened = /^(?!.*late-layout).*[^a-z]/

/** In: path of the style sheet. Out: short names of its utilities; classes that are written by hand have none. Throws where no `source(…)` is named. */
export async function shortNames(path: string): Promise<ShortNames> {
  const base = dirname(resolve(path))
  const sheet = await compile(await readFile(path, 'utf8'), { base, onDependency: () => {} })
  const byHand = new Set(classesOf(sheet.build([])))
  if (!sheet.root || sheet.root === 'none') throw new Error(`${path}: expected source(…) beside the utilities`)
  const sources = [{ ...sheet.root, negated: false }, ...sheet.sources]
  const utilities = classesOf(sheet.build(new Scanner({ sources }).scan()))
  const long = [...new Set(utilities)].filter((name) => !byHand.has(name) && shortened.test(name)).toSorted()
  return new Map(long.map((name, place) => [name, shortName(place)]))
}

function classesOf(sheet: string): string[] {
  return Array.from(sheet.matchAll(classSelector), ([, escaped = '']) => unescaped(escaped))
}

function unescaped(name: string): string {
  return name.replaceAll(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code?: string, sign = '') =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  )
}

/** In: a whole number from 0. Out: 'A' to 'Z', then 'A0' …: a capital first, as no class by hand has it. */
export function shortName(place: number): string {
  const letter = String.fromCodePoint(65 + (place % 26))
  return place < 26 ? letter : `${letter}${(Math.floor(place / 26) - 1).toString(36)}`
}

/** In: a style sheet. Out: the same with short names. */
export function sheetWith(names: ShortNames, sheet: string): string {
  return sheet.replaceAll(classSelector, (selector, escaped: string) => {
    const short = names.get(unescaped(escaped))
    return short ? `.${short}` : selector
  })
}

/** In: a module without types and JSX. Out: the same with short names in its texts. Throws when one cannot be written into its place. */
export function codeWith(names: ShortNames, code: string): string {
  return [...textsOf(parseAst(code))]
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, value }) => {
      const short = value.replaceAll(/\S+/g, (name) => names.get(name) ?? name)
      if (short === value) return text
      const written = text.slice(start, end)
      if (!written.includes(value)) throw new Error(`short-classes: expected classes without escaped signs: ${written}`)
      return text.slice(0, start) + written.replace(value, () => short) + text.slice(end)
    }, code)
}

interface Text {
  start: number
  end: number
  value: string
}

/** The texts of a syntax tree: what stands between quotes, and the pieces of templates. */
function* textsOf(node: unknown): Generator<Text> {
  if (typeof node !== 'object' || node === null) return
  const { type, value, start, end } = node as Record<string, unknown>
  const text = type === 'Literal' ? value : type === 'TemplateElement' && (value as { raw: unknown }).raw
  if (typeof text === 'string' && typeof start === 'number' && typeof end === 'number')
    yield { start, end, value: text }
  for (const child of Object.values(node)) yield* textsOf(child)
}
