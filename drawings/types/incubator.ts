import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, label, part, path, placed, type Point, rect } from '#drawings/svg.ts'
import { castor } from '#drawings/parts/knob.ts'
import type { EquipmentComposition } from '#drawings/subject.ts'
import { machineByForm } from './machine-by-form.ts'

const porthole = (x: number, y = 112) =>
  circle([x, y], 32, { fill: colour.tint }) +
  circle([x, y], 25, thinOutline) +
  rect([x - 5, y - 36, 10, 8], { fill: colour.mid, ...thinLine })

/** A newborn lying, from the side. */
function newborn([dx, dy]: Point = [0, 0]): string {
  return placed(
    { at: [dx, dy] },
    path(
      'M180 160C176 140 204 132 212 148C226 138 270 138 288 150C300 156 304 166 296 168H196C186 170 182 168 180 160Z',
      { ...thinLine, fill: colour.sheet },
    ),
  )
}

const trolley = path('M110 326L132 306H348L370 326Z', { fill: colour.mid }) + castor([122, 334]) + castor([358, 334])
const readout = (x: number, y: number) =>
  rect([x, y, 96, 40], { fill: colour.petrolDeep, ...thinLine, rx: 4 }) +
  label([x + 48, y + 28], '36,5', { size: 22, weight: 600, anchor: 'middle', fill: '#d7ebe4' })
const cabinet =
  rect([150, 236, 180, 70], { fill: colour.tint, rx: 4 }) +
  path('M162 258H318M162 282H318M230 248H250M230 272H250', thinLine)

/** Closed incubator: hood with portholes over a control base. */
function closedIncubator(seed: number): string {
  const ports = seed % 2 === 0 ? [168, 312] : [148, 240, 332]
  const corner = 22 + (seed % 3) * 14
  return part('incubator', [
    rect([92, 40, 296, 150], { rx: corner }),
    path('M112 62H368M150 48L132 68', { ...thinOutline, stroke: colour.mid }),
    newborn(),
    ...ports.map((x) => porthole(x)),
    rect([78, 172, 324, 64], { fill: colour.shade, rx: 8 }),
    readout(286, 184),
    path('M100 192H180M100 206H180M100 220H150', thinOutline),
    cabinet,
    trolley,
  ])
}

/** Hybrid incubator: the hood is lifted and a radiant heater stands above. */
function hybridIncubator(): string {
  return part('incubator', [
    path('M384 20V180', { 'stroke-width': 13 }),
    path('M130 14H392V40H112C108 24 116 14 130 14Z', { fill: colour.shade }),
    path('M150 40V48H340V40', { fill: '#e9a77f' }),
    path('M180 60L172 84M240 60V84M300 60L308 84', { ...thinOutline, 'stroke-dasharray': '6 6' }),
    path('M96 176V116L118 96H362L384 116V176Z', {}),
    newborn(),
    porthole(160, 138),
    porthole(320, 138),
    rect([78, 172, 324, 64], { fill: colour.shade, rx: 8 }),
    readout(286, 184),
    path('M100 192H180M100 206H180M100 220H150', thinOutline),
    cabinet,
    trolley,
  ])
}

/** Transport incubator: low hood on a stretcher, cylinders and handles. */
function transportIncubator(): string {
  return part('incubator', [
    path('M96 180V92C96 66 110 54 136 54H344C370 54 384 66 384 92V180Z', {}),
    path('M112 72H368', { ...thinOutline, stroke: colour.mid }),
    newborn([0, 4]),
    porthole(180, 120),
    porthole(300, 120),
    path('M88 186H40V160M392 186H440V160', { fill: 'none', 'stroke-width': 9 }),
    rect([80, 176, 320, 58], { fill: colour.shade, rx: 8 }),
    readout(290, 186),
    rect([110, 244, 150, 26], { fill: '#2c8a4b', rx: 13 }),
    path('M260 251H274V263H260', { fill: colour.mid }),
    path('M96 234L330 318M384 234L150 318', { 'stroke-width': 7 }),
    path('M120 318H360', { 'stroke-width': 8 }),
    castor([138, 334]),
    castor([342, 334]),
  ])
}

