import { colour, noFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { sheet } from '#drawings/sheet.ts'
import { circle, d, label, part, path, placed, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { plug } from '#drawings/plugs/plug.ts'

const gap = { ...noFill, 'stroke-dasharray': '7 6', stroke: colour.mid } as const

/** An empty parts tray with places for a connector, a coiled cable and a cell (480×300). */
export function emptyCart(): string {
  const tray = part('tray', [
    path('M60 70H420L452 250C454 262 446 270 434 270H46C34 270 26 262 28 250Z', { fill: colour.tint }),
    path('M78 90H402L428 236C430 246 424 250 416 250H64C56 250 50 246 52 236Z', { fill: colour.sheet }),
    path('M180 70V48C180 40 186 34 194 34H286C294 34 300 40 300 48V70', { fill: 'none', 'stroke-width': 9 }),
  ])
  const places = part('places', [
    circle([150, 172], 52, gap),
    circle([150, 172], 34, gap),
    path('M244 132H316V156H328V188H316V212H244V188H232V156H244Z', gap),
    rect([358, 140, 40, 72], { ...gap, rx: 6 }),
  ])
  return sheet(tray + places, { height: 300, grid: false, ground: 'none' })
}

/** A round plug before a hexagonal socket, which it does not fit (480×300). */
export function notFound(): string {
  return sheet(
    [
      cable('M-10 230C60 230 30 120 120 120H150', { width: 15 }),
      placed({ at: [150, 120], turn: 180, scale: 1.1 }, plug({ shape: 'redondo' }, { at: [0, 0] })),
      path(d`M282 120H306`, { ...thinOutline, 'stroke-dasharray': '3 6' }),
      rect([318, 36, 150, 196], { fill: colour.tint, rx: 12 }),
      placed(
        { at: [393, 134], scale: 0.72 },
        path('M-42 -74H42L86 0L42 74H-42L-86 0Z', { fill: colour.shade }) + circle([0, 0], 50, { fill: colour.sheet }),
      ),
      label([240, 284], '404', { size: 40, weight: 600, anchor: 'middle', fill: colour.petrol }),
      path('M190 268H60M290 268H420', thinLine),
    ].join(''),
    { height: 300, grid: false, ground: 'none' },
  )
}
