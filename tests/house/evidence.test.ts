import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Pages that promise something, and what shows it. */
const pages = ['docs/security.md', 'docs/operations.md', 'bench/README.md']
const testNames = new Set(
  globSync('{app,desk,domain,drawings,server,tests}/**/*.test.{ts,tsx}', { exclude: ['tests/fixture/**'] }).map(
    (file) => basename(file),
  ),
)

interface Named {
  page: string
  name: string
}

/** Everything between backticks, outside of longer samples, and the commands of samples. */
function namesIn(page: string): Named[] {
  const text = readFileSync(page, 'utf8')
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => ({ page, name }))
}

const named = pages.flatMap(namesIn)

/** Why a name refers to nothing; undefined when it refers to something, or is no test, bench or command. */
function lost({ name }: Named): string | undefined {
  const [, testFile = ''] = /(?:^|\/)([\w.-]+\.test\.tsx?)$/.exec(name) ?? []
  if (testFile !== '') return testNames.has(testFile) ? undefined : 'no such test'
  const [, bench] = /^(?:bench\/trust|node bench\/trust\/run\.ts) ([a-z-]+)/.exec(name) ?? []
  if (bench !== undefined)
    return globSync(`bench/trust/{,*/}${bench}.ts`).length > 0 ? undefined : 'no such bench of trust'
  const [, path] = /^(?:node )?((?:bench|desk|drawings|script|server|tests|deploy)\/[\w./-]+)/.exec(name) ?? []
  return path === undefined || existsSync(path) ? undefined : 'no such file'
}

test('every test, bench and command that a promise names is there', () => {
  expect(named.filter(({ name }) => name.includes('.test.ts')).length).toBeGreaterThan(60)
  expect(named.flatMap((each) => (lost(each) ? [`${each.page}: ${each.name}: ${lost(each)}`] : []))).toEqual([])
})

test('every file of the house that a document names is there', () => {
  // docs/how-to.md names files that its reader is about to make.
  const documents = globSync('{README.md,docs/**/*.md}').filter((page) => !/how-to|specification/.test(page))
  const files = documents
    .flatMap(namesIn)
    .filter(({ name }) => /^(?:app|db|desk|domain|drawings|server)\/[\w./-]+$/.test(name))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter(({ name }) => !existsSync(name))).toEqual([])
})

test('every row of a table that says what shows it names something', () => {
  const bare = pages.flatMap((page) =>
    tablesOf(readFileSync(page, 'utf8'))
      .filter(([heading = '']) => heading.endsWith('| shown by |'))
      .flatMap(([, , ...rows]) => rows)
      .filter((row) => !/(?:`[^`]+`|– nothing to show) \|$/.test(row)),
  )
  expect(bare).toEqual([])
})

test('what nothing shows is said', () => {
  expect(readFileSync('docs/security.md', 'utf8')).toMatch(/^## Not shown\n\n.*\n\n(?:- .*\n){5}/m)
})

test('the check sees what is lost, and a row without evidence', () => {
  const seen = ['no-such.test.ts', 'bench/trust nothing', 'script/nothing', 'rest.test.ts', 'bench/trust kill']
  expect(seen.map((name) => lost({ page: '', name }))).toEqual([
    'no such test',
    'no such bench of trust',
    'no such file',
    undefined,
    undefined,
  ])
  expect(tablesOf('x\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\ny')).toEqual([['| a | b |', '|---|---|', '| 1 | 2 |']])
})

/** Tables by their lines: heading, rule, rows. */
function tablesOf(text: string): string[][] {
  return text
    .split(/\n(?!\|)/)
    .map((part) => part.split('\n').filter((line) => line.startsWith('|')))
    .filter((lines) => lines.length > 2)
}
