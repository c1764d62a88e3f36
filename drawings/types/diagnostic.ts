import { colour, noLine, thinLine } from '#drawings/palette.ts'
import { circle, part, path, rect, label, type Box, placed } from '#drawings/svg.ts'
import { castor } from '#drawings/parts/knob.ts'
import { keys, screen } from '#drawings/parts/screen.ts'
import { trace } from '#drawings/parts/trace.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { fingerClip } from '#drawings/parts/oximetry-sensors.ts'
import type { EquipmentComposition } from '#drawings/subject.ts'
import { machineByForm } from './machine-by-form.ts'

const paper = (x: number, y: number, width: number) =>
  path(`M${x} ${y + 120}V${y}H${x + width}V${y + 120}`, {}) +
  [26, 60, 94]
    .map((dy) => trace('ecg', [x + 14, y + dy - 8, width - 28, 18], { stroke: colour.ink, cycles: 4, width: 1.5 }))
    .join('')

function lit(x: number, y: number, [width, height]: readonly [number, number]): string {
  return (
    rect([x, y, width, height], { fill: colour.petrolDeep, rx: 4 }) +
    trace('ecg', [x + 10, y + height * 0.2, width - 20, height * 0.26], { stroke: '#8fd6b4', cycles: 3 }) +
    trace('ecg', [x + 10, y + height * 0.6, width - 20, height * 0.26], { stroke: '#9cc9d8', cycles: 3 })
  )
}

/** Portable electrocardiograph: paper out of the top, screen and keys. */
function electrocardiograph(): string {
  return part('ecg-machine', [
    paper(150, 30, 180),
    path('M70 330L96 146H384L410 330Z', { fill: colour.shade }),
    rect([130, 140, 220, 18], { fill: colour.ink, rx: 4 }),
    lit(122, 176, [150, 84]),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      circle([304 + (index % 3) * 30, 194 + Math.floor(index / 3) * 34], 11, { fill: colour.sheet, ...thinLine }),
    ),
    keys([108, 278, 270, 30], 9),
  ])
}

/** Small box that prints a strip and clips to a computer or stands alone: few keys, no large screen. */
function stripRecorder(): string {
  return part('ecg-machine', [
    path('M80 178V70H400V178', {}),
    trace('ecg', [100, 100, 280, 26], { stroke: colour.ink, cycles: 6, width: 2 }),
    path('M96 84H384M96 152H384', { ...thinLine, stroke: '#e3a9a5' }),
    rect([56, 168, 368, 150], { fill: colour.shade, rx: 16 }),
    rect([84, 162, 312, 16], { fill: colour.ink, rx: 4 }),
    rect([84, 202, 120, 44], { fill: '#b9cdb9', rx: 4, ...thinLine }),
    keys([224, 204, 176, 38], 4),
    keys([84, 268, 316, 26], 8),
  ])
}

/** Electrocardiograph on its trolley, with arm for the cable. */
function trolleyElectrocardiograph(): string {
  return part('ecg-machine', [
    path('M352 150V40H420M420 40V70', { fill: 'none', 'stroke-width': 8 }),
    path('M420 66C400 110 440 130 414 170', { fill: 'none', 'stroke-width': 4 }),
    rect([150, 22, 180, 118], { fill: colour.shade, rx: 8 }),
    lit(164, 36, [152, 90]),
    path('M120 186L140 140H340L360 186Z', { fill: colour.shade }),
    path('M154 152H326M148 166H332', { 'stroke-dasharray': '7 6', 'stroke-width': 5 }),
    rect([112, 186, 256, 26], { fill: colour.mid, rx: 4 }),
    path('M196 186V232H284V186', {}),
    trace('ecg', [204, 206, 72, 14], { stroke: colour.ink, cycles: 2, width: 1.5 }),
    path('M226 232H254V306H226Z', { fill: colour.tint }),
    rect([170, 258, 140, 22], { fill: colour.shade, rx: 4 }),
    path('M120 326L150 306H330L360 326Z', { fill: colour.mid }),
    castor([132, 334]),
    castor([348, 334]),
  ])
}

/** A strip of ECG paper with its grid and one lead, close up. */
function tracingDetail(): string {
  const fine =
    Array.from({ length: 20 }, (_, index) => `M${36 + index * 21.5} 60V300`).join('') +
    Array.from({ length: 12 }, (_, index) => `M30 ${68 + index * 21.5}H450`).join('')
  return (
    rect([30, 60, 420, 240], { fill: '#fdf3f1', rx: 2 }) +
    path(fine, { stroke: '#e9bab4', 'stroke-width': 1 }) +
    trace('ecg', [40, 120, 400, 110], { stroke: colour.ink, cycles: 3, width: 3 }) +
    path('M30 60H450M30 300H450', { ...noLine })
  )
}

