import { expect, test } from 'vitest'
import { codeWith, sheetWith, shortName, shortNames } from './short-classes.ts'

const names = new Map([
  ['p-1.5', 'A'],
  ['hover:text-ink', 'B'],
  ["before:content-['›']", 'C'],
  ['2xl:w-full', 'D'],
  ['has-[section.p-1.5]:pb-0', 'E'],
])

test('a style sheet has the short names, however the long ones are escaped, and nothing else changes', () => {
  const sheet = String.raw`.p-1\.5{padding:.375rem}.hover\:text-ink:hover{color:red}.before\:content-\[\'›\'\]:before{content:"›"}
.\32 xl\:w-full{width:1.5em}.has-\[section\.p-1\.5\]\:pb-0:has(section.p-1\.5){a:b}.page-width,.p-1{src:url(/plex.woff2)}`
  expect(sheetWith(names, sheet)).toBe(`.A{padding:.375rem}.B:hover{color:red}.C:before{content:"›"}
.D{width:1.5em}.E:has(section.A){a:b}.page-width,.p-1{src:url(/plex.woff2)}`)
})

test('code has the short names in its texts and in the pieces of its templates', () => {
  const code =
    'const a = jsx("p", { className: "p-1.5 page-width hover:text-ink" }), b = `${a} p-1.5`, c = { \'p-1.5\': 1.5 }'
  expect(codeWith(names, code)).toBe(
    'const a = jsx("p", { className: "A page-width B" }), b = `${a} A`, c = { \'A\': 1.5 }',
  )
})

test('a sign that is escaped in the code stops the build rather than lose a style', () => {
  expect(() => codeWith(names, String.raw`const a = 'before:content-[\'›\']'`)).toThrow('without escaped signs')
})

test('names are as short as can be, and none twice', () => {
  const made = Array.from({ length: 2000 }, (_, place) => shortName(place))
  expect([made[0], made[25], made[26], made[51], made[52]]).toEqual(['A', 'Z', 'A0', 'Z0', 'A1'])
  expect(new Set(made).size).toBe(made.length)
  expect(made.filter((name) => !/^[A-Z][\da-z]{0,2}$/.test(name))).toEqual([])
})

test('utilities of the site are given names; one plain word, what is looked up and what is written by hand keep theirs', async () => {
  const site = await shortNames('app/styles/app.css')
  expect(site.size).toBeGreaterThan(500)
  expect([site.has('min-w-0'), site.has("not-first:before:content-['›']")]).toEqual([true, true])
  const kept = ['block', 'late-layout', 'max-md:late-layout', 'needs-script', 'article-body']
  expect(kept.filter((name) => site.has(name))).toEqual([])
})
