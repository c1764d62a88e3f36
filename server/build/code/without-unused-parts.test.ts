import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unusedParts } from './unused-parts.ts'
import { emptied, withEmptied } from './without-unused-parts.ts'

test('a module keeps the names that it exports, and they do nothing', async () => {
  const code = emptied('import x from "y"\nfunction a() { return x }\nexport { a, b as c };\n', 'module.js')
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(Object.keys(module)).toEqual(['a', 'c'])
  expect([module.a(), module.c(1)]).toEqual([undefined, undefined])
})

test('a module that exports in another way is refused, so that an upgrade is noticed', () => {
  expect(() => emptied('export function a() {}', 'module.js')).toThrow('module.js: expected one list of exports')
})

const code = `function outer() { function inner(x) { return x } return inner(1) }
function Thing() {}
Thing.prototype.act = function (y) { return y }
function kept() { return "kept" }`

test('named functions lose what they do, wherever they stand, and nothing else changes', () => {
  expect(withEmptied(code, ['inner', 'Thing.prototype.act'], 'module.js'))
    .toBe(`function outer() { function inner(x) {} return inner(1) }
function Thing() {}
Thing.prototype.act = function (y) {}
function kept() { return "kept" }`)
})

test.each([['gone'], ['Thing.prototype.gone']])('a name that is not there is refused: %s', (name) => {
  expect(() => withEmptied(code, [name], 'module.js')).toThrow(`expected one function of each name: ${name}`)
})

test('a name of two functions is refused', () => {
  expect(() => withEmptied(`${code}\nfunction inner() {}`, ['inner'], 'module.js')).toThrow('inner')
})

const sources = globSync('app/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')] as const)

test.each(unusedParts.flatMap(({ feature, uses }) => (uses ? [[feature, uses] as const] : [])))(
  'the site uses no %s',
  (_feature, uses) => {
    expect(sources.length).toBeGreaterThan(200)
    expect(sources.flatMap(([file, text]) => (uses.test(text) ? file : []))).toEqual([])
  },
)
