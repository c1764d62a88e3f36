import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessory, registries } from '#tests/samples.ts'
import type { SearchSource } from './suggestions.ts'
import { toSearchDocument } from '#domain/search/index/document.ts'
import { readSearchFile, writeSearchFile } from './search-file.ts'

const intent = { productTypes: {}, brands: [], equipment: {}, specialized: [], sizes: {}, functionWords: [], ignoredWords: [] } // prettier-ignore
const vocabulary = { synonyms: {}, intent, courtesies: { phrases: [], words: [] }, symptoms: [] }

/** Descriptions as lean documents have them: sorted words, each once. */
const description = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9]{1,6}$/), { maxLength: 12 })
  .map((words) => words.toSorted().join(' '))
const source = fc
  .array(fc.record({ description, hasPicture: fc.boolean() }), { maxLength: 300 })
  .map((some): SearchSource => {
    const ids = some.map((_, at) => `peca-${at}`)
    return {
      documents: some.map((one, at) => ({
        ...toSearchDocument(accessory({ id: ids[at] ?? '' }), registries()),
        description: one.description,
      })),
      vocabulary,
      pictures: Object.fromEntries(
        some.map(({ hasPicture }, at) => [ids[at], hasPicture ? `/desenhos/${ids[at]}-geral.0f.svg` : '']),
      ),
    }
  })

test('what travels is read as it was written', () => {
  fc.assert(
    fc.property(source, (written) => {
      expect(readSearchFile(JSON.parse(JSON.stringify(writeSearchFile(written))))).toEqual(written)
    }),
  )
})
