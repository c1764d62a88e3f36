import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtCode } from '#server/code/built-code.ts'
import { newerStyles, newerStylesIn } from './newer-styles.ts'
import { callsTooNew } from './too-new.ts'

const { client } = await builtCode()

async function builtFiles(ending: string): Promise<string[]> {
  const files = await readdir(client, { recursive: true })
  return files.filter((file) => file.endsWith(ending))
}

test('every script is written in the language of the oldest supported browsers, and calls nothing that they lack', async () => {
  const faults: string[] = []
  for (const file of await builtFiles('.js')) {
    const script = await readFile(join(client, file), 'utf8')
    faults.push(...callsTooNew(script).map((name) => `${file}: ${name}`))
  }
  expect(faults).toEqual([])
})

test('the check sees a call without a question, and lets one with a question pass', () => {
  expect(callsTooNew('a.toWellFormed()')).toEqual(['toWellFormed'])
  expect(callsTooNew('Map.groupBy(a, b)')).toEqual(['groupBy'])
  expect(callsTooNew("'startViewTransition' in document && document.startViewTransition(a)")).toEqual([])
  expect(callsTooNew('a.showPopover?.()')).toEqual([])
})

test('the page on engines names what the style sheets ask for beyond the oldest browsers, and nothing else', async () => {
  const page = await readFile('docs/decisions/016-engines.md', 'utf8')
  const sheets = await Promise.all((await builtFiles('.css')).map((file) => readFile(join(client, file), 'utf8')))
  const named = Object.keys(newerStyles).filter((name) => page.includes(`\n| ${name} |`))
  expect(named).toEqual(newerStylesIn(sheets.join('\n')))
})

test('the check sees what a style sheet asks for', () => {
  expect(newerStylesIn('a{color:light-dark(red,blue)}b{text-wrap:balance}')).toEqual([
    '`text-wrap: balance`',
    '`light-dark()`',
  ])
})

test('the check refuses a newer language', () => {
  expect(() => callsTooNew('/[a--b]/v')).toThrow(SyntaxError)
  expect(() => callsTooNew('using a = b')).toThrow(SyntaxError)
})
