import { dirname } from 'node:path/posix'
import { expect, test } from 'vitest'
import { cycles } from './cycles.ts'
import { imports } from './imports.ts'

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

function graphOf(pairs: [string, string][]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of pairs) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

const edges = imports.flatMap(({ from, to }): [string, string][] => (to === undefined ? [] : [[from, to]]))
const within = (folder: string, other: string) => folder === other || folder.startsWith(`${other}/`)

test('cycles are found, and a chain is none', () => {
  expect(cycles(graphOf([['a', 'b'], ['b', 'c'], ['c', 'a'], ['c', 'd']]))).toEqual([['a', 'b', 'c']]) // prettier-ignore
  expect(cycles(graphOf([['a', 'b'], ['a', 'c'], ['b', 'c']]))).toEqual([]) // prettier-ignore
})

/** What is left of the imports when the code runs; a type may name what uses it. */
const running = imports.flatMap(({ from, to, isTypeOnly }): [string, string][] =>
  to === undefined || isTypeOnly ? [] : [[from, to]],
)

test('no file leads back to itself by what it imports', () => {
  expect(running.length).toBeGreaterThan(1000)
  expect(cycles(graphOf(running))).toEqual([])
})

/** The desk and the server are cut by subject, and subjects know each other; rules, drawings and parts are layers. */
const isLayered = (file: string) => /^(?:domain|drawings|app)\//.test(file)

test('no folder of rules, drawings or parts leads back to itself; a folder and what lies below it are one', () => {
  const pairs = running
    .filter(([from, to]) => !isTest(from) && isLayered(from) && isLayered(to))
    .map(([from, to]): [string, string] => [dirname(from), dirname(to)])
    .filter(([from, to]) => !within(from, to) && !within(to, from))
  expect(cycles(graphOf(pairs))).toEqual([])
})

test('what is outside a folder is named from the root', () => {
  expect(imports.filter(({ specifier }) => specifier.startsWith('../'))).toEqual([])
})

/** What one feature needs of another comes from the route, as a prop or a slot. */
test('a feature imports itself and no other', () => {
  const feature = (file: string) => /^app\/features\/([^/]+)/.exec(file)?.[1]
  const strangers = edges.filter(([from, to]) => feature(from) && feature(to) && feature(from) !== feature(to))
  expect(strangers).toEqual([])
})

test('nothing imports the desk but itself and tests: the public site has no byte of it', () => {
  const desk = edges.filter(([, to]) => to.startsWith('desk/'))
  expect(desk.length).toBeGreaterThan(50)
  expect(desk.filter(([from]) => !/^(?:desk|tests|bench)\//.test(from))).toEqual([])
})

test('of the server’s HTTP the desk asks how to listen, what all answers carry, how often health is looked at, and how pages and files are answered', () => {
  const interfaces =
    /^server\/(?:code|content|feeds|outbox|proposals|publish|render|sheet|shop|situation|store)\/|^server\/http\/(?:files|answer-cache|health|listen|pages|security-headers|trusted-proxies)\.ts$|^server\/[^/]+\.ts$/
  const others = edges.filter(
    ([from, to]) => from.startsWith('desk/') && to.startsWith('server/') && !interfaces.test(to),
  )
  expect(others).toEqual([])
})
