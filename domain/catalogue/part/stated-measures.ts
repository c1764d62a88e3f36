import type { AccessoryRecord } from '#domain/catalogue/product.ts'
import { connectorKeysOf, type ConnectorRegistry } from '#domain/catalogue/registry/connector-registry.ts'
import { measureWords } from './measure-words.ts'

/** Something that a part's texts state as a number and its data hold too: ways, pins, metres. */
export interface StatedMeasure {
  /** Its name in messages of the check. */
  name: string
  /** Finds its numbers in running text: '5 vias', 'duas vias', '3,0 m'. */
  pattern: RegExp
  /** The name of the specification row that gives the number without its unit. */
  row?: string
  /** The numbers in the data; empty where they have none. */
  known: (part: AccessoryRecord, connectors: ConnectorRegistry) => readonly (string | number | undefined)[]
}

type ProductType = AccessoryRecord['productType']
const aired = new Set<ProductType>(['bracadeiras-pni', 'cabos-extensoes-pni', 'conectores-pni'])

const number = String.raw`(?:\d+(?:,\d+)?|${Object.keys(measureWords).join('|')})`
/** Matches one or more numbers before a unit: '5 vias', 'três ou cinco vias', '1,5, 3,0 e 5,0 m'. */
function before(units: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d,.])(${number}(?:(?:, | e | ou )${number})*) (?:${units})(?!\p{L})`, 'giu')
}

/** What a pattern finds in texts: the numbers in '12 V, 7 Ah', 'Neonatal (6 a 11 cm)'. */
function numbersIn(texts: readonly (string | undefined)[], pattern: RegExp): string[] {
  return texts.flatMap((text) => text?.match(pattern) ?? [])
}

function specified(part: AccessoryRecord, name: string): string[] {
  return numbersIn(
    part.specifications.filter((row) => row.name === name).map(({ value }) => value),
    /\d+(?:,\d+)?/g,
  )
}

/** The measures whose texts are compared with the data. */
export const statedMeasures: readonly StatedMeasure[] = [
  {
    name: 'vias de ECG',
    pattern: before('vias'),
    row: 'Número de vias',
    known: ({ productType, variants, drawing }) =>
      productType === 'cabos-ecg' ? [...variants.map(({ leads }) => leads), drawing.leads] : [],
  },
  {
    name: 'vias de ar',
    pattern: before('vias?|tubos?'),
    row: 'Vias de ar',
    known: ({ productType, variants, drawing }) =>
      aired.has(productType) ? [...variants.map(({ vias }) => vias), drawing.tubes] : [],
  },
  {
    name: 'pinos',
    pattern: before('pinos|contatos|polos'),
    known: (part, connectors) => connectorKeysOf(part).map((key) => connectors.get(key)?.contacts),
  },
  {
    name: 'metros',
    pattern: before('m|metros'),
    known: (part) => [
      ...numbersIn(
        part.variants.map(({ length }) => length),
        /\d+(?:,\d+)?/g,
      ),
      ...specified(part, 'Comprimento'),
    ],
  },
  {
    name: 'centímetros de circunferência',
    pattern: /(?<![\p{L}\d,.])(\d+(?:,\d+)? a \d+(?:,\d+)?) cm/giu,
    known: ({ variants }) =>
      numbersIn(
        variants.flatMap(({ sizeLabel, patient }) => [sizeLabel, patient]),
        /\d+(?:,\d+)? a \d+(?:,\d+)?(?= cm)/g,
      ),
  },
  {
    name: 'volts',
    pattern: before('V|volts'),
    known: (part) => [
      ...numbersIn(
        part.variants.map(({ rating }) => rating),
        /\d+(?:,\d+)?(?= V)/g,
      ),
      ...specified(part, 'Tensão'),
    ],
  },
  {
    name: 'peças',
    pattern: /(?:jogo de |(?<![\p{L}\d,.])(?=\d+ peças))(\d+)/giu,
    known: ({ drawing }) => [drawing.pieces],
  },
]
