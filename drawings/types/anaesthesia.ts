import { colour, thin, thinOpen, wire } from '../palette.ts'
import { altText, type EquipmentComposition } from '../subject.ts'
import { circle, label, part, path, rect } from '../svg.ts'
import { castor, corrugated, knob } from '../parts/knob.ts'
import { screen } from '../parts/screen.ts'

function vaporiser(x: number, fill: string): string {
  return part('vaporiser', rect([x, 150, 40, 58], { fill: colour.tint, rx: 4 }) + rect([x, 182, 40, 14], { fill, ...thin }) + circle([x + 20, 150], 16, { fill: colour.mid }) + path(`M${x + 20} 150V138`, { stroke: colour.paper }))
}

function workstation(): string {
  return part('anaesthesia', [
    corrugated('M116 226C60 226 36 190 40 130C42 96 70 96 76 120', 14),
    corrugated('M116 250C30 256 6 150 22 110C36 76 80 84 80 118', 14),
    path('M54 264C40 290 46 330 76 330C104 330 108 290 94 264C90 258 58 258 54 264Z', { fill: colour.mid }),
    path('M66 258V240H84V258', { fill: colour.tint }),
    rect([196, 14, 170, 112], { fill: colour.shade, rx: 8 }),
    screen([208, 26, 146, 84], { rows: 3, curves: ['breath', 'flow', 'volume'], values: ['18', '40', '2'] }),
    rect([150, 126, 240, 94], { fill: colour.shade, rx: 6 }),
    vaporiser(236, wire.yellow),
    vaporiser(288, wire.violet),
    path('M168 140V206M186 140V206M204 140V206', { 'stroke-width': 8 }),
    path('M168 180V206M186 160V206M204 190V206', { 'stroke-width': 4, stroke: colour.tint }),
    circle([360, 170], 16, { fill: colour.paper, ...thin }),
    path('M360 170L368 160', thin),
    rect([112, 214, 66, 66], { fill: colour.tint, rx: 6 }),
    path('M120 232H170M120 246H170M120 260H170', thinOpen),
    rect([170, 220, 220, 26], { fill: colour.mid, rx: 3 }),
    rect([178, 246, 204, 76], { fill: colour.shade, rx: 4 }),
    path('M190 270H370M190 296H370M270 260H290M270 284H290M270 308H290', thin),
    castor([196, 334]),
    castor([364, 334]),
    rect([402, 130, 30, 170], { fill: wire.green, rx: 14 }),
    path('M410 130V118H424V130', { fill: colour.mid }),
    path('M390 270H402M390 160H402', {}),
  ])
}

/** Anaesthesia workstations. */
export const anaesthesia: EquipmentComposition = {
  whole: () => ({ body: workstation(), alt: altText('Aparelho de anestesia', 'vaporizadores, fluxômetros, tela e sistema respiratório') }),
  detail: () => ({
    body: [120, 240].map((x, index) => rect([x - 46, 130, 92, 170], { fill: colour.tint, rx: 8 }) + rect([x - 46, 222, 92, 40], { fill: index ? wire.violet : wire.yellow }) + knob([x, 110], 44, index ? 30 : -30)).join('') + [340, 378, 416].map((x, index) => rect([x - 12, 60, 24, 240], { rx: 6 }) + rect([x - 12, 140 + index * 40, 24, 160 - index * 40], { fill: colour.shade, ...thin }) + circle([x, 140 + index * 40], 8, { fill: colour.ink })).join('') + label([378, 330], 'fluxômetros', { anchor: 'middle' }) + label([180, 330], 'vaporizadores', { anchor: 'middle' }),
    alt: 'Vaporizadores e fluxômetros do aparelho de anestesia.',
  }),
}
