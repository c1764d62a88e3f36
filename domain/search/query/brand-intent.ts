import { includes, naming, ofKind, withoutShorter, type PhraseMatch } from '#domain/search/index/phrases.ts'
import type { QueryWord } from './read-query.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { judgement } from '#domain/search/weights.ts'

/** Which brands a query names, or implies by a model. */
export interface BrandIntent {
  brands: readonly string[]
  confidence: number
  /** The phrases that are the brand's name; a model's words stay words to be found. */
  matches: readonly PhraseMatch[]
}

/**
 * The brands of a query: those that it names, else the brand of a line ('IntelliVue') or of a model that only one brand
 * of the catalogue has. 'Universal' beside a brand's name is only a word. A word corrected to a brand's name does not
 * count where it fits the name of the part or the machine.
 */
export function brandIntent(
  index: SearchIndex,
  words: readonly QueryWord[],
  { matches, names: others }: { matches: readonly PhraseMatch[]; names: readonly PhraseMatch[] },
): BrandIntent {
  const said = withoutShorter(ofKind(matches, 'brand')).filter(
    (match) => match.strength === 1 || !others.some((other) => includes(other, match)),
  )
  const names = said.filter(({ phrase }) => !phrase.meaning.isLine)
  const real = names.filter(({ phrase }) => phrase.meaning.brand !== 'universal')
  const named = real.length > 0 ? real : names
  if (named.length > 0) return { brands: brandsOf(named), confidence: strengthOf(named), matches: named }
  const lines = said.filter(({ phrase }) => phrase.meaning.isLine)
  const inferred = judgement.confidence.inferredBrand
  if (lines.length > 0) return { brands: brandsOf(lines), confidence: strengthOf(lines) * inferred, matches: [] }
  const models = words.flatMap((word) => brandOfModel(index, word) ?? [])
  return { brands: [...new Set(models)], confidence: models.length > 0 ? inferred : 1, matches: [] }
}

/** The brand that every reading of a word leads to. */
function brandOfModel({ models }: SearchIndex, { readings }: QueryWord): string | undefined {
  const [brand, ...others] = new Set(naming(readings).map(({ stem }) => models.get(stem)))
  return others.length === 0 ? brand : undefined
}

function brandsOf(matches: ReturnType<typeof ofKind<'brand'>>): string[] {
  return [...new Set(matches.map(({ phrase }) => phrase.meaning.brand))]
}

function strengthOf(matches: readonly PhraseMatch[]): number {
  return Math.max(...matches.map(({ strength }) => strength))
}
