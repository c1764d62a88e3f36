import * as v from 'valibot'
import { availabilityLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { centsOf, readCents, reaisOf, shareOf, type Cents } from '#domain/money.ts'
import { listOf, recordOf, type Values } from './field.ts'

export const priceChangeNames = {
  '': 'Não mudar',
  valor: 'Novo preço (R$)',
  aumentar: 'Aumentar (%)',
  baixar: 'Baixar (%)',
  consultar: 'Sob consulta',
} as const
export const roundings = { centavos: 'ao centavo', noventa: 'para terminar em ,90', reais: 'a reais inteiros' } as const

export interface BulkChange {
  price:
    | { kind: 'set'; cents: Cents }
    | { kind: 'percent'; hundredths: number; rounding: keyof typeof roundings }
    | undefined
  availability: keyof typeof availabilityLabel | undefined
}

const formSchema = v.object({
  preco: v.optional(v.picklist(keysOf(priceChangeNames)), ''),
  valor: v.optional(v.string(), ''),
  arredondar: v.optional(v.picklist(keysOf(roundings)), 'centavos'),
  disponibilidade: v.optional(v.picklist(['', ...keysOf(availabilityLabel)]), ''),
})

/** Reads the form of a bulk change. Out: the change, or the errors by field name. */
export function readBulkChange(
  typed: Readonly<Record<string, string>>,
): BulkChange | { faults: Record<string, string> } {
  const parsed = v.safeParse(formSchema, typed)
  // Only a form that was tampered with holds another choice than those offered.
  if (!parsed.success) return { faults: { preco: 'Escolha um dos valores da lista.' } }
  const { preco, valor, arredondar, disponibilidade } = parsed.output
  const availability = disponibilidade === '' ? undefined : disponibilidade
  if (preco === '' && !availability) return { faults: { preco: 'Diga o que muda: o preço ou a disponibilidade.' } }
  const price = readPriceChange(preco, { valor, arredondar })
  return typeof price === 'string' ? { faults: { valor: price } } : { price, availability }
}

function readPriceChange(
  choice: keyof typeof priceChangeNames,
  { valor, arredondar }: { valor: string; arredondar: keyof typeof roundings },
): BulkChange['price'] | string {
  if (choice === '') return undefined
  if (choice === 'consultar') return { kind: 'set', cents: 0 }
  if (choice === 'valor') {
    const cents = readCents(valor)
    return cents ? { kind: 'set', cents } : 'Um valor como 54,90.'
  }
  const hundredths = readPercent(valor)
  const maximum = choice === 'baixar' ? maximumDecrease : maximumIncrease
  if (hundredths === 0 || hundredths > maximum) return 'Uma porcentagem como 10 ou 7,5.'
  return { kind: 'percent', hundredths: choice === 'baixar' ? -hundredths : hundredths, rounding: arredondar }
}

/** Largest percentages in hundredths (500% up, 99% down); beyond them somebody has mistyped. */
const maximumIncrease = 50_000
const maximumDecrease = 9_900

/** Reads a percentage as hundredths: 750 for '7,5' or '7,5 %'; 0 for any other text. */
function readPercent(text: string): number {
  const parts = /^(\d{1,3})(?:,(\d{1,2}))?\s*%?$/.exec(text.trim())
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : 0
}

type BulkResult = { values: Values } | { unchangedReason: string }

/**
 * Changes a product's prices and availability; a percentage changes no unknown price. Packs of different contents need
 * a price each, in `ownPrices` by version's id: with one price a box of ten would cost what one piece costs.
 */
export function applyBulkChange(
  product: Values,
  change: BulkChange,
  ownPrices: ReadonlyMap<string, Cents> = new Map(),
): BulkResult {
  const { price, availability } = change
  const isPricedByPack = price?.kind === 'set' && price.cents > 0 && packsOf(product).length > 0
  const next = isPricedByPack ? withPackPrices(product, availability, ownPrices) : withOneChange(product, change)
  if (next === undefined)
    return { unchangedReason: 'as versões são embalagens diferentes: escreva o preço de cada uma acima' }
  // The check of content refuses an earlier price that is no higher.
  const [original, current] = [Number(next.originalPrice ?? 0), Number(next.currentPrice ?? 0)]
  if (price && original !== 0 && original <= current)
    return { unchangedReason: 'o preço anterior não seria mais alto que o novo' }
  if (JSON.stringify(next) !== JSON.stringify(product)) return { values: next }
  return { unchangedReason: price?.kind === 'percent' && !availability ? 'não tem preço' : 'já está assim' }
}

/** The versions of a product that are packs of different contents; none of any other product. */
export function packsOf({ variants }: Values): { id: string; pack: string }[] {
  const packs = variantsOf(variants).map(({ id, pack }) => ({ id: String(id), pack: String(pack ?? id) }))
  const contents = new Set(variantsOf(variants).map(({ pack }) => pack))
  return contents.size > 1 ? packs : []
}

const variantsOf = (variants: unknown): Values[] => listOf(variants).map(recordOf)

/** The product with a price for each version, the lowest as its own; undefined where a version's price is missing. */
function withPackPrices(
  product: Values,
  availability: BulkChange['availability'],
  ownPrices: ReadonlyMap<string, Cents>,
): Values | undefined {
  const variants = variantsOf(product.variants)
  const prices = variants.map(({ id }) => ownPrices.get(String(id)) ?? 0)
  if (prices.includes(0)) return undefined
  return {
    ...product,
    currentPrice: reaisOf(Math.min(...prices)),
    ...(availability && { availability }),
    variants: variants.map((variant, index) => ({
      ...variant,
      currentPrice: reaisOf(prices[index] ?? 0),
      ...(availability && variant.availability !== undefined && { availability }),
    })),
  }
}

/** The product with one change of the price and availability of itself and of its versions. */
function withOneChange(product: Values, change: BulkChange): Values {
  return {
    ...withOffer(product, change, 'product'),
    ...(Array.isArray(product.variants) && {
      variants: product.variants.map((variant) => withOffer(recordOf(variant), change, 'variant')),
    }),
  }
}

/** The values with a new price and availability: a product always gets them, a variant in place of its own ones. */
function withOffer(values: Values, { price, availability }: BulkChange, owner: 'product' | 'variant'): Values {
  const isProduct = owner === 'product'
  const has = (name: string) => values[name] !== undefined
  // A product without the field has no price.
  const amountBefore = Number(values.currentPrice ?? 0)
  const amount = price ? newAmount(amountBefore, price) : amountBefore
  const isPriced = amount !== amountBefore && (isProduct || has('currentPrice'))
  return {
    ...values,
    ...(isPriced && { currentPrice: isProduct && amount === 0 ? undefined : amount }),
    ...(availability && (isProduct || has('availability')) && { availability }),
  }
}

function newAmount(amount: number, price: NonNullable<BulkChange['price']>): number {
  if (price.kind === 'set') return reaisOf(price.cents)
  if (amount === 0) return 0
  const cents = centsOf(amount)
  const share = shareOf(cents, Math.abs(price.hundredths))
  return reaisOf(roundCents(price.hundredths < 0 ? cents - share : cents + share, price.rounding))
}

/** Rounds an amount, never to 0: at least R$ 0,01, R$ 0,90 or R$ 1,00, depending on the rounding. */
function roundCents(cents: Cents, rounding: keyof typeof roundings): Cents {
  if (rounding === 'reais') return Math.max(100, Math.round(cents / 100) * 100)
  if (rounding === 'noventa') return Math.max(90, Math.round((cents - 90) / 100) * 100 + 90)
  return Math.max(1, cents)
}
