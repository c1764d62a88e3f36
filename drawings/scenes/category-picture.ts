import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import { sheet } from '#drawings/sheet.ts'
import { accessoryCompositions } from '#drawings/types/compositions.ts'
import { examplePart, noConnectors } from '#drawings/types/example.ts'

/** The part that represents each of the fourteen categories. */
const examples = {
  'cabos-de-ecg': ['cabos-ecg', { plug: 'redondo-chaveta', end: 'grabber', standard: 'iec', leads: 5 }],
  'displays-lcd': ['displays-monitores-lcd', { form: 'painel-tft' }],
  'celulas-de-oxigenio': ['celulas-o2', { plug: 'p2' }],
  'bracadeiras-pni': ['bracadeiras-pni', { tubes: 2 }],
  'cabos-transdutor-pi': ['cabos-pi', { plug: 'redondo' }],
  'eletrodos-ecg': ['eletrodos', { form: 'ventosa', pieces: 6 }],
  'placas-e-componentes': ['placas-componentes-eletronicos', { form: 'placa' }],
  'sensores-spo2': ['sensores-spo2', { plug: 'db9', end: 'clipe-dedo' }],
  'sensores-de-temperatura': ['sensores-temperatura', { plug: 'p10' }],
  lampadas: ['lampadas', { form: 'laringoscopio-rosca' }],
  capnografia: ['capnografia', { form: 'sensor-mainstream', plug: 'lemo' }],
  'cabos-extensoes-pni': ['cabos-extensoes-pni', { form: 'engate-redondo' }],
  'conectores-pni': ['conectores-pni', { form: 'engate-anel-femea-metal' }],
  'desfibriladores-e-acessorios': ['pas-eletrodos-desfibrilacao', { form: 'pa-externa' }],
} as const satisfies Record<string, readonly [ProductType, DrawingTraits]>

export type PicturedCategory = keyof typeof examples
export const picturedCategories = Object.keys(examples) as PicturedCategory[]

/** The picture of a category page, by its slug (480×360). */
export function categoryPicture(slug: PicturedCategory): string {
  const [type, traits]: readonly [ProductType, DrawingTraits] = examples[slug]
  const product = examplePart(type, traits)
  return sheet(accessoryCompositions[type].whole({ product, traits, connectors: noConnectors }).body)
}