const glow = '#d7ebe4'

/** Hand-held oximeter with a sensor on its cable. */
function handheldOximeter(): string {
  return part('oximeter', [
    cable('M180 230C180 330 260 340 300 300C312 288 300 268 312 258', { width: 10 }),
    rect([90, 34, 180, 256], { fill: colour.shade, rx: 22 }),
    rect([108, 56, 144, 134], { fill: colour.petrolDeep, rx: 6 }),
    label([238, 118], '98', { size: 56, weight: 600, anchor: 'end', fill: '#9cc9d8' }),
    label([238, 176], '72', { size: 44, weight: 600, anchor: 'end', fill: '#8fd6b4' }),
    ...[130, 180, 230].map((x) => circle([x, 226], 15, { fill: colour.sheet })),
    rect([150, 262, 60, 14], { fill: colour.mid, rx: 4 }),
    fingerClip({ at: [306, 252], scale: 0.95 }),
  ])
}

/** Table-top oximeter: wide box, curve and numbers. */
function tabletopOximeter(): string {
  return part('oximeter', [
    cable('M84 240C20 250 20 330 90 330H250C290 330 290 310 306 304', { width: 10 }),
    path('M170 56V38C170 28 176 22 188 22H292C304 22 310 28 310 38V56', { fill: 'none', 'stroke-width': 9 }),
    rect([60, 54, 360, 214], { fill: colour.shade, rx: 18 }),
    screen([82, 76, 316, 128], { rows: 2, curves: ['pulse', 'volume'], values: ['98', '72'] }),
    keys([150, 220, 252, 28], 6),
    circle([104, 234], 16, { fill: '#2b62ae' }),
    fingerClip({ at: [312, 304], scale: 0.66 }),
  ])
}

/** Fingertip oximeter: one clamshell with its own display. */
function fingertipOximeter(): string {
  return part('oximeter', [
    path('M330 150C390 140 450 140 470 146V206C450 212 390 212 330 202', {
      ...thinLine,
      stroke: colour.mid,
      'stroke-dasharray': '6 5',
    }),
    path('M60 190C56 250 80 274 130 274H330C366 274 384 250 384 220V190Z', { fill: colour.tint }),
    path('M60 178C56 116 84 84 140 84H320C364 84 384 110 384 150V178Z', { fill: colour.shade }),
    rect([52, 176, 340, 16], { fill: colour.mid, rx: 6 }),
    rect([112, 104, 210, 62], { fill: colour.petrolDeep, rx: 8 }),
    label([204, 152], '98', { size: 46, weight: 600, anchor: 'end', fill: '#9cc9d8' }),
    label([306, 152], '72', { size: 46, weight: 600, anchor: 'end', fill: '#8fd6b4' }),
    label([216, 126], '%', { size: 14, fill: glow }),
    path('M110 226H340M120 242H330', thinLine),
  ])
}

/** The two readings of an oximeter, close up. */
function oximetryDetail(): string {
  return (
    rect([40, 50, 400, 250], { fill: colour.shade, rx: 18 }) +
    rect([62, 72, 356, 206], { fill: colour.petrolDeep, rx: 8 }) +
    label([222, 186], '98', { size: 92, weight: 600, anchor: 'end', fill: '#9cc9d8' }) +
    label([396, 186], '72', { size: 92, weight: 600, anchor: 'end', fill: '#8fd6b4' }) +
    label([96, 236], '% SpO₂', { size: 20, fill: '#9cc9d8' }) +
    label([330, 236], 'bpm', { size: 20, fill: '#8fd6b4' })
  )
}

/** A sector image with a cyst, fitted into a box. */
function image([x, y, width, height]: Box): string {
  const sector =
    path('M64 10H100L148 90C124 108 40 108 16 90Z', { fill: colour.mid, stroke: 'none' }) +
    path('M72 36C82 32 94 34 100 44C104 58 78 64 70 54Z', { fill: colour.petrolDeep, stroke: 'none' }) +
    path('M44 78C60 86 100 88 122 78', { fill: 'none', stroke: colour.shade, 'stroke-width': 2 })
  const scale = Math.min(height / 112, width / 150)
  return (
    rect([x, y, width, height], { fill: colour.petrolDeep, rx: 4 }) +
    placed({ at: [x + width / 2 - 82 * scale, y + (height - 112 * scale) / 2], scale }, sector)
  )
}

const ultrasoundProbe = (x: number, y: number) => path(`M${x} ${y}h20v14c0 12 -20 12 -20 0Z`, { fill: colour.mid })

