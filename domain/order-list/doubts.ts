import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import { normalize } from '#domain/text/normalize.ts'
import { stemOf, wordsOf } from '#domain/text/tokens.ts'
import { itemChoice } from './order-item.ts'
import type { Doubt, OrderSources, Outcome } from './outcome.ts'
import { wordOfOtherVersion } from './words-beside.ts'

type Kind = Readonly<Record<string, RegExp>>

/** Kinds that exclude each other: a part is of one of them. The words for each, as names and buyers write them. */
const kinds: readonly Kind[] = [
  { macho: /\bmachos?\b/, femea: /\bfemeas?\b/ },
  { plastico: /\bplastic[oa]s?\b/, metal: /\bmeta(?:l|is|lic[oa]s?)\b/ },
  { iec: /\biec\b/, aha: /\baha\b/ },
  { descartavel: /\bdescartave(?:l|is)\b/, reutilizavel: /\b(?:reutilizave(?:l|is)|permanentes?)\b/ },
  { interna: /\bintern[oa]s?\b/, externa: /\bextern[oa]s?\b/ },
  { toco: /\btoco\b/, ultrassom: /\bultrass(?:om|onic[oa])\b/ },
  { mainstream: /\bmainstream\b/, sidestream: /\bsidestream\b/ },
]

/** The patients that a part may be for. */
const patients = {
  adulto: /\badult[oa]s?\b/,
  infantil: /\b(?:infant(?:il|is)|pediatric[oa]s?|criancas?)\b/,
  neonatal: /\b(?:neonat\w*|neo|recem nascid[oa]s?)\b/,
  obeso: /\bobes[oa]s?\b/,
} as const

/** Matches the name of a ward, which says nothing of the part: 'C5VG14 para a UTI neonatal'. */
const ward =
  /\b(?:uti|cti|setor|ala|unidade|enfermaria|posto|bloco|utip|utin)(?: \w+)? (?:adult\w*|infantil|pediatric\w*|neo\w*)/g

/** Matches a pack as buyers write it: '2 cx c/ 10', 'caixa com 25', 'pacotes de 50'. */
const packWritten =
  /\b(?:cxs?|caixas?|pcts?|pacotes?|emb|embalage(?:m|ns)|galo(?:es|ao)|fardos?) ?(?:c\/|c|com|de|contendo) ?(\d[\d.]*)/
const packNamed = /\b(?:caixa|pacote|cartela|jogo|kit|conjunto) (?:com|de) ([\d.]+)/g

/** What the words beside a code are compared with. */
export interface PartFacts {
  /** The part's name with its option. */
  name: string
  /** The keys of the makers whose machines the part is for. */
  makers: readonly string[]
  /** Further words that name what the part fits. */
  fits: string
  /** The part's type; undefined for a machine. */
  type: ProductType | undefined
}

type DoubtSources = Pick<OrderSources, 'makerOf' | 'typesOf'>

/** Matches a count alone. ❌ and 🚫 are marks with which buyers strike a line, so that it is more than a count. */
const onlyCount = /^[^\p{L}❌🚫]*(?:(?:x|un|und|unid|unidades?|pcs?|peças?)[^\p{L}❌🚫]*)?$/iu

/** Whether a code has only a count beside it, as mostly: nothing doubts it or takes it back. In: raw words. */
export function isOnlyCount(wordsBeside: string): boolean {
  return onlyCount.test(wordsBeside)
}

/** Matches a number of single things, not packs, in raw words: '200 un', '50 peças'. */
const singlePieces = /\d\s?(?:un|uns|und|unds|unid|unids|unidades?|p[cç]s?|pe[cç]as?)\b/i

