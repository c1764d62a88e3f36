import { globSync, readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { expect, test } from 'vitest'
import type { FormField } from '#domain/catalogue-edit/form/form-field.ts'
import { tidyForm } from '#domain/catalogue-edit/form/tidy-form.ts'
import { typedField, typedForm, type TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import { contentKinds, kindsOfPath } from '#domain/content-edit/content-kinds.ts'
import { changedRecord } from './changed-record.ts'
import { recordsIn } from './content-record.ts'
import { editRecord } from './edit-record.ts'
import { articleParts, articleText } from './front-matter.ts'

const files = ['content', 'templates/loja/content', 'tests/fixture/content'].flatMap((root) =>
  globSync(`${root}/{*.yaml,pages/*.yaml,pages/plain/*.yaml,blog/[a-z]*.md}`)
    .toSorted()
    .map((file) => ({ file, path: file.slice(root.length + 1), text: readFileSync(file, 'utf8') })),
)
const held = files.flatMap(({ file, path, text }) =>
  kindsOfPath(path).map(({ kind, key }) => ({ file, kind, text, records: recordsIn(kind, text, key) ?? [] })),
)

test('every kind has its files, and each file is read', () => {
  expect(new Set(held.map(({ kind }) => kind.name)).size).toBe(contentKinds.length)
  expect(held.reduce((sum, { records }) => sum + records.length, 0)).toBeGreaterThan(600)
})

test('a form that nobody touched leaves every file to the letter', () => {
  for (const { file, kind, text, records } of held)
    for (const record of records) {
      const typed = tidyForm(kind.fields, typedForm(kind.fields, record.values))
      expect(editRecord(kind, text, { record, typed }), `${file} ${record.key}`).toEqual({ kind: 'changed', text })
    }
})

/** Another text for one field of a form, as somebody would type it; undefined where one alone makes no sense. */
function otherText(field: FormField, typed: TypedForm, name = field.name): [string, string] | undefined {
  const said = typed[name] ?? ''
  if (field.kind === 'text')
    return /body|ription|text|lead/i.test(name) ? [name, `${said.trim()} Outro: *texto* # fim.`] : undefined
  if (field.kind === 'texts') return [name, `${said}\nNovo: # "item"`]
  if (field.kind === 'flag') return [name, said === 'sim' ? 'nao' : 'sim']
  if (field.kind === 'choices') {
    const fresh = field.options.find((option) => typed[`${name}.${option}`] !== 'sim')
    return fresh === undefined ? undefined : [`${name}.${fresh}`, 'sim']
  }
  if (field.kind === 'record') return first(field.fields, (one) => otherText(one, typed, `${name}.${one.name}`))
  if (field.kind !== 'rows' || typed[`${name}.linhas`] === '0') return undefined
  return first(field.fields, (one) => otherText(one, typed, `${name}.0.${one.name}`))
}

function first<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** The first and the last line of `before` that are not in `after` as they were. */
function touched(before: string, after: string): { from: number; until: number } {
  const [old, next] = [before.split('\n'), after.split('\n')]
  let from = 0
  while (from < old.length && old[from] === next[from]) from += 1
  let tail = 0
  while (tail < old.length - from && tail < next.length - from && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1
  return { from, until: old.length - tail }
}

/** The lines of a field in its file, from 0; undefined where it is not there. */
function linesOf(kind: ContentKind, text: string, path: readonly (string | number)[]): [number, number] | undefined {
  const isArticle = kind.name === 'artigos'
  const parts = isArticle ? articleParts(text) : undefined
  const line = (offset: number) => text.slice(0, offset).split('\n').length - 1
  if (parts && path[0] === 'body') return [line(text.length - parts.end.length - parts.body.length), line(text.length)]
  const start = parts?.opening.length ?? 0
  const node = parseDocument(parts?.data ?? text).getIn(path, true) as { range?: [number, number, number] } | undefined
  return node?.range && [line(start + node.range[0]), line(start + node.range[1])]
}

/** Every field of a file's records, each in another record. */
function tries({ kind, records }: (typeof held)[number], place: number) {
  return kind.fields.flatMap((field, index) => {
    const record = records[(index * 7 + place) % records.length]
    return record ? [{ field, record }] : []
  })
}

test('each field of each file, changed by the form, changes its own lines and no others', { timeout: 120_000 }, () => {
  const tried = held.filter(({ file }) => file.startsWith('content/'))
  let changes = 0
  for (const [place, one] of tried.entries()) {
    const { file, kind, text } = one
    for (const { record, field } of tries(one, place)) {
      const typed = typedField(field, record.values[field.name], field.name)
      const other = otherText(field, typed)
      if (!other) continue
      const made = editRecord(kind, text, { record, typed: { ...typed, [other[0]]: other[1] } })
      if (made.kind === 'faulty') continue
      const where = `${file} ${record.key} ${other[0]}`
      if (made.kind === 'refused') throw new Error(`${where}: ${made.why}`)
      changes += 1
      const own = linesOf(kind, text, [...record.at, field.name])
      const { from, until } = touched(text, made.text)
      if (own) expect([from >= own[0] - 1, until <= own[1] + 1], where).toEqual([true, true])
      else expect(until - from, `${where} is put in`).toBeLessThanOrEqual(1)
    }
  }
  expect(changes).toBeGreaterThan(60)
})

test('an article is the text of its parts', () => {
  for (const { text } of files.filter(({ path }) => path.endsWith('.md'))) {
    const parts = articleParts(text)
    expect(parts && articleText(parts)).toBe(text)
  }
  expect(articleParts('# sem dados')).toBeUndefined()
})

const categories = contentKinds.find(({ name }) => name === 'categorias')

test('texts in blocks stay in blocks, with every paragraph on lines of its own', () => {
  if (!categories) throw new Error('no categories')
  const text = readFileSync('content/categories.yaml', 'utf8')
  const [record] = recordsIn(categories, text) ?? []
  if (!record) throw new Error('no record')
  const after = { ...record.values, fullDescription: 'Um parágrafo: # só.\n\nOutro.', shortDescription: 'Curto' }
  const made = changedRecord(categories, text, { record, after })
  if (made.kind !== 'changed') throw new Error(made.why)
  expect(made.text).toContain('  fullDescription: |-\n    Um parágrafo: # só.\n\n    Outro.\n  productTypeFilter')
  expect(made.text).toContain('  shortDescription: >-\n    Curto\n')
})
