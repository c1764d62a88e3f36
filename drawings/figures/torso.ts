import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, part, path, placed, type Point } from '#drawings/svg.ts'
import type { LeadMark } from '#drawings/parts/lead-colours.ts'
import { fillOf } from '#drawings/parts/lead-colours.ts'
import { words } from './figure.ts'

const outline =
  'M-20 -124V-104C-20 -92 -40 -86 -62 -80C-92 -72 -104 -54 -106 -24L-112 44L-86 48L-79 -6L-73 40C-70 74 -72 104 -77 142H77C72 104 70 74 73 40L79 -6L86 48L112 44L106 -24C104 -54 92 -72 62 -80C40 -86 20 -92 20 -104V-124'

/** A torso from the front or the back, about 224 wide and 266 high, around the middle of the chest. */
export function torso(at: Point, view: 'front' | 'back' = 'front'): string {
  const front = 'M-12 -80C-30 -88 -52 -86 -70 -74M12 -80C30 -88 52 -86 70 -74M0 -76V2'
  const back =
    'M0 -92V126M-24 -62C-46 -58 -58 -34 -50 -6C-36 -14 -26 -34 -24 -62ZM24 -62C46 -58 58 -34 50 -6C36 -14 26 -34 24 -62Z'
  return part(
    'torso',
    placed({ at }, [
      path(outline, { fill: colour.tint }),
      path(view === 'front' ? front : back, { ...thinOutline, stroke: colour.mid }),
    ]),
  )
}

/** An electrode on the skin with its letter and the name of its colour below. */
export function electrode([x, y]: Point, mark: LeadMark, name: string): string {
  return part('electrode', [
    circle([x, y], 13, { fill: fillOf(mark.colour) }),
    circle([x, y], 4.5, { ...thinLine, fill: colour.shade }),
    words([x, y + 31], mark.label, { anchor: 'middle', weight: 600 }),
    words([x, y + 49], name, { anchor: 'middle' }),
  ])
}

/** A defibrillation pad. */
export function pad(at: Point, { turn = 0, faint = false }: { turn?: number; faint?: boolean } = {}): string {
  return part(
    'pad',
    placed({ at, turn }, [
      path(
        'M-19 -26H19C24 -26 27 -23 27 -18V18C27 23 24 26 19 26H-19C-24 26 -27 23 -27 18V-18C-27 -23 -24 -26 -19 -26Z',
        {
          fill: faint ? 'none' : colour.shade,
          ...(faint && { 'stroke-dasharray': '6 6' }),
        },
      ),
      path('M-16 -15H16V15H-16Z', {
        ...thinLine,
        fill: faint ? 'none' : colour.sheet,
        ...(faint && { 'stroke-dasharray': '4 5' }),
      }),
    ]),
  )
}
