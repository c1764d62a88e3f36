import { describe, expect, test } from 'vitest'
import { connectorKeysOf } from '#domain/catalogue/part/ends.ts'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { productPictures } from '#drawings/product-pictures.ts'
// The rules below hold for the real registry and catalogue, so this test reads them.
// oxlint-disable no-restricted-imports
import { ContentFiles } from '#server/content/content-files.ts'
import { loadCatalogue } from '#server/content/load/load-catalogue.ts'
// oxlint-enable no-restricted-imports
import { connector } from '#tests/samples.ts'
import { isWellFormed } from '#tests/well-formed.ts'
import { connectorFace } from './connector-face.ts'

const { products, registries } = await loadCatalogue(new ContentFiles('.'))
const connectors = connectorRegistry(registries.connectors)

/** What a picture shows as single contacts or air ways: how many, by the connector that it says they are of. */
function shownContacts(svg: string): { key: string; marks: number }[] {
  return [...svg.matchAll(/<g data-part="contacts" data-connector="([^"]*)">/g)].map((group) => ({
    key: group[1] ?? '',
    marks: topLevel(svg.slice(group.index + group[0].length)),
  }))
}

/** The elements that stand directly in the group which begins here. */
function topLevel(text: string): number {
  let depth = 0
  let count = 0
  for (const [, closing, selfClosing] of text.matchAll(/<(\/?)[a-z]+[^>]*?(\/?)>/g)) {
    if (closing) depth -= 1
    if (depth < 0) return count
    if (!closing && depth === 0) count += 1
    if (!closing && !selfClosing) depth += 1
  }
  return count
}

describe('a face from the registry', () => {
  test.each(registries.connectors)(
    '$key shows the contacts that its entry gives, and none that it does not',
    (entry) => {
      const { body } = connectorFace(entry)
      expect(isWellFormed(`<svg>${body}</svg>`)).toBe(true)
      const marks = shownContacts(body)
      if (entry.confirmed && entry.contacts !== undefined)
        expect(marks).toEqual([{ key: entry.key, marks: entry.contacts }])
      else expect(marks).toEqual([])
    },
  )

  test.each([9, 12, 17, 31])('%i contacts are %i marks, in every arrangement', (contacts) => {
    const marksOf = (fields: Parameters<typeof connector>[0]) =>
      shownContacts(connectorFace(connector({ contacts, ...fields })).body).map(({ marks }) => marks)
    expect(marksOf({ shape: 'redondo' })).toEqual([contacts])
    expect(marksOf({ shape: 'retangular' })).toEqual([contacts])
    expect(marksOf({ shape: 'redondo', arrangement: { rings: [contacts - 3, 3] } })).toEqual([contacts])
    expect(marksOf({ shape: 'tipo-d', arrangement: { rows: [contacts - 4, 4] } })).toEqual([contacts])
  })

  test('what is not known for certain is an outline with the number that its entry tells, and never with its contacts', () => {
    const { body } = connectorFace(connector({ confirmed: false, contacts: 14 }))
    expect(body).toContain('data-part="connector-outline"')
    expect(body).toContain('>14 ?<')
    expect(shownContacts(body)).toEqual([])
  })
})

test('no drawing of the catalogue shows a count of contacts that the registry does not give', () => {
  const wrong = products.flatMap((product) =>
    productPictures(product, connectors).flatMap(({ key, svg }) =>
      shownContacts(svg)
        .filter((mark) => connectors.get(mark.key)?.contacts !== mark.marks || !connectors.get(mark.key)?.confirmed)
        .map((mark) => `${product.id} ${key}: ${mark.marks} contacts of ${mark.key}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('a drawing shows the faces of its own connectors only', () => {
  const foreign = products.flatMap((product) => {
    const ownConnectors = new Set(connectorKeysOf(product))
    return productPictures(product, connectors).flatMap(({ key, svg }) =>
      shownContacts(svg)
        .filter((mark) => !ownConnectors.has(mark.key))
        .map((mark) => `${product.id} ${key}: ${mark.key}`),
    )
  })
  expect(foreign).toEqual([])
})
