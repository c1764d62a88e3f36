import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { type Box, circle, part, path, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { castor, corrugated, knob } from '#drawings/parts/knob.ts'
import { keys, screen } from '#drawings/parts/screen.ts'
import type { EquipmentComposition } from '#drawings/subject.ts'
import { machineByForm } from './machine-by-form.ts'

const curves = ['breath', 'flow', 'volume'] as const

const shown = { adulto: ['22', '38', '450'], neonatal: ['18', '6', '12'] } as const

/** The ventilator's own screen: pressure, flow and the volume that fits the patient. */
function ventilatorScreen(box: Box, rows = 3, patient: keyof typeof shown = 'adulto'): string {
  return screen(box, { rows, curves, values: shown[patient] })
}

const base =
  path('M240 248H280V310H240Z', { fill: colour.shade }) +
  path('M140 332L170 308H350L380 332Z', { fill: colour.mid }) +
  castor([152, 338]) +
  castor([368, 338])
const limbs =
  corrugated('M160 200C40 200 30 90 66 70C84 60 96 76 100 92') +
  corrugated('M160 224C20 236 -10 60 60 40C96 30 112 60 112 88') +
  path('M96 88H116L112 112H100Z', { fill: colour.mid })

/** Ventilator on a trolley: screen above, gas unit below. */
function trolleyVentilator(seed: number): string {
  const slots = Array.from({ length: 2 + (seed % 4) }, (_, index) => `M300 ${184 + index * 13}H344`).join('')
  return part('ventilator', [
    limbs,
    rect([150, 20, 220, 152], { fill: colour.shade, rx: 6 + (seed % 7) * 3 }),
    ventilatorScreen([164, 34, 192, 106]),
    knob([342, 156], 10),
    keys([166, 147, 150, 16], 4 + (seed % 5)),
    rect([160, 172, 200, 76], { fill: colour.tint, rx: 6 }),
    circle([182, 200], 12, { fill: colour.sheet }),
    circle([182, 228], 12, { fill: colour.sheet }),
    path(slots, thinOutline),
    base,
  ])
}

/**
 * Ventilator on a trolley, in one body: screen with a handle, thin lines of the proximal flow sensor beside the hoses.
 */
function proximalVentilator(): string {
  return part('ventilator', [
    limbs,
    cable(['M160 236C10 250 -24 40 62 26C90 20 104 40 104 60'], { width: 5, core: colour.sheet, name: 'tube' }),
    path('M206 30V16C206 8 212 6 220 6H312C320 6 326 8 326 16V30', { fill: 'none', 'stroke-width': 8 }),
    rect([156, 26, 220, 222], { fill: colour.shade, rx: 22 }),
    ventilatorScreen([172, 44, 188, 128]),
    circle([182, 200], 12, { fill: colour.sheet }),
    circle([182, 228], 12, { fill: colour.sheet }),
    circle([212, 232], 6, { fill: colour.sheet, ...thinLine }),
    knob([334, 212], 17),
    keys([226, 192, 80, 18], 4),
    base,
  ])
}

/** Ventilator on a trolley: keys in a column beside the screen, a shelf under the gas unit. */
function columnVentilator(): string {
  return part('ventilator', [
    limbs,
    rect([150, 14, 236, 150], { fill: colour.shade, rx: 4 }),
    ventilatorScreen([164, 28, 166, 122]),
    ...[0, 1, 2, 3].map((index) => rect([342, 30 + index * 24, 32, 18], { ...thinLine, rx: 3 })),
    knob([358, 142], 12),
    rect([160, 164, 200, 74], { fill: colour.tint, rx: 2 }),
    circle([182, 188], 12, { fill: colour.sheet }),
    circle([182, 218], 12, { fill: colour.sheet }),
    rect([230, 184, 108, 34], { ...thinLine, fill: colour.shade, rx: 4 }),
    path('M150 238H370V250H150Z', { fill: colour.mid }),
    base,
  ])
}

/** Ventilator on a trolley with a wide screen standing free above the gas unit. */
function wideVentilator(): string {
  return part('ventilator', [
    limbs,
    path('M252 160H272V190H252Z', { fill: colour.mid }),
    rect([132, 10, 262, 154], { fill: colour.shade, rx: 8 }),
    ventilatorScreen([144, 22, 238, 130]),
    rect([154, 186, 212, 64], { fill: colour.tint, rx: 8 }),
    circle([178, 204], 11, { fill: colour.sheet }),
    circle([178, 230], 11, { fill: colour.sheet }),
    knob([338, 218], 14),
    base,
  ])
}

/** Transport ventilator: handle, knobs, short screen. */
function transportVentilator(rows: number): string {
  return part('ventilator', [
    corrugated('M120 262C40 262 24 336 80 336H420'),
    path('M170 66V40C170 28 180 24 192 24H288C300 24 310 28 310 40V66', { fill: 'none', 'stroke-width': 10 }),
    rect([96, 64, 288, 232], { fill: colour.shade, rx: 20 }),
    ventilatorScreen([118, 86, 170, 132], rows),
    ...[112, 168, 224].map((y, index) => knob([336, y], 22, [30, -40, 90][index])),
    circle([126, 262], 16, { fill: colour.sheet }),
    keys([168, 248, 130, 26], 4),
    rect([118, 230, 170, 6], thinLine),
  ])
}

/** Ventilator for newborns: tower with a heated humidifier and thin hoses. */
function newbornVentilator(): string {
  return part('ventilator', [
    corrugated('M352 244C430 244 452 170 420 120C404 96 380 96 372 112', 11),
    corrugated('M140 236C60 236 40 130 90 96C110 82 122 92 124 108', 11),
    rect([132, 16, 216, 180], { fill: colour.shade, rx: 14 }),
    ventilatorScreen([148, 32, 184, 108], 3, 'neonatal'),
    ...[0, 1, 2, 3, 4].map((index) => knob([166 + index * 37, 168], 13, index * 40 - 60)),
    rect([140, 196, 110, 66], { fill: colour.tint, rx: 6 }),
    rect([268, 226, 86, 36], { fill: colour.mid, rx: 4 }),
    path('M276 226V206C276 194 346 194 346 206V226Z', { fill: '#cfe3ea' }),
    path('M132 262H360V276H132Z', { fill: colour.mid }),
    path('M236 276H256V312H236Z', { fill: colour.shade }),
    path('M130 332L156 312H336L362 332Z', { fill: colour.mid }),
    castor([142, 338]),
    castor([350, 338]),
  ])
}

const close = (rows: number, patient: 'adulto' | 'neonatal' = 'adulto') => ({
  detail:
    rect([24, 28, 432, 304], { fill: colour.shade, rx: 14 }) + ventilatorScreen([44, 48, 392, 264], rows, patient),
  detailAlt: 'tela com as curvas de pressão, fluxo e volume',
})

/** Lung ventilators: on a trolley, for transport, for newborns. */
export const ventilator: EquipmentComposition = machineByForm({
  pedestal: (seed) => ({
    whole: trolleyVentilator(seed),
    wholeAlt: 'sobre pedestal, com tela e circuito respiratório',
    ...close(3),
  }),
  'pedestal-sensor-proximal': () => ({
    whole: proximalVentilator(),
    wholeAlt: 'sobre pedestal, com alça e as linhas do sensor de fluxo proximal',
    ...close(3),
  }),
  'pedestal-coluna': () => ({
    whole: columnVentilator(),
    wholeAlt: 'sobre pedestal, com teclas em coluna ao lado da tela',
    ...close(3),
  }),
  'pedestal-tela-ampla': () => ({
    whole: wideVentilator(),
    wholeAlt: 'tela ampla sobre pedestal e circuito respiratório',
    ...close(3),
  }),
  transporte: (seed) => ({
    whole: transportVentilator(2 + (seed % 2)),
    wholeAlt: 'portátil, com alça e botões de ajuste',
    ...close(2 + (seed % 2)),
  }),
  neonatal: () => ({
    whole: newbornVentilator(),
    wholeAlt: 'coluna neonatal com umidificador e circuito fino',
    ...close(3, 'neonatal'),
  }),
})
