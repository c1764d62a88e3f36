import * as v from 'valibot'
import { choice, field } from '#domain/field-words.ts'
import { trimmedText } from '#domain/text/text-schemas.ts'

export const measuredPartLabel = {
  flange: 'flange, de borda a borda',
  casco: 'casco de metal, por fora',
  corpo: 'corpo do plugue, sem a trava',
  pinos: 'pinos, de borda a borda',
  contatos: 'contatos, de borda a borda',
  contato: 'contato',
  ponta: 'ponta, por fora',
  boca: 'boca, por dentro',
  rosca: 'rosca, por fora',
  'rosca-interna': 'rosca do anel, no fundo do filete',
  abas: 'de aba a aba da rosca',
  lamina: 'lâmina, largura e espessura',
  pilha: 'pilha que o suporte recebe',
} as const

const millimetres = v.pipe(v.number(), v.minValue(0.3), v.maxValue(150))

const extentSchema = v.union([
  v.strictObject({ diameter: millimetres }),
  v.strictObject({ width: millimetres, height: millimetres }),
])
export type Extent = v.InferOutput<typeof extentSchema>

/** Exact measures of a connector in millimetres, each from the document that `source` names. */
export const connectorMeasuresSchema = v.strictObject({
  of: choice('O que se mede', measuredPartLabel),
  outline: extentSchema,
  /** A second contour inside the first: the shell of a D-sub, the bore of a cone. */
  inner: v.optional(extentSchema),
  /** Distance between the fastening holes, from centre to centre, as all distances here. */
  holes: field('Entre furos de fixação', v.optional(millimetres)),
  /** Distance between the contacts of a row; of a thread, between two turns. */
  pitch: field('Entre contatos', v.optional(millimetres)),
  rowPitch: field('Entre fileiras', v.optional(millimetres)),
  /** Diameter of a round contact, width of a flat one. */
  contact: field('Contato', v.optional(millimetres)),
  source: field('Norma ou folha, com a figura', trimmedText),
})
export type ConnectorMeasures = v.InferOutput<typeof connectorMeasuresSchema>

/** Width and height of a contour in millimetres. */
export function boxOf(extent: Extent): readonly [width: number, height: number] {
  return 'diameter' in extent ? [extent.diameter, extent.diameter] : [extent.width, extent.height]
}

/** A contour in words: 'Ø 6,35 mm', '30,81 × 12,55 mm'. */
export function extentText(extent: Extent): string {
  return 'diameter' in extent
    ? `Ø ${millimetresText(extent.diameter)} mm`
    : `${millimetresText(extent.width)} × ${millimetresText(extent.height)} mm`
}

/** Millimetres as they are written in Portuguese, to the hundredth: '6,35'. */
export function millimetresText(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',')
}
