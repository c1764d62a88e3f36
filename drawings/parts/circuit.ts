import { colour, thin, thinOpen } from '#drawings/palette.ts'
import { circle, part, path, rect } from '#drawings/svg.ts'
import { corrugated } from './knob.ts'

/** Two corrugated limbs, joined by the Y piece at the patient. `bore` is their width. */
export function breathingCircuit(bore: number): string {
  const cuff = (y: number) => rect([40, y - 18, 44, 36], { fill: colour.mid, rx: 4 })
  return part('circuit', [
    corrugated('M84 90C190 40 270 60 330 158', bore),
    corrugated('M84 270C190 320 270 300 330 202', bore),
    cuff(90),
    cuff(270),
    path('M322 140L366 160H440V200H366L322 220L312 202L344 180L312 158Z', { fill: colour.tint }),
    path('M410 160V200', thin),
  ])
}

/** The Y piece from the front: the mouth to the patient. */
export function yMouth(): string {
  return (
    path('M150 70L240 150L330 70L366 108L276 196V300H204V196L114 108Z', { fill: colour.tint }) +
    path('M204 262H276M128 92L160 124M352 92L320 124', thin)
  )
}

/** A jug of soda lime: handle, cap and a window on the granules. */
export function granuleJug(): string {
  return part('jug', [
    rect([196, 40, 88, 34], { fill: colour.mid, rx: 5 }),
    path(
      'M176 74H304C330 90 350 112 350 140V306C350 320 342 328 328 328H152C138 328 130 320 130 306V140C130 112 150 90 176 74Z',
      {
        fill: colour.tint,
      },
    ),
    path('M306 110C326 120 330 140 330 170V214', { ...thinOpen, 'stroke-width': 12, stroke: colour.mid }),
    rect([160, 160, 132, 130], { rx: 8 }),
    granules([172, 176], [7, 7], [18, 16.5]),
  ])
}

/** Granules in rows, each a little off its place. */
export function granules(
  [left, top]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  [across, down]: readonly [number, number],
): string {
  return Array.from({ length: columns * rows }, (_, at) => {
    const column = at % columns
    const row = Math.floor(at / columns)
    return circle([left + column * across + (row % 2) * 2, top + row * down], across * 0.36, {
      ...thin,
      fill: colour.sheet,
    })
  }).join('')
}
