import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { understand } from './intent.ts'
import { countWords, type Shortened } from './needs.ts'
import { readQuery } from './read-query.ts'
import { stem } from '#domain/text/tokens.ts'

const asking =
  /(?:^|[\s,])(?:precis(?:o|amos|ava|avamos|ando)|quer(?:o|emos|ia|iamos)|procur(?:o|amos|ando)|busc(?:o|amos|ando)|necessit(?:o|amos))(?: (?:comprar|cotar|repor|trocar|muito|urgente|agora))? (?:d[aeo]s? )?([^.;!?]+)/g

/**
 * A message that tells first what happened and then asks once, with what it asks for before the rest: 'o Savina reprovou
 * o fluxo, o fio partiu, preciso do sensor' becomes 'sensor, o Savina reprovou …'. The text itself if it asks several
 * times, or for nothing that names a part or a machine. A wish that names its maker needs nothing of what was told before.
 * In: a normalised text.
 */
export function askedFirst(index: SearchIndex, text: string): Shortened {
  const [ask, ...others] = text.matchAll(asking)
  const before = text.slice(0, ask?.index)
  const wanted = ask?.[1] ?? ''
  if (!ask || others.length > 0 || !/[a-z]{3}/.test(before)) return { text, skipped: 0 }
  const query = readQuery(index, wanted)
  const { productTypes, families, isHint, brands } = understand(index, query)
  const isNoun = index.heads.has(stem(query.words[0]?.text ?? ''))
  if (!isNoun && (isHint || productTypes.length + families.length === 0)) return { text, skipped: 0 }
  const after = text.slice(ask.index + ask[0].length)
  if (brands.length > 0) return { text: `${wanted.trim()}${after}`, skipped: countWords(before) }
  const told = before.replaceAll(/[.,;:!?]+|\s(?:e|mas)\s/g, ' ')
  return { text: `${wanted.trim()} ${told.trim()}${after}`, skipped: 0 }
}