/** Cart with keyboard, probes at the side. */
function cartUltrasound(seed: number): string {
  const wide = seed % 2 === 0
  return part('ultrasound', [
    cable('M330 214C410 220 420 270 396 300C380 318 372 250 404 236', { width: 8 }),
    rect(wide ? [128, 12, 224, 138] : [146, 14, 188, 136], { fill: colour.shade, rx: 8 }),
    image(wide ? [140, 24, 200, 114] : [158, 26, 164, 112]),
    path('M228 150H252V178H228Z', { fill: colour.mid }),
    path('M106 214L134 178H346L374 214Z', { fill: colour.tint }),
    path('M150 190H250M144 202H240', { 'stroke-dasharray': '8 5', 'stroke-width': 4 }),
    circle([300, 196], 9, { fill: colour.mid }),
    rect([150, 214, 180, 100], { fill: colour.shade, rx: 6 }),
    path(seed % 3 === 0 ? 'M162 240H318M162 266H318' : 'M162 248H318M228 232H252M228 280H252', { 'stroke-width': 1.5 }),
    ultrasoundProbe(394, 224),
    path('M120 326L140 312H340L360 326Z', { fill: colour.mid }),
    castor([132, 334]),
    castor([348, 334]),
  ])
}

/** Laptop-like portable scanner. */
function portableUltrasound(): string {
  return part('ultrasound', [
    cable('M396 270C450 270 456 200 430 160', { width: 9 }),
    rect([96, 24, 272, 184], { fill: colour.shade, rx: 12 }),
    image([112, 40, 240, 152]),
    path('M110 208H354L352 222H112Z', { fill: colour.mid }),
    path('M50 318L100 222H364L414 318Z', { fill: colour.shade }),
    path('M120 242H250M112 258H246M104 274H242', { 'stroke-dasharray': '10 6', 'stroke-width': 6 }),
    circle([312, 276], 16, { fill: colour.mid }),
    path('M286 246H340M92 298H230', { 'stroke-dasharray': '14 8', 'stroke-width': 6 }),
    path('M50 318V330H414V318', { fill: colour.mid }),
    path('M416 166L446 154L442 108C440 96 418 100 416 112Z', { fill: colour.mid }),
    path('M414 112C412 90 446 84 444 106', { fill: colour.tint }),
  ])
}

/** A convex probe and its image. */
function probeDetail(): string {
  return [
    cable('M120 250C120 320 60 320 70 366', { width: 15 }),
    path('M92 110C84 60 156 60 148 110L140 170C150 200 140 250 132 262H108C100 250 90 200 100 170Z', {
      fill: colour.shade,
    }),
    path('M92 108C84 58 156 58 148 108C130 92 110 92 92 108Z', { fill: colour.mid }),
    path('M104 190H136M105 206H135', { 'stroke-width': 1.5 }),
    rect([200, 40, 250, 240], { fill: colour.shade, rx: 10 }),
    image([216, 56, 218, 208]),
  ].join('')
}

const tracing = () => ({ detail: tracingDetail(), detailAlt: 'traçado no papel milimetrado' })
const reading = () => ({ detail: oximetryDetail(), detailAlt: 'leituras de saturação e pulso' })
const probe = () => ({ detail: probeDetail(), detailAlt: 'transdutor convexo e imagem' })

/** Diagnostic equipment: electrocardiographs, oximeters, ultrasound. */
export const diagnostic: EquipmentComposition = machineByForm({
  eletrocardiografo: () => ({
    whole: electrocardiograph(),
    wholeAlt: 'portátil, com tela, teclado e papel',
    ...tracing(),
  }),
  'eletrocardiografo-caneta': () => ({
    whole: stripRecorder(),
    wholeAlt: 'de mesa, com papel e teclado',
    ...tracing(),
  }),
  'eletrocardiografo-carrinho': () => ({
    whole: trolleyElectrocardiograph(),
    wholeAlt: 'sobre carrinho, com tela e suporte do cabo',
    ...tracing(),
  }),
  'oximetro-portatil': () => ({
    whole: handheldOximeter(),
    wholeAlt: 'de mão, com sensor de dedo no cabo',
    ...reading(),
  }),
  'oximetro-mesa': () => ({ whole: tabletopOximeter(), wholeAlt: 'de mesa, com curva e valores', ...reading() }),
  'oximetro-dedo': () => ({ whole: fingertipOximeter(), wholeAlt: 'de dedo, com mostrador próprio', ...reading() }),
  'ultrassom-carrinho': (seed) => ({
    whole: cartUltrasound(seed),
    wholeAlt: 'sobre carrinho, com teclado e transdutor',
    ...probe(),
  }),
  'ultrassom-portatil': () => ({
    whole: portableUltrasound(),
    wholeAlt: 'portátil, com tela e teclado dobráveis',
    ...probe(),
  }),
})
