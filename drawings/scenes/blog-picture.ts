import type { DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { PostScene } from '#domain/blog/post-scene.ts'
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

/** The drawing of each scene. */
const drawings: Readonly<Record<PostScene, () => string>> = {
  bancada: () => sheet(maintenanceBench()),
  bateria: partPicture('baterias'),
  'cabo-forca': partPicture('placas-componentes-eletronicos', { form: 'cabo-forca' }),
  eletrodos: partPicture('eletrodos', { pieces: 3 }),
  'sensor-fluxo': partPicture('sensores-transdutores', { tubes: 2, form: 'fluxo-diferencial' }),
  analisador: partPicture('analisadores'),
  'transdutor-fetal': partPicture('sensores-transdutores-diversos', { form: 'ultrassom-fetal' }),
  edital: () => sheet(tenderSheet()),
  'cabo-ecg-iec-5-vias': partPicture('cabos-ecg', { plug: 'redondo-chaveta', end: 'snap', standard: 'iec', leads: 5 }),
  'plugue-spo2': partPicture('sensores-spo2', { plug: 'db9', end: 'clipe-dedo' }, 'detail'),
  placa: partPicture('placas-componentes-eletronicos'),
  'plugue-pi': partPicture('cabos-pi', { plug: 'redondo-chaveta' }, 'detail'),
  'bomba-de-perto': () => sheet(placed({ at: [-190, -90], scale: 1.5 }, infusionPump())),
  bomba: () => sheet(infusionPump()),
  'extensao-pni-dupla': partPicture('cabos-extensoes-pni', { tubes: 2, form: 'duplo-engates' }),
  'pas-desfibrilador': partPicture('pas-eletrodos-desfibrilacao', { form: 'pa-externa' }),
  capnografia: partPicture('capnografia', { form: 'adaptador-mainstream' }),
  'sensor-spo2': partPicture('sensores-spo2', { plug: 'db9', end: 'clipe-dedo' }),
  'sensor-temperatura': partPicture('sensores-temperatura', { plug: 'p10' }),
  tela: partPicture('displays-monitores-lcd'),
  'cabo-pi': partPicture('cabos-pi', { plug: 'redondo' }),
  bracadeira: partPicture('bracadeiras-pni', { tubes: 2 }),
  'extensao-pni': partPicture('cabos-extensoes-pni', { form: 'engate-redondo' }),
  'conector-pni': partPicture('conectores-pni', { form: 'engate-anel-femea-metal' }),
  'cabo-ecg-iec-10-vias': partPicture('cabos-ecg', { plug: 'db15', end: 'banana', standard: 'iec', leads: 10 }),
  'cabo-ecg-tronco': partPicture('cabos-ecg', { plug: 'redondo-chaveta', end: 'aberto', leads: 5 }),
  'cabo-ecg-aha-3-vias': partPicture('cabos-ecg', { plug: 'redondo', end: 'snap', standard: 'aha', leads: 3 }),
  'plugue-ecg': partPicture(
    'cabos-ecg',
    { plug: 'redondo-chaveta', end: 'grabber', standard: 'iec', leads: 5 },
    'detail',
  ),
  'bracadeira-1-via': partPicture('bracadeiras-pni', { tubes: 1 }),
  monitor: () => familyPicture('monitores-multiparametro'),
  monitores: () => sheet(lotOfMonitors()),
  'celula-o2': partPicture('celulas-o2', { plug: 'p2' }),
  'cabo-ecg-aha-5-vias': partPicture('cabos-ecg', { plug: 'redondo', end: 'snap', standard: 'aha', leads: 5 }),
  anestesia: () => familyPicture('anestesia'),
}

/** Four monitors, as for a contract that covers several machines. */
function lotOfMonitors(): string {
  const places: readonly Point[] = [
    [22, 6],
    [250, 6],
    [22, 178],
    [250, 178],
  ]
  return places.map((at) => placed({ at, scale: 0.5 }, bedsideMonitor(3))).join('')
}

/** The picture that an article opens with (480×360). */
export function blogPicture(scene: PostScene): string {
  return drawings[scene]()
}
