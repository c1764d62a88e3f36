import { normalize } from '#domain/text/normalize.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import { itemChoice, type OrderItem } from './order-item.ts'
import type { Doubt, OrderSources, Outcome } from './outcome.ts'

/** The patients that a part may be for, as names and buyers write them. */
const patients = {
  adulto: /\badult[oa]s?\b/,
  infantil: /\b(?:infant(?:il|is)|pediatric[oa]s?|criancas?)\b/,
  neonatal: /\b(?:neonat\w*|neo|recem nascid[oa]s?)\b/,
} as const

/** A ward is no size: 'C5VG14 para a UTI neonatal'. */
const ward =
  /\b(?:uti|cti|setor|ala|unidade|enfermaria|posto|bloco|utip|utin)(?: \w+)? (?:adult\w*|infantil|pediatric\w*|neo\w*)/g

/** '2 cx c/ 10', 'caixa com 25', 'pacotes de 50'. */
const packWritten =
  /\b(?:cxs?|caixas?|pcts?|pacotes?|emb|embalage(?:m|ns)|galo(?:es|ao)) ?(?:c\/|c|com|de|contendo) ?(\d[\d.]*)/
const packNamed = /\b(?:caixa|pacote|cartela|jogo|kit|conjunto) (?:com|de) ([\d.]+)/

/** An outcome that the words beside its code contradict becomes a question. In: the line without its code. */
export function doubtedBy(outcome: Outcome, beside: string, sources: Pick<OrderSources, 'makerOf'>): Outcome {
  if (outcome.kind !== 'certain') return outcome
  const doubt = doubtOf(outcome.item, beside, sources)
  if (!doubt) return outcome
  const { item, quantity } = outcome
  return { kind: 'confirm', readings: [{ item, quantity }], doubt }
}

/**
 * What contradicts a part among the words beside its code: another maker ('mindray C5VGA2'), another patient ('sensor
 * adulto SCD04'), another content of the box ('FIL01C25 2 cx c/ 10'). Undefined if nothing does.
 */
export function doubtOf(
  item: OrderItem,
  beside: string,
  { makerOf }: Pick<OrderSources, 'makerOf'>,
): Doubt | undefined {
  const words = normalize(beside)
  return otherMaker(item, words, makerOf) ?? otherPatient(item, words) ?? otherPack(item, words)
}

function otherMaker(
  { product, ...item }: OrderItem,
  beside: string,
  makerOf: OrderSources['makerOf'] = () => undefined,
): Doubt | undefined {
  if (product.brand === 'universal' || product.brand === 'outros') return undefined
  const words = wordsOf(beside)
  const makers = words.filter((word) => makerOf(word) !== undefined)
  const [first] = makers
  if (first === undefined) return undefined
  const own = new Set(wordsOf([product.name, product.fits, itemChoice({ product, ...item })].join(' ')))
  const isMeant = makers.some((word) => makerOf(word) === product.brand || own.has(word))
  return isMeant ? undefined : { kind: 'words', written: first, item: product.name }
}

function otherPatient(item: OrderItem, beside: string): Doubt | undefined {
  const written = patientsIn(beside.replaceAll(ward, ' '))
  const [first] = written
  if (first === undefined) return undefined
  const own = patientsIn(normalize(`${item.product.name} ${itemChoice(item)}`))
  if (own.length === 0 || written.some((one) => own.includes(one))) return undefined
  return { kind: 'words', written: first, item: [item.product.name, itemChoice(item)].filter(Boolean).join(', ') }
}

function patientsIn(text: string): string[] {
  return Object.entries(patients).flatMap(([patient, pattern]) => (pattern.test(text) ? [patient] : []))
}

function otherPack(item: OrderItem, beside: string): Doubt | undefined {
  const figure = packWritten.exec(beside)?.[1]
  if (figure === undefined) return undefined
  const content = packNamed.exec(normalize(`${itemChoice(item)} ${item.product.name}`))?.[1] ?? '1'
  const [written, own] = [wholeOf(figure), wholeOf(content)]
  return written === own || written < 2 ? undefined : { kind: 'pack', written, item: own }
}

function wholeOf(figure: string): number {
  return Number(figure.replaceAll('.', ''))
}
