import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { label, part, path, rect } from '#drawings/svg.ts'
import type { ConnectorShape } from '#domain/catalogue/registry/connector-shapes.ts'
import type { PlugShape } from '#drawings/plugs/plug-names.ts'
import type { PlugView } from '#drawings/plugs/plug-view.ts'

const tops: Partial<Record<PlugShape, string>> = {
  p2:
    rect([-15, -22, 30, 22], { fill: colour.mid, rx: 3 }) +
    rect([-11, -29, 22, 7], { fill: colour.tint }) +
    path('M-5 -28V-6H5V-28', { ...thinOutline, stroke: colour.sheet, 'stroke-dasharray': '3 3' }),
  rj11: rect([-26, -30, 52, 30], { rx: 2 }) + path('M-16 -30V-16H16V-30', { fill: colour.ink }),
  molex: rect([-30, -22, 60, 22], { rx: 2 }) + path('M-16 -22V-34M0 -22V-34M16 -22V-34', { 'stroke-width': 4 }),
  'mini-din': rect([-22, -24, 44, 24], { fill: colour.tint, rx: 3 }) + path('M-10 -24V-32M0 -24V-32M10 -24V-32', {}),
}

/** The dashed style of a part whose shape is unknown, so that the buyer has to compare it. */
const open = { ...thinLine, fill: colour.sheet, 'stroke-dasharray': '5 4' } as const

/** Width of the outline on top, by the kind of connector that the registry assumes. */
const openTops: Partial<Record<ConnectorShape, number>> = { p2: 13, molex: 32, modular: 26 }

/** The electrical connection on top of a cell; dashed when the buyer has to check it. */
export function cellTop({ shape, connector }: PlugView): string {
  const half = (connector && openTops[connector.shape]) ?? 20
  return part('cell-top', tops[shape] ?? rect([-half, -28, half * 2, 28], { ...open, rx: 4 }), { 'data-shape': shape })
}

/** The M16 nose of the common cell. */
const thread = (y: number) =>
  part(
    'thread',
    rect([-30, y, 60, 40], { fill: colour.tint }) +
      path(`M-30 ${y + 7}L30 ${y + 11}M-30 ${y + 16}L30 ${y + 20}M-30 ${y + 25}L30 ${y + 29}`, thinOutline),
  )

/** What a cell's base shows: a thread if the part's ends name one, a sealing ring if its data sheet names one. */
export interface CellFoot {
  hasThread: boolean
  hasRing: boolean
}

/** The common cell: a cylinder with a label, and its base as far as it is known. */
export function cylinder({ hasThread, hasRing }: CellFoot): string {
  return part('cell', [
    rect([-70, 0, 140, 142], { fill: colour.shade, rx: 6 }),
    path('M-70 22H70M-70 32H70', thinOutline),
    rect([-70, 52, 140, 58], { fill: colour.sheet }),
    label([0, 92], 'O₂', { size: 30, weight: 600, anchor: 'middle', fill: colour.petrol }),
    path('M-70 142L-58 154H58L70 142Z', { fill: colour.mid }),
    hasThread ? thread(154) : rect([-34, 154, 68, 40], { ...open, rx: 4 }),
    hasRing ? rect([-42, 154, 84, 10], { fill: colour.ink, rx: 5 }) : '',
  ])
}

/** The flow diffuser that stays with the old cell: dashed, because it is not supplied. */
export function diffuser(): string {
  return part(
    'diffuser',
    path('M-38 196H38V212L20 236H-20L-38 212ZM-12 236V214M0 236V214M12 236V214', {
      ...thinOutline,
      'stroke-dasharray': '5 4',
    }),
  )
}

/** A low body with a wide collar, for T-pieces; the cable is held by a ring. */
export function lowCapsule(): string {
  return part('cell', [
    path('M-44 0H44L78 34V88H-78V34Z', { fill: colour.shade }),
    path('M-62 18H62', thinOutline),
    rect([-78, 48, 156, 30], { fill: colour.sheet }),
    label([0, 71], 'O₂', { size: 24, weight: 600, anchor: 'middle', fill: colour.petrol }),
    rect([-94, 88, 188, 22], { fill: colour.mid, rx: 4 }),
    path('M-56 110H56L48 172H-48Z', { fill: colour.tint }),
    path('M-53 132H53M-50 152H50', thinOutline),
    rect([-20, -10, 40, 10], { fill: colour.mid, rx: 3 }),
  ])
}

/** A flat capsule without thread or cable, contact rings on its face, seen at a slant from the side. */
export function ringCapsule(): string {
  return part('cell', [
    path('M-110 -20V30C-110 62 110 62 110 30V-20', { fill: colour.shade }),
    path('M-110 6C-110 38 110 38 110 6', thinOutline),
    ...(
      [
        [110, 40, colour.tint],
        [86, 31, '#d9b65c'],
        [68, 24, colour.tint],
        [48, 17, '#d9b65c'],
        [32, 11, colour.tint],
      ] as const
    ).map(([rx, ry, fill]) =>
      path(
        `M${-rx} -20A${rx} ${ry} 0 0 1 ${rx} -20A${rx} ${ry} 0 0 1 ${-rx} -20Z`,
        rx === 110 ? { fill } : { fill, ...thinLine },
      ),
    ),
  ])
}
