import type { DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import type { ProductType } from '#domain/catalogue/vocabulary.ts'
import { sheet } from '../sheet.ts'
import { placed } from '../svg.ts'
import { accessoryCompositions } from '../types/compositions.ts'
import { examplePart } from '../types/example.ts'
import { familyPicture } from './equipment-hero.ts'
import { infusionPump } from './infusion-pump.ts'
import { maintenanceBench } from './maintenance-bench.ts'

const partPicture = (type: ProductType, traits: DrawingTraits = {}, view: 'whole' | 'detail' = 'whole') => {
  const product = examplePart(type, traits)
  return () => sheet(accessoryCompositions[type][view]({ product, traits }).body)
}

/** Which drawing opens an article, by the words of its slug; the first match wins. */
const topics: readonly (readonly [RegExp, () => string])[] = [
  [/alarme.*bomba/, () => sheet(placed({ at: [-190, -90], scale: 1.5 }, infusionPump()))],
  [/bomba|infus/, () => sheet(infusionPump())],
  [/estoque/, partPicture('cabos-extensoes-pni', { tubes: 2, form: 'duplo-engates' })],
  [/desfibril|pas-/, partPicture('pas-eletrodos-desfibrilacao', { form: 'pa-externa' })],
  [/capnogra|etco2/, partPicture('capnografia', { form: 'adaptador-mainstream' })],
  [/spo2|oximet/, partPicture('sensores-spo2', { plug: 'db9', end: 'clipe-dedo' })],
  [/temperatura/, partPicture('sensores-temperatura', { plug: 'p10' })],
  [/lcd|display|tela/, partPicture('displays-monitores-lcd')],
  [/invasiva|-pi-|transdutor/, partPicture('cabos-pi', { plug: 'redondo' })],
  [/bracadeira|manguito/, partPicture('bracadeiras-pni', { tubes: 2 })],
  [/extens/, partPicture('cabos-extensoes-pni', { form: 'engate-redondo' })],
  [/pni|nibp|conector/, partPicture('conectores-pni', { form: 'engate-anel-femea-metal' })],
  [/aha|iec|cores/, partPicture('cabos-ecg', { plug: 'db15', end: 'banana', standard: 'iec', leads: 10 })],
  [/tronco|peca-unica/, partPicture('cabos-ecg', { plug: 'redondo-chaveta', end: 'aberto', leads: 5 })],
  [/3-vias|5-vias|3-ou-5|vias/, partPicture('cabos-ecg', { plug: 'redondo', end: 'snap', standard: 'aha', leads: 3 })],
  [
    /original|compativ/,
    partPicture('cabos-ecg', { plug: 'redondo-chaveta', end: 'grabber', standard: 'iec', leads: 5 }, 'detail'),
  ],
  [/limpeza|higien|desinfec/, partPicture('sensores-spo2', { plug: 'db9', end: 'silicone' })],
  [/checklist|monitor/, () => familyPicture('monitores-multiparametro')],
  [/leasing|locacao|compra|aluguel/, () => familyPicture('ventiladores-pulmonares')],
  [/celula|oxigenio/, partPicture('celulas-o2', { plug: 'p2' })],
  [/custo|econom|gestao/, () => familyPicture('anestesia')],
]

/** The picture of an article (480×360), from its slug; maintenance when no topic is named. */
export function blogPicture(slug: string): string {
  return (topics.find(([words]) => words.test(slug))?.[1] ?? (() => sheet(maintenanceBench())))()
}

/** The picture of a blog category. */
export function blogCategoryPicture(slug: string): string {
  if (slug === 'gestao-clinicas') return familyPicture('anestesia')
  return slug === 'guias-tecnicos' ? blogPicture('cores-aha-iec') : sheet(maintenanceBench())
}
