import { colour, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, label, part, path, rect, placed, line, type Point } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { keys } from '#drawings/parts/screen.ts'
import { bedsideMonitor } from '#drawings/machines/bedside-monitor.ts'
import type { DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { PostScene } from '#domain/blog/post-scene.ts'
import { sheet } from '#drawings/sheet.ts'
import { accessoryCompositions } from '#drawings/types/compositions.ts'
import { examplePart, noConnectors } from '#drawings/types/example.ts'
import { familyPicture } from './equipment-hero.ts'

/** A volumetric infusion pump on its pole. */
function infusionPump(): string {
  return part('infusion-pump', [
    path('M96 20V350', { 'stroke-width': 13 }),
    path('M96 26H60V44M96 26H132V44', { fill: 'none', 'stroke-width': 6 }),
    path('M44 46H76C82 70 84 100 78 124H42C36 100 38 70 44 46Z', { fill: colour.tint }),
    path('M46 84H74', thinOutline),
    cable('M60 124C60 170 150 60 196 90H210', { width: 7, core: colour.sheet }),
    rect([96, 140, 40, 60], { fill: colour.mid, rx: 4 }),
    rect([126, 66, 300, 226], { fill: colour.shade, rx: 18 }),
    rect([150, 92, 166, 92], { fill: colour.petrolDeep, rx: 6 }),
    label([300, 146], '60,0', { size: 44, weight: 600, anchor: 'end', fill: '#d7ebe4' }),
    label([300, 172], 'mL/h', { size: 16, anchor: 'end', fill: '#d7ebe4' }),
    keys([150, 208, 172, 28], 4),
    keys([150, 244, 172, 28], 4),
    rect([344, 90, 56, 180], { fill: colour.tint, rx: 6 }),
    path('M372 66V300', { 'stroke-width': 7 }),
    path('M372 66V300', { 'stroke-width': 3, stroke: colour.sheet }),
    ...[130, 158, 186, 214].map((y) => circle([354, y], 7, { ...thinLine, fill: colour.mid })),
    cable('M372 296C372 340 440 310 456 352', { width: 7, core: colour.sheet }),
  ])
}

function screwdriver(): string {
  return part('screwdriver', [
    rect([-110, -5, 120, 10], { fill: '#cdd3d6' }),
    path('M-110 -5L-128 -9V9L-110 5Z', { fill: '#cdd3d6' }),
    path('M10 -10L20 -18H96C106 -18 112 -10 112 0C112 10 106 18 96 18H20L10 10Z', { fill: wire.orange }),
    path('M34 -8H92M34 8H92', thinOutline),
  ])
}

function checklist(): string {
  return part('checklist', [
    rect([0, 0, 130, 176], { fill: colour.sheet, rx: 6 }),
    rect([40, -10, 50, 20], { fill: colour.mid, rx: 4 }),
    ...[36, 66, 96, 126].map(
      (y) => rect([14, y, 16, 16], { ...thinLine }) + path(`M44 ${y + 8}H112`, { ...thinLine, stroke: colour.mid }),
    ),
    ...[36, 66, 96].map((y) => path(`M17 ${y + 8}L21 ${y + 13}L30 ${y}`, { fill: 'none', stroke: colour.petrol })),
  ])
}

/** The maintenance bench: a monitor, the checklist and a screwdriver. */
function maintenanceBench(): string {
  return [
    placed({ at: [6, 40], scale: 0.68 }, bedsideMonitor(4)),
    placed({ at: [332, 60], turn: 4 }, checklist()),
    placed({ at: [190, 318], turn: -4 }, screwdriver()),
    circle([344, 312], 10, { fill: '#cdd3d6' }) + path('M338 312H350', thinLine),
    circle([380, 322], 10, { fill: '#cdd3d6' }) + path('M374 322H386', thinLine),
    path('M24 344H456', thinLine),
  ].join('')
}

/** A page of specifications: a plug drawn from the front, lines of text, a table; no brand anywhere. */
function tenderSheet(): string {
  const rows = [214, 240, 266, 292]
  return [
    part('page', [
      path('M118 24H318L362 68V336H118Z', { fill: colour.sheet }),
      path('M318 24V68H362', { ...thinLine, fill: colour.tint }),
      path('M142 58H262', { stroke: colour.petrol, 'stroke-width': 6 }),
      ...[84, 100, 116, 132, 148].map((y) => line([222, y], [338, y], { ...thinLine, stroke: colour.mid })),
      path('M222 164H290', { ...thinLine, stroke: colour.mid }),
    ]),
    part('plug', [
      circle([176, 124], 38, { fill: colour.shade }),
      circle([176, 124], 29, { fill: colour.sheet }),
      rect([170, 84, 12, 12], { ...thinLine, fill: colour.sheet }),
      ...[0, 1, 2, 3, 4, 5].map((index) => {
        const angle = (index * Math.PI) / 3
        return circle([176 + 16 * Math.cos(angle), 124 + 16 * Math.sin(angle)], 4, { ...thinLine, fill: colour.ink })
      }),
    ]),
    part('table', [
      rect([142, 192, 196, 122], { ...thinLine, fill: 'none' }),
      path('M142 216H338M142 240H338M142 264H338M142 288H338M204 192V314', { ...thinOutline, stroke: colour.mid }),
      ...rows.map((y) =>
        path(`M214 ${y - 10}H${316 - (y % 3) * 14}M152 ${y - 10}H192`, { ...thinLine, stroke: colour.mid }),
      ),
    ]),
    part('pencil', [
      path('M420 92L436 104L356 214L336 222L340 202Z', { fill: wire.orange }),
      path('M340 202L356 214M412 102L428 114', thinOutline),
    ]),
  ].join('')
}

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
