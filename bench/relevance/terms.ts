import type { SearchDocument } from '#domain/search/index/document.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import type { Engine } from './engines.ts'

/** Judges every name that the vocabulary has for a part: the first answer has to be a part of that type. */
export function judgedTerms(
  engine: Engine,
  vocabulary: SearchVocabulary,
  documents: readonly SearchDocument[],
): string {
  const typeOf = new Map(documents.map(({ id, productType }) => [id, productType]))
  const named = Object.entries(vocabulary.intent.productTypes).flatMap(([type, { names }]) =>
    names.map((name) => ({ name, types: [type] })),
  )
  const special = vocabulary.intent.specialized.flatMap(({ phrases, productTypes }) =>
    phrases.map((name) => ({ name, types: [...productTypes] as string[] })),
  )
  const terms = [...named, ...special]
  const wrong = terms.filter(({ name, types }) => {
    const [first] = engine.answer(name).ids
    return first === undefined || !types.includes(typeOf.get(first) ?? '')
  })
  const list = wrong.length > 0 ? `: ${wrong.map(({ name }) => name).join(' · ')}` : ''
  return `Terms: ${terms.length - wrong.length} of ${terms.length} names of parts are answered by a part of their type${list}.`
}

/** Asks every product by its own name; it must come first. */
export function judgedNames(engine: Engine, documents: readonly SearchDocument[]): string {
  const wrong = documents.filter(({ id, name }) => engine.answer(name).ids[0] !== id)
  const list = wrong.length > 0 ? `: ${wrong.map(({ name }) => name).join(' · ')}` : ''
  return `Names: ${documents.length - wrong.length} of ${documents.length} products come first for their own name${list}.`
}
