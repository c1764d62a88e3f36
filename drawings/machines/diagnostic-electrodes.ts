import { colour, inkFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, part, path, type Placement, placed, rect } from '#drawings/svg.ts'

/** Suction electrode: rubber bulb on a metal cup, with the post for the lead. */
export function suctionBulb(fill: string, placement: Placement): string {
  return part(
    'bulb',
    placed(placement, [
      rect([16, 38, 26, 9], { fill: colour.tint, ...thinLine, rx: 2 }),
      path('M-16 34L-26 58H26L16 34Z', { fill: colour.tint }),
      path('M-30 58H30L26 66H-26Z', {}),
      path('M-12 34C-12 26 -34 20 -34 -6C-34 -30 -18 -42 0 -42C18 -42 34 -30 34 -6C34 20 12 26 12 34Z', { fill }),
      path('M-20 -12C-18 -24 -10 -30 -2 -31', { ...thinOutline, stroke: colour.sheet, 'stroke-width': 3 }),
    ]),
  )
}

/** Limb clamp: two sprung jaws, the contact plate on one of them. */
export function limbClamp(fill: string, placement: Placement): string {
  return part(
    'clamp',
    placed(placement, [
      path('M-6 -44L-14 -78C-16 -88 -4 -90 -2 -80L0 -60L2 -80C4 -90 16 -88 14 -78L6 -44Z', { fill }),
      path('M-8 -52C-34 -40 -40 0 -30 28C-25 44 -16 54 -4 60L-2 48C-16 38 -22 4 -6 -32Z', { fill }),
      path('M8 -52C34 -40 40 0 30 28C25 44 16 54 4 60L2 48C16 38 22 4 6 -32Z', { fill }),
      rect([-21, -4, 9, 34], { fill: colour.sheet, ...thinLine }),
      circle([0, -44], 12, { fill: colour.tint }),
      circle([0, -44], 4, { ...inkFill }),
    ]),
  )
}