/** Radiant warmer: open bed under a heater. */
function warmer(): string {
  return part('warmer', [
    path('M366 40V250', { 'stroke-width': 14 }),
    path('M150 34H372V62H134C130 46 138 34 150 34Z', { fill: colour.shade }),
    path('M160 62V70H330V62', { fill: '#e9a77f' }),
    path('M190 84L180 128M246 84V128M300 84L310 128', { ...thinOutline, 'stroke-dasharray': '6 6' }),
    newborn(),
    path('M96 140V172H370V140', { fill: 'none' }),
    rect([86, 170, 300, 40], { fill: colour.shade, rx: 8 }),
    rect([330, 88, 86, 60], { fill: colour.tint, rx: 6 }),
    label([373, 126], '36,5', { size: 20, weight: 600, anchor: 'middle' }),
    path('M200 210H260V306H200Z', { fill: colour.tint }),
    trolley,
  ])
}

/** Phototherapy lamp over a cradle. */
function phototherapy(): string {
  return part('phototherapy', [
    path('M380 60V306', { 'stroke-width': 12 }),
    path('M120 40H360C380 40 390 52 390 66V84H96V66C96 52 106 40 120 40Z', { fill: colour.shade }),
    ...[130, 174, 218, 262, 306, 350].map((x) => rect([x - 16, 84, 32, 14], { fill: '#8db8e6', ...thinLine })),
    path('M130 112L112 176M190 112L182 176M250 112V176M310 112L318 176', {
      ...thinOutline,
      stroke: '#2b62ae',
      'stroke-dasharray': '6 6',
    }),
    newborn([-6, 44]),
    path('M100 196C100 230 360 230 360 196V236H100Z', { fill: colour.tint }),
    path('M250 332L300 306H420L440 332Z', { fill: colour.mid }),
    castor([272, 338]),
    castor([424, 338]),
  ])
}

/** The control panel with the skin temperature. */
function temperaturePanel(): string {
  return (
    rect([50, 50, 380, 250], { fill: colour.shade, rx: 16 }) +
    rect([80, 82, 210, 134], { fill: colour.petrolDeep, rx: 8 }) +
    label([262, 170], '36,5', { size: 68, weight: 600, anchor: 'end', fill: '#d7ebe4' }) +
    label([274, 204], '°C', { size: 20, anchor: 'end', fill: '#d7ebe4' }) +
    circle([356, 118], 26, {}) +
    circle([356, 190], 26, {}) +
    path('M346 123L356 111L366 123M346 185L356 197L366 185', { fill: 'none' }) +
    label([82, 262], 'temperatura da pele', { size: 17 })
  )
}

const panel = () => ({ detail: temperaturePanel(), detailAlt: 'painel com a temperatura da pele' })

/** Newborn care: incubators, warmers, phototherapy. */
export const incubator: EquipmentComposition = machineByForm({
  'incubadora-fechada': (seed) => ({
    whole: closedIncubator(seed),
    wholeAlt: 'cúpula com portinholas sobre a base de controle',
    ...panel(),
  }),
  hibrida: () => ({
    whole: hybridIncubator(),
    wholeAlt: 'cúpula com portinholas e aquecedor radiante acima',
    ...panel(),
  }),
  transporte: () => ({ whole: transportIncubator(), wholeAlt: 'cúpula sobre maca, com cilindro e alças', ...panel() }),
  'berco-aquecido': () => ({ whole: warmer(), wholeAlt: 'berço aberto sob aquecedor radiante', ...panel() }),
  fototerapia: () => ({ whole: phototherapy(), wholeAlt: 'lâmpadas sobre o berço', ...panel() }),
})
