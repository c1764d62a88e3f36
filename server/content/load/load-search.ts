import { join } from 'node:path'
import * as v from 'valibot'
import {
  courtesiesSchema,
  intentWordsSchema,
  symptomSchema,
  synonymsSchema,
  type SearchVocabulary,
} from '#domain/search/index/vocabulary-schema.ts'
import type { ContentFault } from '#server/content-error.ts'
import { ValueCache } from '#server/value-cache.ts'
import { readContent, readYaml } from './read-file.ts'

/**
 * Loads `content/search/`: the words that the search knows, such as synonyms, courtesies and symptoms. Faults are
 * pushed, and the result is then undefined; only for a file that readContent refuses is a ContentError thrown.
 */
export async function loadSearch(
  root: string,
  faults: ContentFault[],
  cache = new ValueCache(),
): Promise<SearchVocabulary | undefined> {
  const folder = join(root, 'content', 'search')
  const load = async <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
    readYaml({ ...(await readContent(root, join(folder, name))), cache }, schema, faults)
  const [synonyms, intent, courtesies, symptoms] = await Promise.all([
    load('synonyms.yaml', synonymsSchema),
    load('intent.yaml', intentWordsSchema),
    load('courtesies.yaml', courtesiesSchema),
    load('symptoms.yaml', v.array(symptomSchema)),
  ])
  return synonyms && intent && courtesies && symptoms && { synonyms, intent, courtesies, symptoms }
}
