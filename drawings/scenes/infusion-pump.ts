import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, label, part, path, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { keys } from '#drawings/parts/screen.ts'

/** A volumetric infusion pump on its pole. */
export function infusionPump(): string {
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
