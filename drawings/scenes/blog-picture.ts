import type { DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import { sheet } from '#drawings/sheet.ts'
import { placed, type Point } from '#drawings/svg.ts'
import { accessoryCompositions } from '#drawings/types/compositions.ts'
import { examplePart, noConnectors } from '#drawings/types/example.ts'
import { bedsideMonitor } from '#drawings/machines/bedside-monitor.ts'
import { familyPicture } from './equipment-hero.ts'
import { infusionPump } from './infusion-pump.ts'
import { maintenanceBench } from './maintenance-bench.ts'
import { tenderSheet } from './tender-sheet.ts'

const partPicture = (type: ProductType, traits: DrawingTraits = {}, view: 'whole' | 'detail' = 'whole') => {
  const product = examplePart(type, traits)
  return () => sheet(accessoryCompositions[type][view]({ product, traits, connectors: noConnectors }).body)
}

/** Which drawing opens an article, by the words of its slug; the first match wins. */
const topics: readonly (readonly [RegExp, () => string])[] = [
  [/bateria/, partPicture('baterias')],
  [/seguranca-eletrica/, partPicture('placas-componentes-eletronicos', { form: 'cabo-forca' })],
  [/ecg-com-ruido/, partPicture('eletrodos', { pieces: 3 })],
  [/sensor-de-fluxo/, partPicture('sensores-transdutores', { tubes: 2, form: 'fluxo-diferencial' })],
  [/calibracao/, partPicture('analisadores')],
  [/fetal|fetais/, partPicture('sensores-transdutores-diversos', { form: 'ultrassom-fetal' })],
  [/licitac|edital|registro/, () => sheet(tenderSheet())],
  [/aha-ou-iec/, partPicture('cabos-ecg', { plug: 'redondo-chaveta', end: 'snap', standard: 'iec', leads: 5 })],
  [/recebimento|inspecao/, partPicture('sensores-spo2', { plug: 'db9', end: 'clipe-dedo' }, 'detail')],
  [/fora-de-linha|obsolet|descontinua/, partPicture('placas-componentes-eletronicos')],
  [/qual-e-o-meu-conector/, partPicture('cabos-pi', { plug: 'redondo-chaveta' }, 'detail')],
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
  [/alcool|quaternario|hipoclorito/, partPicture('bracadeiras-pni', { tubes: 1 })],
  [/limpeza|higien|desinfec/, partPicture('sensores-spo2', { plug: 'db9', end: 'silicone' })],
  [/checklist|monitor/, () => familyPicture('monitores-multiparametro')],
  [/leasing|locacao|compra|aluguel/, () => sheet(lotOfMonitors())],
  [/celula|oxigenio/, partPicture('celulas-o2', { plug: 'p2' })],
  [/custo|econom/, partPicture('cabos-ecg', { plug: 'redondo', end: 'snap', standard: 'aha', leads: 5 })],
  [/gestao/, () => familyPicture('anestesia')],
]

/** Four monitors as they come in one contract. */
function lotOfMonitors(): string {
  const places: readonly Point[] = [
    [22, 6],
    [250, 6],
    [22, 178],
    [250, 178],
  ]
  return places.map((at) => placed({ at, scale: 0.5 }, bedsideMonitor(3))).join('')
}

/** The picture of an article (480×360), from its slug; maintenance when no topic is named. */
export function blogPicture(slug: string): string {
  return (topics.find(([words]) => words.test(slug))?.[1] ?? (() => sheet(maintenanceBench())))()
}

/** The picture of a blog category. */
export function blogCategoryPicture(slug: string): string {
  if (slug === 'gestao-clinicas') return familyPicture('anestesia')
  return slug === 'guias-tecnicos' ? blogPicture('cores-aha-iec') : sheet(maintenanceBench())
}
