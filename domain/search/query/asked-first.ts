import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { understand } from './intent.ts'
import { readQuery } from './read-query.ts'
import { stem } from '#domain/text/tokens.ts'

const asking =
  /(?:^|[\s,])(?:precis(?:o|amos|ava|avamos|ando)|quer(?:o|emos|ia|iamos)|procur(?:o|amos|ando)|busc(?:o|amos|ando)|necessit(?:o|amos))(?: (?:comprar|cotar|repor|trocar|muito|urgente|agora))? (?:d[aeo]s? )?([^.;!?]+)/g

/**
 * A message that tells first what happened and then asks once, with what it asks for before the rest: 'o Savina reprovou
 * o fluxo, o fio partiu, preciso do sensor' becomes 'sensor, o Savina reprovou …'. The text itself if it asks several
 * times, or for nothing that names a part or a machine. In: a normalised text.
 */
export function askedFirst(index: SearchIndex, text: string): string {
  const [ask, ...others] = text.matchAll(asking)
  const before = text.slice(0, ask?.index)
  const wanted = ask?.[1] ?? ''
  if (!ask || others.length > 0 || !/[a-z]{3}/.test(before)) return text
  const query = readQuery(index, wanted)
  const { productTypes, families, isHint, brands } = understand(index, query)
  const isNoun = index.heads.has(stem(query.words[0]?.text ?? ''))
  if (!isNoun && (isHint || productTypes.length + families.length === 0)) return text
  // A wish that names its maker needs nothing of what was told before.
  const told = brands.length > 0 ? '' : before.replaceAll(/[.,;:!?]+|\s(?:e|mas)\s/g, ' ')
  return `${wanted.trim()} ${told.trim()}${text.slice(ask.index + ask[0].length)}`
}
