import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { builtCode } from '#server/code/built-code.ts'
import { testsAll } from '#tests/test-all.ts'
import { forbiddenRoles } from './support/permitted-roles.ts'
import { servedSite } from './support/served-site.ts'

const { pages } = await servedSite('.')
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // An article's contents list stands twice, for narrow and wide screens: only one is ever displayed.
    'unique-landmark': 'off',
    // Valid HTML: a table's scrolling frame is a region by its role.
    'prefer-native-element': 'off',
  },
})

test('the validator sees a fault', async () => {
  const { valid } = await validator.validateString('<!DOCTYPE html><p><div>fault</div></p>')
  expect(valid).toBe(false)
})

test('no element takes a role that the standard does not give it', () => {
  const faults = [...pages.values()].flatMap(({ path, html }) => forbiddenRoles(html).map((tag) => `${path}: ${tag}`))
  expect(faults).toEqual([])
})

test('the check of roles sees a search field that is a combobox, and an item that is no item', () => {
  expect(forbiddenRoles('<input type="search" role="combobox"><li role="group">')).toHaveLength(2)
  expect(forbiddenRoles('<input type="text" role="combobox"><form role="search"><li>')).toEqual([])
})

test('a built page names its classes as the source writes them, and each utility has its rule', async () => {
  const { client, styles } = await builtCode()
  const rules = await readFile(client + styles, 'utf8')
  const sources = await Promise.all(globSync('app/**/*.tsx').map((file) => readFile(file, 'utf8')))
  const written = new Set(sources.flatMap((source) => source.split(/[\s'"`]+/)))
  const utilities = [...pages.values()]
    .flatMap(({ html }) => Array.from(html.matchAll(/ class="([^"]+)"/g), ([, list = '']) => list.split(' ')).flat())
    .filter((name) => /^[^&]*[:[\d][^&]*$/.test(name))
  const different = [...new Set(utilities)]
  expect(different.length).toBeGreaterThan(300)
  expect(different.filter((name) => !written.has(name))).toEqual([])
  expect(different.filter((name) => !rules.includes(name.replaceAll(/[^\w-]/g, '\\$&')))).toEqual([])
})

test('every face that a page shows from itself is in it once', () => {
  const shown = [...pages.values()].flatMap(({ path, html }) =>
    Array.from(html.matchAll(/<use href="#([^"]+)"/g), ([, id = '']) => ({ path, id, html })),
  )
  expect(shown.length).toBeGreaterThan(500)
  const faults = shown.filter(({ id, html }) => html.split(`<symbol id='${id}'`).length !== 2)
  expect(faults.map(({ path, id }) => `${path}: ${id}`)).toEqual([])
})

test('a list asks ahead for the pictures of its first row, and for none where the page opens with something else', () => {
  const ahead = (path: string) => pages.get(path)?.html.match(/<link rel="preload"[^>]* as="image"[^>]*>/g) ?? []
  for (const path of ['/acessorios-componentes', '/categoria/cabos-de-ecg']) expect(ahead(path)).toHaveLength(2)
  const [picture, ...others] = ahead('/equipamentos')
  expect(others).toEqual([])
  expect(picture).toContain('/desenhos/cenas/equipamentos.')
  // A phone does not show it.
  expect(picture).toContain('media="(width &gt;= 64rem)"')
})

test('the HTML of every page is valid', async () => {
  const faults: string[] = []
  // Pages of one kind differ in their words: of each kind every sixth, unless all is tested.
  const kinds = Object.values(Object.groupBy(pages.values(), ({ path }) => path.split('/')[1] ?? ''))
  const validatedPages = testsAll
    ? [...pages.values()]
    : kinds.flatMap((kind = []) => kind.filter((_, index) => index % 6 === 0))
  for (const { path, html } of validatedPages) {
    const { results } = await validator.validateString(html, path)
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages) faults.push(`${path}: ${ruleId}: ${message} ${selector}`)
  }
  expect(faults).toEqual([])
  // Eight hundred pages: more than a minute on a busy machine.
}, 300_000)
