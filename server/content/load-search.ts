import { join } from 'node:path'
import { intentWordsSchema, synonymsSchema, type SearchVocabulary } from '#domain/search/vocabulary-schema.ts'
import type { ContentFault } from './content-error.ts'
import { parseYaml, readContent } from './read-file.ts'

/**
 * Loads `content/search/synonyms.yaml` and `intent.yaml`: the words that the search knows.
 * Faults are pushed, never thrown; undefined when there are any.
 */
export async function loadSearch(root: string, faults: ContentFault[]): Promise<SearchVocabulary | undefined> {
  const folder = join(root, 'content', 'search')
  const [synonyms, intent] = await Promise.all([
    readContent(root, join(folder, 'synonyms.yaml')).then((source) => parseYaml(source, synonymsSchema, faults)),
    readContent(root, join(folder, 'intent.yaml')).then((source) => parseYaml(source, intentWordsSchema, faults)),
  ])
  return synonyms && intent && { synonyms, intent }
}
