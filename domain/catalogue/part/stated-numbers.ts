import { connectorKeysOf } from '#domain/catalogue/part/ends.ts'
import { isNibpAirPart } from '#domain/catalogue/product-types.ts'
import type { AccessoryRecord } from '#domain/catalogue/product.ts'
import type { ConnectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { axisValue, type VariantAxis } from '#domain/catalogue/variants/variant-axes.ts'
import { normalize } from '#domain/text/normalize.ts'
import { numeralValue } from '#domain/text/numerals.ts'

/** Matches texts about several sizes, plugs or generations of the part (its forms), which must not share one code. */
const severalFormsPatterns: Readonly<Record<string, RegExp>> = {
  differentSizesOrPlugs:
    /(?:tamanhos|plugues|conectores|painéis|blocos|medidas|capacidades) diferentes|de plugues e cores diferentes/i,
  severalGenerations: /(?:duas|várias|mais de uma|diferentes|entre) gera(?:ção|ções)|gerações diferentes/i,
  changesWithGeneration: /(?:varia|mudam?|mudou|acompanha|segue)(?: de largura)? (?:com )?a geração/i,
  changesBetweenVersions:
    /mais de um conector|tomada muda entre|mudar de uma versão para outra|conjunto reutilizável e descartável/i,
  changesWithinLine: /não é o mesmo em toda a linha|trocou de fornecedor|pelo código do painel|conforme a etiqueta/i,
  differentPlugs:
    /(?:sensores|encaixes) diferentes|não têm o mesmo (?:encaixe|plugue|conector)|mais de um plugue|iguais às da \S+ em uso/i,
  dependsOnMaker:
    /conforme o fabricante, a \S+ \S+ entra por|de uma geração para outra|ligação dos pinos não é padronizada/i,
  unknownWiring: /ligaç(?:ão|ões) (?:internas?|por dentro)|pedido é fechado com foto/i,
  differsByBrandOrModel:
    /cada (?:marca|fabricante) tem o seu|com e sem \S+ de aspecto|aspecto idêntico diferem|ou \S+, conforme a \S+ em uso|mudam de um modelo para outro/i,
}

/** Matches an entry of `compatibleWith` that holds only after the part was compared. */
const conditionalPattern =
  /mediante|após (?:a )?(?:confer|compar)|conforme (?:foto|a \S+ em uso|o conector)|envie a foto/i

/** Matches texts about a machine's socket that changed; versions by transducer or patient do not tell which one. */
const changedSocketPattern =
  /(?:tomadas?|entradas?) [^.;]*mud(?:ou|aram) com a geração|conte os pinos d[ao] (?:seu|sua|entrada|tomada)/i

/** The axes that distinguish forms of a part; patient, length and pack do not change the plug. */
const formAxes: readonly VariantAxis[] = [
  'connector',
  'model',
  'brand',
  'application',
  'transducer',
  'rating',
  'diameter',
]

/** The beginning of the row 'Pedido' of a part that is sold only after the buyer's own part was identified. */
export const identificationPrefix = 'Sob consulta até identificar'

/** The passage about several forms under one code; undefined if each form has a version, or is identified first. */
export function severalForms(part: AccessoryRecord): string | undefined {
  const { variants, specifications, description, compatibleWith } = part
  if (needsIdentification(part)) return undefined
  const texts = [description, ...compatibleWith, ...specifications.map(({ value }) => value)]
  const socket = changedSocketPattern.exec(description)?.[0]
  const hasSockets =
    new Set(variants.map(({ connector, model, brand }) => [connector, model, brand].join())).size > 1 ||
    variants.some(({ ends = [] }) => ends.some(({ side }) => side === 'equipamento'))
  if (socket !== undefined && !hasSockets) return socket
  if (compatibleWith.length > 0 && compatibleWith.every((line) => conditionalPattern.test(line)))
    return compatibleWith[0]
  const isDistinguished =
    formAxes.some((axis) => new Set(variants.map((variant) => axisValue(variant, axis))).size > 1) ||
    variants.some(({ ends = [] }) => ends.length > 0)
  if (isDistinguished) return undefined
  for (const pattern of Object.values(severalFormsPatterns)) {
    const words = texts.map((text) => pattern.exec(text)?.[0]).find((match) => match !== undefined)
    if (words !== undefined) return words
  }
  return undefined
}

/** Whether a part is only sold on request, and its row 'Pedido' says that it must be identified first. */
export function needsIdentification(part: Pick<AccessoryRecord, 'availability' | 'specifications'>): boolean {
  const hasOrderRow = part.specifications.some(
    ({ name, value }) => name === 'Pedido' && value.startsWith(identificationPrefix),
  )
  return hasOrderRow && part.availability === 'sob-consulta'
}

interface StatedMeasure {
  name: string
  /** Finds the quantity in running text: '5 vias', 'duas vias', '3,0 m'. */
  pattern: RegExp
  row?: string
  dataNumbers: (part: AccessoryRecord, connectors: ConnectorRegistry) => readonly (string | number | undefined)[]
}

const number = String.raw`(?:\d+(?:,\d+)?|um|uma|dois|duas|três|quatro|cinco|seis|dez|doze)`
/** Matches one or more numbers before a unit: '5 vias', 'três ou cinco vias', '1,5, 3,0 e 5,0 m'. */
function numberBefore(units: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d,.])(${number}(?:(?:, | e | ou )${number})*) (?:${units})(?!\p{L})`, 'giu')
}

function numbersIn(pattern: RegExp, texts: readonly (string | undefined)[]): string[] {
  return texts.flatMap((text) => text?.match(pattern) ?? [])
}

type VariantText = 'length' | 'rating' | 'sizeLabel' | 'patient'
function variantNumbers({ variants }: AccessoryRecord, pattern: RegExp, ...names: VariantText[]): string[] {
  const texts = variants.flatMap((variant) => names.map((name) => variant[name]))
  return numbersIn(pattern, texts)
}

function specifiedNumbers(part: AccessoryRecord, name: string): string[] {
  const values = part.specifications.filter((row) => row.name === name).map(({ value }) => value)
  return numbersIn(/\d+(?:,\d+)?/g, values)
}

const statedMeasures: readonly StatedMeasure[] = [
  {
    name: 'vias de ECG',
    pattern: numberBefore('vias'),
    row: 'Número de vias',
    dataNumbers: ({ productType, variants, drawing }) =>
      productType === 'cabos-ecg' ? [...variants.map(({ leads }) => leads), drawing.leads] : [],
  },
  {
    name: 'vias de ar',
    pattern: numberBefore('vias?|tubos?'),
    row: 'Vias de ar',
    dataNumbers: (part) => (isNibpAirPart(part) ? [...part.variants.map(({ vias }) => vias), part.drawing.tubes] : []),
  },
  {
    name: 'pinos',
    pattern: numberBefore('pinos|contatos|polos'),
    dataNumbers: (part, connectors) => connectorKeysOf(part).map((key) => connectors.get(key)?.contacts),
  },
  {
    name: 'metros',
    pattern: numberBefore('m|metros'),
    dataNumbers: (part) => [
      ...variantNumbers(part, /\d+(?:,\d+)?/g, 'length'),
      ...specifiedNumbers(part, 'Comprimento'),
    ],
  },
  {
    name: 'centímetros de circunferência',
    pattern: /(?<![\p{L}\d,.])(\d+(?:,\d+)? a \d+(?:,\d+)?) cm/giu,
    dataNumbers: (part) => variantNumbers(part, /(?<!\d)\d+(?:,\d+)? a \d+(?:,\d+)?(?= cm)/g, 'sizeLabel', 'patient'),
  },
  {
    name: 'volts',
    pattern: numberBefore('V|volts'),
    dataNumbers: (part) => [
      ...variantNumbers(part, /(?<!\d)\d+(?:,\d+)?(?= V)/g, 'rating'),
      ...specifiedNumbers(part, 'Tensão'),
    ],
  },
  {
    name: 'peças',
    pattern: /(?:jogo de |(?<![\p{L}\d,.])(?=\d+ peças))(\d+)/giu,
    dataNumbers: ({ drawing }) => [drawing.pieces],
  },
]

export type Disagreement = { path: string; measure: string; stated: string; known: readonly string[] }

interface StatedText {
  path: string
  text: string
  row?: string
  /** Whether the text may also mention other parts: then one number that agrees is enough. */
  mentionsOthers?: boolean
}

/** Finds numbers that a part's texts and its data state differently; the description's first sentence alone counts. */
export function disagreements(part: AccessoryRecord, connectors: ConnectorRegistry): Disagreement[] {
  const texts = textsOf(part)
  return statedMeasures.flatMap((measure) => {
    const known = measure.dataNumbers(part, connectors).filter((value) => value !== undefined)
    const dataValues = [...new Set(known.map((value) => plainNumber(String(value))))]
    if (dataValues.length === 0) return []
    return texts.flatMap((statedText) => {
      const statedValues = statedIn(statedText, measure)
      const wrongValues = statedValues.filter((value) => !dataValues.includes(value))
      if (statedText.mentionsOthers && wrongValues.length < statedValues.length) return []
      return wrongValues.map((stated) => ({ path: statedText.path, measure: measure.name, stated, known: dataValues }))
    })
  })
}

function textsOf({ name, description, compatibleWith, specifications }: AccessoryRecord): StatedText[] {
  const [first = ''] = description.split(/(?<=[.!?]) (?=\p{Lu})/u)
  return [
    { path: 'name', text: name },
    { path: 'description', text: first, mentionsOthers: true },
    ...compatibleWith.map((text, index) => ({ path: `compatibleWith.${index}`, text })),
    ...specifications.map((row, index) => ({ path: `specifications.${index}`, text: row.value, row: row.name })),
  ]
}

function statedIn({ text, row }: StatedText, measure: StatedMeasure): string[] {
  if (row !== undefined && row === measure.row) return (text.split('(')[0]?.match(/\d+/g) ?? []).map(plainNumber)
  return [...text.matchAll(measure.pattern)].flatMap(([, numbers = '']) =>
    numbers.split(/, | e | ou /).map(plainNumber),
  )
}

/** Puts a number into comparable form: 'duas' is 2, '3,0' equals '3'. */
const plainNumber = (text: string): string => String(numeralValue(normalize(text)) ?? text).replace(/,0+$/, '')