/** The question for packs ordered by single things: 'FIL01C25 50 un' may be two boxes of 25, or 50. In: raw words. */
function packQuestion(outcome: Outcome, wordsBeside: string): Outcome | undefined {
  if (outcome.kind !== 'certain' || outcome.isAssumed || outcome.quantity < 2 || !singlePieces.test(wordsBeside))
    return undefined
  const { item, quantity } = outcome
  const pack = item.product.variants.find(({ id }) => id === item.variantId)?.pack
  const [content = 1] = pack === undefined ? [] : contentsOf(pack)
  if (content < 2 || quantity % content > 0) return undefined
  const readings = [quantity / content, quantity].map((count) => ({ item, quantity: count }))
  return { kind: 'confirm', readings, doubt: { kind: 'single-pieces', packSize: content } }
}

/** An outcome, as a question where the words beside its code contradict it. In: the line without the code, raw. */
export function withDoubt(outcome: Outcome, wordsBeside: string, sources: DoubtSources): Outcome {
  const inPacks = packQuestion(outcome, wordsBeside)
  if (inPacks) return inPacks
  const readings = outcome.kind === 'certain' ? [outcome] : outcome.kind === 'confirm' ? outcome.readings : []
  const [first, ...others] = readings
  // Of several items the visitor chooses anyway.
  if (!first || others.some(({ item }) => item !== first.item) || isDoubted(outcome)) return outcome
  if (isOnlyCount(wordsBeside)) return outcome
  const { item } = first
  const { product } = item
  const name = [product.name, itemChoice(item)].filter(Boolean).join(', ')
  const wordOfOther = wordOfOtherVersion(item, normalize(wordsBeside).replaceAll(ward, ' '))
  const doubt: Doubt | undefined = wordOfOther
    ? { kind: 'words', written: wordOfOther, partName: name }
    : doubtOf({ name, makers: [product.brand], fits: product.fits, type: product.productType }, wordsBeside, sources)
  return doubt ? { kind: 'confirm', readings: readings.map(({ quantity }) => ({ item, quantity })), doubt } : outcome
}

function isDoubted(outcome: Outcome): boolean {
  return outcome.kind === 'confirm' && outcome.doubt !== undefined
}

/** What contradicts a part: another maker ('mindray C5VGA2'), kind, type, pack ('2 cx c/ 10'). In: raw words. */
export function doubtOf(part: PartFacts, wordsBeside: string, { makerOf, typesOf }: DoubtSources): Doubt | undefined {
  const words = normalize(wordsBeside)
  return (
    makerDoubt(part, words, makerOf) ??
    kindDoubt(part, words) ??
    countDoubt(part, words, leads) ??
    countDoubt(part, words, metres) ??
    typeDoubt(part, wordsBeside, typesOf) ??
    packDoubt(part, words)
  )
}

/** Matches a number of leads in normalised words: '5 vias', '10 derivacoes'. */
const leads = /\b(\d{1,2}) ?(?:vias?|derivacoes|leads?)\b/g
/** Matches a length: '3 m', '1,5 metro'; '3M' without a space is more often the maker, and contradicts nothing. */
const metres = /\b(?!3m\b)(\d{1,2}(?:[.,]\d{1,2})?) ?(?:m|mts?|metros?)\b/g

/** The doubt about another number of leads or another length than the part's name has. In: normalised words. */
function countDoubt({ name }: PartFacts, wordsBeside: string, pattern: RegExp): Doubt | undefined {
  const [first, ...others] = wordsBeside.matchAll(pattern)
  if (!first || others.length > 0) return undefined
  const own = Array.from(normalize(name).matchAll(pattern), ([, figure = '']) => figureOf(figure))
  if (own.length === 0 || own.includes(figureOf(first[1] ?? ''))) return undefined
  return { kind: 'words', written: first[0], partName: name }
}

const figureOf = (text: string) => Number(text.replace(',', '.'))

