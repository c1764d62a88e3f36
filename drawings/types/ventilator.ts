import type { Equipment } from '#domain/catalogue/product.ts'
import { colour, thin, thinOpen } from '../palette.ts'
import { altText, type EquipmentComposition } from '../subject.ts'
import { circle, part, path, rect } from '../svg.ts'
import { castor, corrugated, knob } from '../parts/knob.ts'
import { keys, screen } from '../parts/screen.ts'

const curves = ['breath', 'flow', 'volume'] as const
const values = ['22', '38', '450']

function onTrolley(): string {
  return part('ventilator', [
    corrugated('M150 200C40 200 30 90 66 70C84 60 96 76 100 92'),
    corrugated('M150 224C20 236 -10 60 60 40C96 30 112 60 112 88'),
    path('M96 88H116L112 112H100Z', { fill: colour.mid }),
    rect([150, 20, 220, 152], { fill: colour.shade, rx: 10 }),
    screen([164, 34, 192, 106], { rows: 3, curves, values }),
    knob([342, 156], 10),
    keys([166, 147, 150, 16], 6),
    rect([160, 172, 200, 76], { fill: colour.tint, rx: 6 }),
    circle([182, 200], 12, { fill: colour.paper }),
    circle([182, 228], 12, { fill: colour.paper }),
    path('M300 190H344M300 204H344M300 218H344', thinOpen),
    path('M240 248H280V310H240Z', { fill: colour.shade }),
    path('M140 332L170 308H350L380 332Z', { fill: colour.mid }),
    castor([152, 338]),
    castor([368, 338]),
    path('M370 110H400V180', { ...thinOpen, 'stroke-width': 5 }),
  ])
}

function portable(): string {
  return part('ventilator', [
    corrugated('M120 262C40 262 24 330 80 336H420'),
    path('M170 66V40C170 28 180 24 192 24H288C300 24 310 28 310 40V66', { fill: 'none', 'stroke-width': 10 }),
    rect([96, 64, 288, 232], { fill: colour.shade, rx: 20 }),
    screen([118, 86, 170, 132], { rows: 2, curves, values }),
    knob([336, 112], 22, 30),
    knob([336, 168], 22, -40),
    knob([336, 224], 22, 90),
    circle([126, 262], 16, { fill: colour.paper }),
    keys([168, 248, 130, 26], 4),
    rect([118, 230, 170, 6], thin),
  ])
}

const isPortable = ({ drawing, name, technology }: Equipment) => /transp|port[aá]til|emerg/i.test(`${drawing.form ?? ''} ${name} ${technology}`)

/** Lung ventilators: on a trolley or portable. */
export const ventilator: EquipmentComposition = {
  whole: (product) => (isPortable(product) ? { body: portable(), alt: altText('Ventilador pulmonar portátil', 'tela, botões de ajuste e circuito') } : { body: onTrolley(), alt: altText('Ventilador pulmonar sobre pedestal', 'tela e circuito respiratório') }),
  detail: () => ({
    body: rect([40, 40, 400, 280], { fill: colour.shade, rx: 14 }) + screen([62, 62, 356, 236], { rows: 3, curves, values }),
    alt: 'Tela do ventilador com as curvas de pressão, fluxo e volume.',
  }),
}
