import type { Equipment } from '#domain/catalogue/product.ts'
import { colour, thin, thinOpen } from '../palette.ts'
import { altText, type EquipmentComposition, type Plate } from '../subject.ts'
import { circle, part, path, rect } from '../svg.ts'
import { knob, socket } from '../parts/knob.ts'
import { keys, screen } from '../parts/screen.ts'
import { seedOf } from './seed.ts'

/** A bedside monitor: 0 with a knob, 1 with keys below, 2 with a module rack, 3 flat touch screen. */
export function bedsideMonitor(kind: number, rows = 4): string {
  const rack = kind === 2
  const body = [
    path('M190 40V26C190 14 200 10 214 10H266C280 10 290 14 290 26V40', { fill: 'none', 'stroke-width': 9 }),
    rect([44, 38, 392, 262], { fill: colour.shade, rx: kind === 3 ? 26 : 14 }),
    screen([64, 58, rack ? 268 : 352, kind === 3 ? 214 : 186], { rows }),
    path('M170 300L150 336H330L310 300', { fill: colour.mid }),
  ]
  const controls = [
    () => knob([398, 271], 19) + keys([70, 258, 290, 26], 6),
    () => keys([70, 258, 344, 26], 8),
    () => [0, 1, 2].map((index) => rect([344, 58 + index * 76, 76, 70], { fill: colour.tint, rx: 4 }) + socket([366, 92 + index * 76], 11, ['#2c8a4b', '#2b62ae', colour.mid][index]) + path(`M388 ${84 + index * 76}H408M388 ${98 + index * 76}H408`, thinOpen)).join('') + keys([70, 258, 260, 26], 6),
    () => circle([240, 287], 4, { fill: colour.ink, stroke: 'none' }),
  ]
  return part('monitor', [...body, (controls[kind % 4] ?? controls[0])?.() ?? ''])
}

function side(): string {
  return part('inputs', [
    rect([130, 30, 220, 300], { fill: colour.shade, rx: 16 }),
    ...(['#2c8a4b', '#2b62ae', '#83532f', '#c8322b'] as const).map((fill, index) => socket([190, 84 + index * 62], 22, fill) + rect([240, 70 + index * 62, 80, 28], { ...thin, rx: 3 }) + path(`M252 ${84 + index * 62}H308`, thinOpen)),
  ])
}

const kindOf = ({ drawing, id }: Equipment) => seedOf(drawing.form ?? id) % 4

function whole(product: Equipment): Plate {
  return { body: bedsideMonitor(kindOf(product), 3 + (seedOf(product.id) % 3)), alt: altText('Monitor multiparâmetro', 'vista frontal com curvas e valores na tela') }
}

/** Multiparameter monitors. */
export const monitor: EquipmentComposition = { whole, detail: () => ({ body: side(), alt: 'Entradas de sinal do monitor multiparâmetro.' }) }
