import { countWords, type Shortened } from './asking-sentence.ts'
import type { MessageReader } from './message-reader.ts'
import { namesPart } from './named-in.ts'

const asking =
  /(?:^|[\s,])(?:precis(?:o|amos|ava|avamos|ando)|quer(?:o|emos|ia|iamos)|procur(?:o|amos|ando)|busc(?:o|amos|ando)|necessit(?:o|amos))(?: (?:comprar|cotar|repor|trocar|muito|urgente|agora))? (?:d[aeo]s? )?([^.;!?]+)/

/**
 * A message that tells first what happened and then asks once, with what it asks for before the rest: 'o Savina reprovou
 * o fluxo, o fio partiu, preciso do sensor' becomes 'sensor, o Savina reprovou …'. The text itself if it asks for nothing
 * that names a part or a machine, or if what stands before is a wish, too ('cabo do DX 2020, preciso também do sensor').
 * A wish that names its maker needs nothing of what was told before. In: a normalised text.
 */
export function askedFirst(reader: MessageReader, text: string): Shortened {
  const ask = asking.exec(text)
  const wanted = ask?.[1]?.trim() ?? ''
  if (!ask) return { text, skipped: 0 }
  const { productTypes, families, isHint, brands } = reader.read(wanted).intent
  if (isHint || productTypes.length + families.length === 0) return { text, skipped: 0 }
  const before = text.slice(0, ask.index)
  if (namesPart(reader.read(before))) return { text, skipped: 0 }
  const after = text.slice(ask.index + ask[0].length)
  if (brands.length > 0) return { text: `${wanted}${after}`, skipped: countWords(before) }
  const told = before.replaceAll(/[.,;:!?]+|\s(?:e|mas)\s/g, ' ').trim()
  return { text: `${wanted} ${told}${after}`, skipped: 0 }
}
