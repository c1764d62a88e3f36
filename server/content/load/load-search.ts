import * as v from 'valibot'
import {
  courtesiesSchema,
  intentWordsSchema,
  symptomSchema,
  synonymsSchema,
  type SearchVocabulary,
} from '#domain/search/index/vocabulary-schema.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'

/**
 * Loads `content/search/`: the words that the search knows, such as synonyms, courtesies and symptoms. Faults are
 * pushed, and the result is then undefined; only for a file that cannot be read is a ContentError thrown.
 */
export async function loadSearch(files: ContentFiles, faults: ContentFault[]): Promise<SearchVocabulary | undefined> {
  const load = <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
    files.parsed(`search/${name}`, schema, faults)
  const [synonyms, intent, courtesies, symptoms] = await Promise.all([
    load('synonyms.yaml', synonymsSchema),
    load('intent.yaml', intentWordsSchema),
    load('courtesies.yaml', courtesiesSchema),
    load('symptoms.yaml', v.array(symptomSchema)),
  ])
  return synonyms && intent && courtesies && symptoms && { synonyms, intent, courtesies, symptoms }
}
