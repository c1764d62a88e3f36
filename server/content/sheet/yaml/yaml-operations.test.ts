import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { testsAll } from '#tests/test-all.ts'
import { afterOperation, type Operation, type Path } from './operation.ts'
import { edited, EditRefused } from './yaml-operations.ts'

const folder = 'content/products'
/** Every eighth of the shop's products, unless all is tested. */
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .filter((_name, index) => testsAll || index % 8 === 0)

/** Every record, list and value of some data, with its place. */
function places(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const children =
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, child]) => [Array.isArray(value) ? Number(key) : key, child] as const)
      : []
  return [
    ...(path.length > 0 ? [{ path, value }] : []),
    ...children.flatMap(([key, child]) => places(child, [...path, key])),
  ]
}

/** What can be done at one place. */
function operationsAt({ path, value }: { path: Path; value: unknown }, word: string): Operation[] {
  const last = path.at(-1)
  const parent = path.slice(0, -1)
  const inside: Operation[] = Array.isArray(value)
    ? [0, value.length].map((index) => ({ kind: 'insert', path: [...path, index], value: word }))
    : typeof value === 'object' && value !== null
      ? [undefined, Object.keys(value).at(-1)].map((after) => ({
          kind: 'insert',
          path: [...path, 'novo'],
          value: word,
          after,
        }))
      : [{ kind: 'set', path, value: word }]
  const named: Operation[] =
    typeof last === 'string'
      ? [
          { kind: 'rename', path, to: 'outro' },
          { kind: 'insert', path: [...parent, 'novo'], value: [word], after: last },
        ]
      : []
  return [...inside, ...named, { kind: 'remove', path }]
}

/** How many lines of a text are not those of another, between equal ends. */
function linesTouched(before: string, after: string): number {
  const [old, next] = [before.split('\n'), after.split('\n')]
  let [head, tail] = [0, 0]
  while (head < Math.min(old.length, next.length) && old[head] === next[head]) head += 1
  while (tail < Math.min(old.length, next.length) - head && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1
  return Math.max(old.length, next.length) - head - tail
}

/** A value of a file may stand on many lines; all else is one. */
function mostLines(text: string, { kind, path }: Operation): number {
  const isWhole = kind !== 'rename' && path.length === 1
  return isWhole ? text.split('\n').length : kind === 'insert' ? 2 : 1
}

const word = fc.constantFrom(
  'palavra',
  'a: b',
  '# não',
  '"aspas"',
  "l'água",
  '- item',
  '5',
  'true',
  'x\ny',
  ' ',
  '{',
  '',
)

test('each field of each product can be set, renamed, removed and added to, and the rest of its file stays', () => {
  for (const name of files) {
    const text = readFileSync(`${folder}/${name}`, 'utf8')
    const data: unknown = parse(text)
    const fields = places(data)
    const tops = fields.filter(({ path }) => path.length === 1)
    const operations = [
      ...tops.map((field) => fc.constant(field)),
      fc.constantFrom(...fields),
      fc.constantFrom(...fields),
    ].flatMap((field) =>
      fc.sample(
        fc.tuple(field, word).chain(([at, one]) => fc.constantFrom(...operationsAt(at, one))),
        1,
      ),
    )
    for (const operation of operations) {
      const result = edited(text, operation)
      expect(parse(result), JSON.stringify({ name, operation })).toEqual(afterOperation(data, operation)?.data)
      expect(linesTouched(text, result), JSON.stringify({ name, operation })).toBeLessThanOrEqual(
        mostLines(text, operation),
      )
    }
  }
}, 120_000)

const shared = 'name: &nome Cabo\ndescription: *nome\ntags: [a]\n'

test.each<[string, string, Operation]>([
  ['a value that stands for others too', shared, { kind: 'set', path: ['name'], value: 'Outro' }],
  ['a name that others use', shared, { kind: 'remove', path: ['name'] }],
  ['a key that is not there', shared, { kind: 'set', path: ['brand'], value: 'x' }],
  ['a key that is there already', shared, { kind: 'insert', path: ['tags'], value: 'x' }],
  ['a name that is taken', shared, { kind: 'rename', path: ['name'], to: 'tags' }],
  ['an item past the end', shared, { kind: 'insert', path: ['tags', 5], value: 'x' }],
  ['a text that is no YAML', 'name: "Cabo\n', { kind: 'set', path: ['name'], value: 'x' }],
  ['a key inside of a text', shared, { kind: 'insert', path: ['name', 'x'], value: 'x' }],
])('%s is refused', (_what, text, operation) => {
  expect(() => edited(text, operation)).toThrow(EditRefused)
})

test('comments stay where they are', () => {
  const text = '# no alto\nname: Cabo # nome\n# antes\ntags: # três\n  - a # um\n  # dois\n  - b\n'
  const operations: Operation[] = [
    { kind: 'set', path: ['name'], value: 'Outro' },
    { kind: 'insert', path: ['tags', 2], value: 'c' },
    { kind: 'rename', path: ['tags'], to: 'palavras' },
  ]
  expect(operations.reduce(edited, text)).toBe(
    '# no alto\nname: Outro # nome\n# antes\npalavras: # três\n  - a # um\n  # dois\n  - b\n  - c\n',
  )
})
