import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import { isReservedBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { normalize } from '#domain/text/normalize.ts'
import { stemOf, stemsOf, wordsOf } from '#domain/text/tokens.ts'
import { itemChoice } from './order-item.ts'
import type { Doubt, OrderSources, Outcome } from './outcome.ts'
import { wordOfOtherVersion } from './words-beside.ts'

/** Words of which a part is only one, each as names and buyers write it. */
type ExclusiveWords = Readonly<Record<string, RegExp>>

const exclusiveWords: readonly ExclusiveWords[] = [
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
const wardName =
  /\b(?:uti|cti|setor|ala|unidade|enfermaria|posto|bloco|utip|utin)(?: \w+)? (?:adult\w*|infantil|pediatric\w*|neo\w*)/g

/** Matches a pack as buyers write it: '2 cx c/ 10', 'caixa com 25', 'pacotes de 50'. */
const writtenPack =
  /\b(?:cxs?|caixas?|pcts?|pacotes?|emb|embalage(?:m|ns)|galo(?:es|ao)|fardos?) ?(?:c\/|c|com|de|contendo) ?(\d[\d.]*)/
/** Matches the pack in a part's name: 'caixa com 25', 'jogo de 3'. */
const packInName = /\b(?:caixa|pacote|cartela|jogo|kit|conjunto) (?:com|de) ([\d.]+)/g

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

/** Matches nothing but a count. ❌ and 🚫 are marks with which buyers strike a line, so that it is more than a count. */
const onlyCount = /^[^\p{L}❌🚫]*(?:(?:x|un|und|unid|unidades?|pcs?|peças?)[^\p{L}❌🚫]*)?$/iu

/** Whether a code has only a count beside it, as mostly: nothing doubts it or takes it back. */
export function isOnlyCount(rawBeside: string): boolean {
  return onlyCount.test(rawBeside)
}

/** Matches a number of single things, not packs: '200 un', '50 peças'. */
const singlePieces = /\d\s?(?:un|uns|und|unds|unid|unids|unidades?|p[cç]s?|pe[cç]as?)\b/i

/** The question for packs ordered by single things: 'FIL01C25 50 un' may be two boxes of 25, or 50. */
function packQuestion(outcome: Outcome, rawBeside: string): Outcome | undefined {
  if (outcome.kind !== 'certain' || outcome.isAssumed || outcome.quantity < 2 || !singlePieces.test(rawBeside))
    return undefined
  const { item, quantity } = outcome
  const pack = item.product.variants.find(({ id }) => id === item.variantId)?.pack
  const [content = 1] = pack === undefined ? [] : contentsOf(pack)
  if (content < 2 || quantity % content > 0) return undefined
  const readings = [quantity / content, quantity].map((count) => ({ item, quantity: count }))
  return { kind: 'confirm', readings, doubt: { kind: 'single-pieces', packSize: content } }
}

/** An outcome, as a question where the words beside its code contradict it. In: the line without the code, raw. */
export function withDoubt(outcome: Outcome, rawBeside: string, sources: DoubtSources): Outcome {
  const inPacks = packQuestion(outcome, rawBeside)
  if (inPacks) return inPacks
  const readings = outcome.kind === 'certain' ? [outcome] : outcome.kind === 'confirm' ? outcome.readings : []
  const [first, ...others] = readings
  // Of several items the visitor chooses anyway.
  if (!first || others.some(({ item }) => item !== first.item) || isDoubted(outcome)) return outcome
  if (isOnlyCount(rawBeside)) return outcome
  const { item } = first
  const { product } = item
  const name = [product.name, itemChoice(item)].filter(Boolean).join(', ')
  const wordOfOther = wordOfOtherVersion(item, normalize(rawBeside).replaceAll(wardName, ' '))
  const doubt: Doubt | undefined = wordOfOther
    ? { kind: 'words', written: wordOfOther, partName: name }
    : doubtOf({ name, makers: [product.brand], fits: product.fits, type: product.productType }, rawBeside, sources)
  return doubt ? { kind: 'confirm', readings: readings.map(({ quantity }) => ({ item, quantity })), doubt } : outcome
}

const isDoubted = (outcome: Outcome): boolean => outcome.kind === 'confirm' && outcome.doubt !== undefined

/** What contradicts a part: another maker ('mindray C5VGA2'), material, type, pack ('2 cx c/ 10'). */
export function doubtOf(part: PartFacts, rawBeside: string, { makerOf, typesOf }: DoubtSources): Doubt | undefined {
  const normalizedBeside = normalize(rawBeside)
  return (
    makerDoubt(part, normalizedBeside, makerOf) ??
    exclusiveWordDoubt(part, normalizedBeside) ??
    figureDoubt(part, normalizedBeside, leadCount) ??
    figureDoubt(part, normalizedBeside, metres) ??
    typeDoubt(part, rawBeside, typesOf) ??
    packDoubt(part, normalizedBeside)
  )
}

/** Matches a number of leads: '5 vias', '10 derivacoes'. */
const leadCount = /\b(\d{1,2}) ?(?:vias?|derivacoes|leads?)\b/g
/** Matches a length: '3 m', '1,5 metro'; '3M' without a space is more often the maker, and contradicts nothing. */
const metres = /\b(?!3m\b)(\d{1,2}(?:[.,]\d{1,2})?) ?(?:m|mts?|metros?)\b/g

/** The doubt about another number of leads or another length than the part's name has. */
function figureDoubt({ name }: PartFacts, normalizedBeside: string, pattern: RegExp): Doubt | undefined {
  const [first, ...others] = normalizedBeside.matchAll(pattern)
  if (!first || others.length > 0) return undefined
  const figuresOfName = Array.from(normalize(name).matchAll(pattern), ([, figure = '']) => numberOf(figure))
  if (figuresOfName.length === 0 || figuresOfName.includes(numberOf(first[1] ?? ''))) return undefined
  return { kind: 'words', written: first[0], partName: name }
}

const numberOf = (text: string) => Number(text.replace(',', '.'))

/** The doubt about another type, which words but the part's own name: a sensor beside a cable's code. */
function typeDoubt(
  { name, fits, type }: PartFacts,
  rawBeside: string,
  typesOf: DoubtSources['typesOf'] = () => [],
): Doubt | undefined {
  // Figures name no part; without them most lines of a list have the same words beside their codes.
  const words = wordsOf(rawBeside).filter((word) => !/^\d+$/.test(word))
  const namedTypes = type === undefined ? [] : typesOf(words.join(' '))
  if (type === undefined || namedTypes.length === 0 || namedTypes.includes(type)) return undefined
  const stemsOfPart = new Set(stemsOf(`${name} ${fits}`))
  const [first] = typesOf(words.filter((word) => !stemsOfPart.has(stemOf(word))).join(' '))
  return first === undefined || first === type
    ? undefined
    : { kind: 'words', written: productTypeLabel[first], partName: name }
}

/** The words by which buyers name a maker; 'healthcare' and single letters name none. In: the maker's key. */
function makerWords(brand: string): string[] {
  if (isReservedBrand(brand)) return []
  return brand.split('-').filter((word) => word.length > 1 && !/^(?:healthcare|medical|med|and|inst)$/.test(word))
}

/** The makers by the words with which buyers name them: 'nihon' → 'nihon-kohden'. In: the makers' keys. */
export function makersByWord(brands: Iterable<string>): Map<string, string> {
  return new Map([...brands].flatMap((brand) => makerWords(brand).map((word) => [word, brand] as const)))
}

/** The doubt about another maker than the part's. */
function makerDoubt(
  { name, makers, fits }: PartFacts,
  normalizedBeside: string,
  makerOf: OrderSources['makerOf'] = () => undefined,
): Doubt | undefined {
  if (makers.some(isReservedBrand)) return undefined
  const written = wordsOf(normalizedBeside).filter((word) => makerOf(word) !== undefined)
  const [first] = written
  if (first === undefined) return undefined
  const wordsOfPart = new Set(wordsOf(`${name} ${fits}`))
  const isMeant = written.some((word) => makers.includes(makerOf(word) ?? '') || wordsOfPart.has(word))
  return isMeant ? undefined : { kind: 'words', written: first, partName: name }
}

/** The doubt about another patient, plug or material than the part's name has. */
function exclusiveWordDoubt({ name }: PartFacts, normalizedBeside: string): Doubt | undefined {
  const words = normalizedBeside.replaceAll(wardName, ' ')
  for (const exclusive of [patients, ...exclusiveWords]) {
    const written = namedIn(exclusive, words)
    const [first] = written
    const inName = first === undefined ? [] : namedIn(exclusive, normalize(name))
    if (first !== undefined && inName.length > 0 && !written.some((word) => inName.includes(word)))
      return { kind: 'words', written: first, partName: name }
  }
  return undefined
}

/** Whether a text names a patient, as parts are for; a ward is none. In: any text. */
export function namesPatient(text: string): boolean {
  return namedIn(patients, normalize(text).replaceAll(wardName, ' ')).length > 0
}

function namedIn(exclusive: ExclusiveWords, text: string): string[] {
  return Object.keys(exclusive).filter((word) => exclusive[word]?.test(text))
}

/** The doubt about another content of the pack than the part's name has. */
function packDoubt({ name }: PartFacts, normalizedBeside: string): Doubt | undefined {
  const figure = writtenPack.exec(normalizedBeside)?.[1]
  if (figure === undefined) return undefined
  const contents = contentsOf(name)
  const written = wholeNumberOf(figure)
  return contents.includes(written) || written < 2 ? undefined : { kind: 'pack', written, packSize: contents[0] ?? 1 }
}

/** What the packs in a name hold, the largest first: 50 and 3 of 'jogo de 3, caixa com 50 jogos'. */
function contentsOf(name: string): number[] {
  const contents = Array.from(normalize(name).matchAll(packInName), ([, content = '']) => wholeNumberOf(content))
  return contents.toSorted((a, b) => b - a)
}

const wholeNumberOf = (figure: string): number => Number(figure.replaceAll('.', ''))
