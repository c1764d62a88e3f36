import { colour, inkFill, thin, thinOpen } from '../palette.ts'
import { circle, label, part, path, type Placement, placed, rect } from '../svg.ts'

/** Mainstream airway adapter: two cones and the window block between them. */
export function airwayAdapter(placement: Placement): string {
  return part(
    'airway-adapter',
    placed(placement, [
      path('M-150 -34H-90V-26H-56V26H-90V34H-150Z', { fill: colour.tint }),
      path('M150 -28H96V-24H56V24H96V28H150Z', { fill: colour.tint }),
      path('M-150 -20H-96M-150 20H-96M150 -16H100M150 16H100', { ...thinOpen, 'stroke-dasharray': '5 4' }),
      rect([-60, -52, 120, 104], { fill: colour.shade, rx: 8 }),
      circle([0, 0], 32, { fill: colour.sheet }),
      circle([0, 0], 20, { fill: colour.tint, ...thin }),
      path('M-9 -9L3 3M-1 -11L9 -1', thinOpen),
      path('M-40 -52V-62H-18V-52M18 -52V-62H40V-52', { fill: colour.mid }),
    ]),
  )
}

/** Mainstream sensor head: a saddle that clips over the adapter. */
export function saddleSensor(placement: Placement): string {
  return part(
    'saddle-sensor',
    placed(placement, [
      path(
        'M-70 60V-30C-70 -50 -58 -58 -44 -58H44C58 -58 70 -50 70 -30V60H34V0C34 -6 30 -10 24 -10H-24C-30 -10 -34 -6 -34 0V60Z',
        { fill: colour.shade },
      ),
      path('M-70 34H-34M34 34H70', thinOpen),
      circle([-52, 46], 6, { fill: colour.sheet, ...thin }),
      circle([52, 46], 6, { ...inkFill }),
      label([0, -26], 'CO₂', { size: 22, weight: 600, anchor: 'middle', fill: colour.petrol }),
    ]),
  )
}

/** Removable water trap: clear jar under a cap with two ports. */
export function waterTrap(): string {
  return part('water-trap', [
    path('M150 128L164 300C166 318 176 326 194 326H286C304 326 314 318 316 300L330 128Z', { fill: colour.sheet }),
    path(
      'M158 226L164 300C166 318 176 326 194 326H286C304 326 314 318 316 300L322 226C290 236 270 216 240 226C210 236 190 216 158 226Z',
      { fill: '#cfe3ea', ...thin },
    ),
    path('M318 150H304M316 176H302M314 202H300', thin),
    rect([134, 88, 212, 44], { fill: colour.mid, rx: 8 }),
    rect([168, 50, 38, 38], { fill: colour.tint, rx: 3 }),
    rect([274, 50, 38, 38], { fill: colour.tint, rx: 3 }),
    path('M168 62H206M168 74H206M274 62H312M274 74H312', thinOpen),
    path('M134 110H346', { ...thinOpen, stroke: colour.sheet }),
  ])
}
