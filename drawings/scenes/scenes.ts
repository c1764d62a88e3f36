import * as v from 'valibot'
import type { ArticleScene } from '#domain/blog/article-scene.ts'
import type { DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import { accessorySchema, equipmentSchema } from '#domain/catalogue/product-schema.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { Accessory, Equipment } from '#domain/catalogue/product.ts'
import { withReservedBrands } from '#domain/catalogue/registry/equipment-brand.ts'
import { brandResolver } from '#domain/catalogue/registry/product-brands.ts'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { plateBody } from '#drawings/drawing-files.ts'
import { colour, thinOutline } from '#drawings/palette.ts'
import { finishPicture } from '#drawings/picture.ts'
import { path, placed, type Point, rect } from '#drawings/svg.ts'
import { accessoryCompositions } from '#drawings/types/accessories.ts'
import { equipmentCompositions } from '#drawings/types/machines.ts'

const withBrand = brandResolver(withReservedBrands([]))

/** A registry without connectors: examples name none, so only the sides of their plugs are drawn. */
export const noConnectors = connectorRegistry([])

/** A made-up part that represents its type, for pictures of categories and articles, and for tests. */
export function examplePart(
  productType: ProductType,
  drawing: DrawingTraits = {},
  overrides: Record<string, unknown> = {},
): Accessory {
  return withBrand(
    v.parse(accessorySchema, {
      id: ['x', productType, ...Object.values(drawing)].join('-').slice(0, 80),
      name: 'Exemplo',
      description: 'Exemplo',
      availability: 'em-estoque',
      category: 'acessorios-componentes',
      productType,
      equipmentBrand: 'universal',
      condition: 'compativel',
      drawing,
      ...(productType === 'cabos-pi' && { variants: transducers }),
      ...overrides,
    }),
  )
}

const transducers = ['Argon', 'Smiths', 'Edward', 'BD'].map((name) => ({
  id: name.toLowerCase(),
  sku: name,
  transducer: name,
}))

export function exampleMachine(family: EquipmentFamily, drawing: DrawingTraits = {}): Equipment {
  return withBrand(
    v.parse(equipmentSchema, {
      id: `x-${family}-${drawing.form ?? 'base'}`,
      name: 'Exemplo',
      description: 'Exemplo',
      availability: 'sob-consulta',
      category: 'equipamentos',
      family,
      brand: 'outros',
      specialty: 'Exemplo',
      technology: 'Exemplo',
      treatment: 'Exemplo',
      drawing,
    }),
  )
}

const categoryParts = {
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
export type PicturedCategory = keyof typeof categoryParts
export const picturedCategories = Object.keys(categoryParts) as PicturedCategory[]

/** The picture of an example of a type (480×360). */
function partPicture(type: ProductType, traits: DrawingTraits = {}, view: 'whole' | 'detail' = 'whole'): string {
  const product = examplePart(type, traits)
  return finishPicture(accessoryCompositions[type][view]({ product, traits, connectors: noConnectors }).body)
}

export function categoryPicture(slug: PicturedCategory): string {
  const [type, traits] = categoryParts[slug]
  return partPicture(type, traits)
}

function machineBody(family: EquipmentFamily): string {
  const product = exampleMachine(family)
  return equipmentCompositions[family].whole({ product, traits: product.drawing }).body
}

export const familyPicture = (family: EquipmentFamily): string => finishPicture(machineBody(family))

const heroMachines: readonly { family: EquipmentFamily; at: Point; scale: number }[] = [
  { family: 'monitores-multiparametro', at: [17, 56], scale: 0.52 },
  { family: 'desfibriladores', at: [252, 61], scale: 0.52 },
  { family: 'diagnostico', at: [476, 58], scale: 0.52 },
  { family: 'ventiladores-pulmonares', at: [17, 312], scale: 0.56 },
  { family: 'anestesia', at: [251, 313], scale: 0.56 },
  { family: 'incubadoras-neonatais', at: [463, 313], scale: 0.56 },
]

export const equipmentHeroAlt =
  'Prancha técnica com seis equipamentos: monitor, desfibrilador, eletrocardiógrafo, ventilador, aparelho de anestesia e incubadora.'

/** One machine of each family, three on a shelf and three on the floor, in a technical drawing's frame (720×560). */
export function equipmentHero(): string {
  const acrossTicks = [120, 240, 360, 480, 600].map((x) => `M${x} 8V20M${x} 540V552`).join('')
  const downTicks = [140, 280, 420].map((y) => `M8 ${y}H20M700 ${y}H712`).join('')
  const frame = rect([8, 8, 704, 544], thinOutline) + path(acrossTicks + downTicks, thinOutline)
  const shelf = rect([36, 232, 648, 10], { fill: colour.mid }) + path('M84 242V266M636 242V266', { 'stroke-width': 6 })
  const machines = heroMachines.map(({ family, at, scale }) => placed({ at, scale }, machineBody(family)))
  const body = [frame, shelf, path('M30 508H690', {}), ...machines].join('')
  return finishPicture(body, { width: 720, height: 560 })
}

export const homeHeroAlt =
  'Prancha técnica: monitor multiparâmetro com cabo de ECG, sensores de SpO2 e de temperatura e braçadeira de PNI.'

/** The picture of the home page: a bedside monitor with its accessories, numbered (720×560). */
export const homeHero = (): string => finishPicture(plateBody('inicio'), { width: 720, height: 560 })

/** The labels of the numbers in the home page's picture, from 1: text beside it can be read at any size. */
export const homeLegend: readonly string[] = [
  'Monitor multiparâmetro',
  'Display LCD',
  'Cabo de ECG de 5 vias',
  'Sensor de SpO₂',
  'Sensor de temperatura',
  'Braçadeira de PNI',
]

const sceneDrawings: Readonly<Record<ArticleScene, () => string>> = {
  bancada: () => finishPicture(plateBody('bancada')),
  bomba: () => finishPicture(plateBody('bomba')),
  'bomba-de-perto': () => finishPicture(placed({ at: [-190, -90], scale: 1.5 }, plateBody('bomba'))),
  edital: () => finishPicture(plateBody('edital')),
  monitores: () => finishPicture(plateBody('monitores')),
  monitor: () => familyPicture('monitores-multiparametro'),
  anestesia: () => familyPicture('anestesia'),
  bateria: () => partPicture('baterias'),
  'cabo-forca': () => partPicture('placas-componentes-eletronicos', { form: 'cabo-forca' }),
  placa: () => partPicture('placas-componentes-eletronicos'),
  eletrodos: () => partPicture('eletrodos', { pieces: 3 }),
  'sensor-fluxo': () => partPicture('sensores-transdutores', { tubes: 2, form: 'fluxo-diferencial' }),
  analisador: () => partPicture('analisadores'),
  'transdutor-fetal': () => partPicture('sensores-transdutores-diversos', { form: 'ultrassom-fetal' }),
  'cabo-ecg-iec-5-vias': () =>
    partPicture('cabos-ecg', { plug: 'redondo-chaveta', end: 'snap', standard: 'iec', leads: 5 }),
  'cabo-ecg-iec-10-vias': () => partPicture('cabos-ecg', { plug: 'db15', end: 'banana', standard: 'iec', leads: 10 }),
  'cabo-ecg-tronco': () => partPicture('cabos-ecg', { plug: 'redondo-chaveta', end: 'aberto', leads: 5 }),
  'cabo-ecg-aha-3-vias': () => partPicture('cabos-ecg', { plug: 'redondo', end: 'snap', standard: 'aha', leads: 3 }),
  'cabo-ecg-aha-5-vias': () => partPicture('cabos-ecg', { plug: 'redondo', end: 'snap', standard: 'aha', leads: 5 }),
  'plugue-ecg': () =>
    partPicture('cabos-ecg', { plug: 'redondo-chaveta', end: 'grabber', standard: 'iec', leads: 5 }, 'detail'),
  'plugue-spo2': () => partPicture('sensores-spo2', { plug: 'db9', end: 'clipe-dedo' }, 'detail'),
  'sensor-spo2': () => partPicture('sensores-spo2', { plug: 'db9', end: 'clipe-dedo' }),
  'plugue-pi': () => partPicture('cabos-pi', { plug: 'redondo-chaveta' }, 'detail'),
  'cabo-pi': () => partPicture('cabos-pi', { plug: 'redondo' }),
  'extensao-pni': () => partPicture('cabos-extensoes-pni', { form: 'engate-redondo' }),
  'extensao-pni-dupla': () => partPicture('cabos-extensoes-pni', { tubes: 2, form: 'duplo-engates' }),
  'conector-pni': () => partPicture('conectores-pni', { form: 'engate-anel-femea-metal' }),
  bracadeira: () => partPicture('bracadeiras-pni', { tubes: 2 }),
  'bracadeira-1-via': () => partPicture('bracadeiras-pni', { tubes: 1 }),
  'pas-desfibrilador': () => partPicture('pas-eletrodos-desfibrilacao', { form: 'pa-externa' }),
  capnografia: () => partPicture('capnografia', { form: 'adaptador-mainstream' }),
  'sensor-temperatura': () => partPicture('sensores-temperatura', { plug: 'p10' }),
  tela: () => partPicture('displays-monitores-lcd'),
  'celula-o2': () => partPicture('celulas-o2', { plug: 'p2' }),
}

export const scenePicture = (scene: ArticleScene): string => sceneDrawings[scene]()