/** The doubt about another type, which words but the part's own name: a sensor beside a cable's code. In: raw words. */
function typeDoubt(
  { name, fits, type }: PartFacts,
  wordsBeside: string,
  typesOf: DoubtSources['typesOf'] = () => [],
): Doubt | undefined {
  // Figures name no part; without them most lines of a list have the same words beside their codes.
  const words = wordsOf(wordsBeside).filter((word) => !/^\d+$/.test(word))
  const named = type === undefined ? [] : typesOf(words.join(' '))
  if (type === undefined || named.length === 0 || named.includes(type)) return undefined
  const own = new Set(wordsOf(`${name} ${fits}`).map(stemOf))
  const [first] = typesOf(words.filter((word) => !own.has(stemOf(word))).join(' '))
  return first === undefined || first === type
    ? undefined
    : { kind: 'words', written: productTypeLabel[first], partName: name }
}

/** The words by which buyers name a maker; 'healthcare' and single letters name none. In: the maker's key. */
function makerWords(brand: string): string[] {
  if (brand === 'universal' || brand === 'outros') return []
  return brand.split('-').filter((word) => word.length > 1 && !/^(?:healthcare|medical|med|and|inst)$/.test(word))
}

/** The makers by the words with which buyers name them: 'nihon' → 'nihon-kohden'. In: the makers' keys. */
export function makersByWord(brands: Iterable<string>): Map<string, string> {
  return new Map([...brands].flatMap((brand) => makerWords(brand).map((word) => [word, brand] as const)))
}

/** The doubt about another maker than the part's. In: normalised words. */
function makerDoubt(
  { name, makers, fits }: PartFacts,
  wordsBeside: string,
  makerOf: OrderSources['makerOf'] = () => undefined,
): Doubt | undefined {
  if (makers.includes('universal') || makers.includes('outros')) return undefined
  const written = wordsOf(wordsBeside).filter((word) => makerOf(word) !== undefined)
  const [first] = written
  if (first === undefined) return undefined
  const own = new Set(wordsOf(`${name} ${fits}`))
  const isMeant = written.some((word) => makers.includes(makerOf(word) ?? '') || own.has(word))
  return isMeant ? undefined : { kind: 'words', written: first, partName: name }
}

/** The doubt about another kind than the part's name has: a patient, a plug, a material. In: normalised words. */
function kindDoubt({ name }: PartFacts, wordsBeside: string): Doubt | undefined {
  const words = wordsBeside.replaceAll(ward, ' ')
  for (const kind of [patients, ...kinds]) {
    const written = namedIn(kind, words)
    const own = written.length > 0 ? namedIn(kind, normalize(name)) : []
    const [first] = written
    if (first !== undefined && own.length > 0 && !written.some((one) => own.includes(one)))
      return { kind: 'words', written: first, partName: name }
  }
  return undefined
}

/** Whether a text names a patient, as parts are for; a ward is none. In: any text. */
export function namesPatient(text: string): boolean {
  return namedIn(patients, normalize(text).replaceAll(ward, ' ')).length > 0
}

function namedIn(kind: Kind, text: string): string[] {
  return Object.keys(kind).filter((name) => kind[name]?.test(text))
}

/** The doubt about another content of the pack than the part's name has. In: normalised words. */
function packDoubt({ name }: PartFacts, wordsBeside: string): Doubt | undefined {
  const figure = packWritten.exec(wordsBeside)?.[1]
  if (figure === undefined) return undefined
  const contents = contentsOf(name)
  const written = wholeOf(figure)
  return contents.includes(written) || written < 2 ? undefined : { kind: 'pack', written, packSize: contents[0] ?? 1 }
}

/** What the packs in a name hold, the largest first: 50 and 3 of 'jogo de 3, caixa com 50 jogos'. */
function contentsOf(name: string): number[] {
  const contents = Array.from(normalize(name).matchAll(packNamed), ([, content = '']) => wholeOf(content))
  return contents.toSorted((a, b) => b - a)
}

function wholeOf(figure: string): number {
  return Number(figure.replaceAll('.', ''))
}
