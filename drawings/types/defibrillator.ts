import type { Equipment } from '#domain/catalogue/product.ts'
import { colour, inkFill, thin, thinOpen, wire } from '../palette.ts'
import { altText, type EquipmentComposition } from '../subject.ts'
import { circle, label, part, path, rect } from '../svg.ts'
import { knob } from '../parts/knob.ts'
import { keys, screen } from '../parts/screen.ts'
import { multifunctionPad, paddle } from './defibrillation.ts'
import { cable } from '../parts/cable.ts'

function cardioverter(): string {
  return part('defibrillator', [
    cable(['M86 110C20 110 20 230 70 250', 'M394 110C460 110 460 230 410 250'], { width: 9, core: colour.mid }),
    paddle({ at: [134, 68], scale: 0.78 }),
    paddle({ at: [346, 68], scale: 0.78 }),
    rect([60, 116, 360, 208], { fill: colour.shade, rx: 16 }),
    screen([82, 138, 206, 128], { rows: 2 }),
    knob([352, 180], 34, 60),
    path('M352 136V130M390 158L396 154M314 158L308 154', thin),
    circle([316, 250], 15, { fill: wire.yellow }),
    circle([352, 250], 15, { fill: wire.green }),
    circle([388, 250], 15, { fill: wire.red }),
    keys([82, 280, 210, 26], 5),
    rect([306, 284, 96, 22], { ...thin, rx: 3 }),
  ])
}

function aed(): string {
  return part('defibrillator', [
    path('M150 66V44C150 26 168 20 188 20H292C312 20 330 26 330 44V66', { fill: 'none', 'stroke-width': 12 }),
    rect([90, 64, 300, 268], { fill: colour.shade, rx: 34 }),
    rect([112, 86, 256, 224], { fill: colour.paper, rx: 24 }),
    path('M240 186C206 164 190 148 190 128C190 104 226 98 240 122C254 98 290 104 290 128C290 148 274 164 240 186Z', { fill: colour.petrol }),
    path('M244 112L230 138H246L234 162', { fill: 'none', stroke: colour.paper, 'stroke-width': 5 }),
    circle([176, 250], 30, { fill: wire.green }),
    circle([300, 250], 38, { fill: wire.orange }),
    path('M304 228L290 254H306L296 274', { fill: 'none', stroke: colour.paper, 'stroke-width': 5 }),
    path('M176 236V250M166 242A14 14 0 1 0 186 242', { ...thinOpen, stroke: colour.paper, 'stroke-width': 3 }),
  ])
}

const isAed = ({ drawing, name }: Equipment) => /dea|aed|autom/i.test(`${drawing.form ?? ''} ${name}`)

/** Defibrillators: with paddles and screen, or automatic external. */
export const defibrillator: EquipmentComposition = {
  whole: (product) => (isAed(product) ? { body: aed(), alt: 'Desfibrilador externo automático (DEA), vista frontal.' } : { body: cardioverter(), alt: altText('Cardioversor', 'vista frontal com pás, tela e seletor de energia') }),
  detail: (product) =>
    isAed(product)
      ? { body: cable(['M150 270C150 330 240 330 240 366', 'M330 270C330 330 250 330 250 366'], { width: 9 }) + multifunctionPad({ at: [140, 170], scale: 1.2, turn: -6 }) + multifunctionPad({ at: [340, 170], scale: 1.2, turn: 6 }), alt: 'Par de eletrodos adesivos do DEA.' }
      : {
          body: rect([60, 40, 360, 280], { fill: colour.shade, rx: 16 }) + knob([200, 180], 84, 50) + ['50', '100', '150', '200', '270', '360'].map((energy, index) => label([200 + Math.sin(-1.9 + index * 0.76) * 116, 186 - Math.cos(-1.9 + index * 0.76) * 112], energy, { size: 18, anchor: 'middle', weight: 600 })).join('') + circle([370, 120], 26, { fill: wire.yellow }) + circle([370, 190], 26, { fill: wire.red }) + circle([370, 256], 8, inkFill) + label([200, 306], 'J', { anchor: 'middle', size: 18 }),
          alt: 'Seletor de energia do cardioversor, em joules.',
        },
}
