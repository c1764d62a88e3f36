import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { startGate, tellIfNoneStored } from './start-gate.ts'

interface Engine {
  window?: object
  isColourMixed?: boolean
  isRangeKnown?: boolean
}

/** The state of a document after the first script ran in it: its attributes and its `<noscript>` elements. */
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

/**
 * The attributes that a part for visitors without a stored cart sets on the document. In: how the browser's storage
 * answers.
 */
function told(
  getItem: (name: string) => string | null,
  { isScripted = true, ofTab = getItem, part = '<section data-unless-kept="loja-cart">' } = {},
) {
  const attributes: string[] = []
  new Script(tellIfNoneStored(part)).runInNewContext({
    localStorage: { getItem },
    sessionStorage: { getItem: ofTab },
    document: {
      documentElement: {
        hasAttribute: () => isScripted,
        setAttribute: (name: string) => attributes.push(name),
      },
    },
  })
  return attributes
}

test('a page is told that nothing is kept under the name that it asks for', () => {
  const kept = new Map([['outra-cart', '{}']])
  expect(told((name) => kept.get(name) ?? null)).toEqual(['data-none-kept'])
  expect(told(() => null, { part: '<div data-if-kept="loja-cart">' })).toEqual(['data-none-kept'])
})

test('nothing is said of what is kept, of a storage that is refused, or where no script will start', () => {
  expect(told((name) => (name === 'loja-cart' ? '{}' : null))).toEqual([])
  expect(
    told(() => {
      throw new Error('refused')
    }),
  ).toEqual([])
  expect(told(() => null, { isScripted: false })).toEqual([])
})

test('a cart that only the tab keeps, because the storage is full, is not called empty', () => {
  expect(told(() => null, { ofTab: (name) => (name === 'loja-cart' ? '{}' : null) })).toEqual([])
})

test('a page without such a place gets no script for it', () => {
  expect(tellIfNoneStored('<main></main>')).toBe('')
})
