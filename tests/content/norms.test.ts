import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** docs/normas.md has every norm that articles, products and pages name, each with its edition and where it stands. */

const named =
  /(?:NBR(?: (?:ISO\/IEC|ISO|IEC))?|ISO\/IEC|ISO|IEC|OIML R) ?\d[\d-]*\d|ANSI\/AAMI [A-Z]{2}\d+|(?:RDC|RE)(?: Anvisa)? nº [\d.]*\d|(?:Lei|Decreto) nº [\d.]*\d|Resolução (?:Conama|CD\/ANPD) nº \d+|Portaria Inmetro nº \d+/g
const normsIn = (text: string) => (text.match(named) ?? []).map((norm) => norm.replace(' Anvisa', ''))

const table = await readFile('docs/normas.md', 'utf8')
const rows = new Map(
  [...table.matchAll(/^\| (?<norm>[^|]+?) \| [^|]+ \| [^|]+ \| [^|]+ \| (?<where>[^|]*) \|$/gm)].map(({ groups }) => [
    groups?.norm ?? '',
    (groups?.where ?? '').replaceAll('`', '').split(', '),
  ]),
)
rows.delete('norma')
const texts: [file: string, norms: string[]][] = []
for await (const file of glob('content/{blog/*.md,products/*.yaml,pages/**/*.yaml,brand.yaml,connectors.yaml}'))
  texts.push([file, normsIn(await readFile(file, 'utf8'))])

test('every norm that is named has a row with its edition', () => {
  const missing = texts.flatMap(([file, norms]) =>
    norms.filter((norm) => !rows.has(norm)).map((norm) => `${file}: ${norm}`),
  )
  expect(missing).toEqual([])
})

test('each row says in which articles the norm is named, and in no others', () => {
  const articles = texts.filter(([file]) => file.endsWith('.md'))
  for (const [norm, where] of rows) {
    const naming = articles.filter(([, norms]) => norms.includes(norm)).map(([file]) => basename(file, '.md'))
    expect([norm, where.filter((place) => place !== 'fichas de produtos' && !place.endsWith('.yaml'))]).toEqual([
      norm,
      naming.toSorted(),
    ])
  }
})

test('no row is of a norm that nothing names', () => {
  const all = new Set(texts.flatMap(([, norms]) => norms))
  expect([...rows.keys()].filter((norm) => !all.has(norm))).toEqual([])
})
