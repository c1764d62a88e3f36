import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { startGate } from './start-gate.ts'

interface Engine {
  window?: object
  isColourMixed?: boolean
  isRangeKnown?: boolean
}

/** What a document of an engine looks like after the gate: its attributes, and what became of its `<noscript>`s. */
function pass({ window = { HTMLDialogElement: Object }, isColourMixed = true, isRangeKnown = true }: Engine) {
  const attributes: string[] = []
  const hidden = [{ textContent: '<p>um</p>', outerHTML: '<noscript>um</noscript>' }]
  const listeners: (() => void)[] = []
  new Script(startGate).runInNewContext({
    window,
    CSS: { supports: () => isColourMixed },
    matchMedia: () => ({ matches: isRangeKnown }),
    document: {
      documentElement: { setAttribute: (name: string) => attributes.push(name) },
      addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
      querySelectorAll: () => hidden,
    },
  })
  for (const listener of listeners) listener()
  return { attributes, html: hidden.map(({ outerHTML }) => outerHTML).join('') }
}

test('an engine with all that is needed lets the scripts start', () => {
  expect(pass({})).toEqual({ attributes: ['data-scripts'], html: '<noscript>um</noscript>' })
})

test.each([
  ['dialogs', { window: {} }],
  ['mixed colours', { isColourMixed: false }],
  ['ranges in media queries', { isRangeKnown: false }],
])('an engine without %s keeps the page as it is without scripts', (_name, engine) => {
  expect(pass(engine)).toEqual({ attributes: [], html: '<p>um</p>' })
})

test('a parser of 2009 reads the gate', () => {
  expect(startGate).not.toMatch(/=>|`|\b(?:let|const|class|async)\b/)
})
