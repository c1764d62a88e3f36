import { colour, noFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, d, part, path, type Placement, placed, type Point, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'

/** Press stud from above. */
export function stud(x = 0, y = 0): string {
  return circle([x, y], 16, { fill: colour.shade }) + circle([x, y], 7, {})
}

const pad = (name: string, placement: Placement, children: string[]) =>
  part('pad', placed(placement, children), { 'data-pad': name })

/** Adult monitoring electrode: foam disc, gel, central stud, lift tab. */
export function foamElectrode(placement: Placement): string {
  return pad('espuma', placement, [
    path('M48 -14C66 -14 74 -8 74 0C74 8 66 14 48 14', { fill: colour.tint }),
    circle([0, 0], 52, { fill: colour.tint }),
    circle([0, 0], 30, { ...thinLine, ...noFill, 'stroke-dasharray': '4 4' }),
    stud(),
  ])
}

/** Long-term electrode: the stud is beside the gel, not on it. */
export function holterElectrode(placement: Placement): string {
  return pad('holter', placement, [
    rect([-74, -44, 148, 88], { fill: colour.tint, rx: 44 }),
    circle([-30, 0], 28, { ...thinLine, fill: colour.sheet, 'stroke-dasharray': '4 4' }),
    path('M-2 0H20', thinOutline),
    stud(36),
    path('M-46 -8H-14M-46 8H-14', { ...thinOutline, stroke: colour.mid }),
  ])
}

/** Stress-test electrode: firm cloth base with rounded corners, wet gel. */
export function stressElectrode(placement: Placement): string {
  const weave = [-40, -20, 0, 20, 40].map((y) => `M-50 ${y}H50`).join('')
  return pad('esforco', placement, [
    path('M52 -16H72C78 -16 78 16 72 16H52', { fill: colour.shade }),
    rect([-58, -56, 116, 112], { fill: colour.shade, rx: 20 }),
    path(weave, { ...thinOutline, stroke: colour.sheet, 'stroke-dasharray': '6 5' }),
    circle([0, 0], 32, { fill: colour.tint, ...thinLine }),
    stud(),
  ])
}

/** Resting tab: a thin label with a conductive tongue, no stud. */
export function tabElectrode(placement: Placement): string {
  return pad('aba', placement, [
    path('M-54 -44H30C40 -44 44 -38 44 -28H74C82 -28 82 28 74 28H44C44 38 40 44 30 44H-54C-60 44 -60 -44 -54 -44Z', {
      fill: colour.tint,
    }),
    rect([-44, -32, 76, 64], { ...thinLine, fill: colour.sheet, rx: 4 }),
    path('M50 -16H68M50 0H68M50 16H68', { ...thinOutline, stroke: colour.mid, 'stroke-width': 3 }),
  ])
}

/**
 * Newborn electrode: a small soft pad on its own wire. Its end is a shrouded DIN 1.5 mm socket: no metal reaches the
 * face, the contact is inside.
 */
export function wiredElectrode(fill: string, placement: Placement): string {
  return pad('neonatal', placement, [
    cable('M20 0C90 0 70 46 140 46H210C240 46 236 10 262 10', { width: 8, core: fill }),
    path('M-44 -30H10C24 -30 30 -18 30 0C30 18 24 30 10 30H-44C-52 30 -52 -30 -44 -30Z', { fill: colour.tint }),
    circle([-12, 0], 18, { ...thinLine, fill: colour.sheet }),
    dinSocket(fill, [258, 10]),
  ])
}

/**
 * A shrouded 1.5 mm socket from the side: the wire enters from the left, the bore with its contact is hidden inside.
 */
export function dinSocket(fill: string, [x, y]: Point): string {
  return part('din-socket', [
    rect([x, y - 8, 16, 16], { fill, rx: 4 }),
    rect([x + 14, y - 12, 54, 24], { fill, rx: 3 }),
    path(d`M${x + 68} ${y - 4}H${x + 34}V${y + 4}H${x + 68}`, {
      ...thinOutline,
      stroke: colour.sheet,
      'stroke-dasharray': '4 3',
    }),
    path(d`M${x + 22} ${y - 12}V${y + 12}M${x + 28} ${y - 12}V${y + 12}`, thinOutline),
  ])
}

/** Adapter from a banana pin to a press stud: the pin enters above, the spring that grips the stud is below. */
export function bananaSnap(fill: string, placement: Placement): string {
  return part(
    'banana-snap',
    placed(placement, [
      path('M-11 -48H11V4H-11Z', { fill }),
      path('M-4 -48V-14H4V-48', { ...thinOutline, 'stroke-dasharray': '4 3' }),
      path('M-26 4H26L30 26V38H-30V26Z', { fill }),
      path('M-14 38V24H14V38', { fill: colour.sheet }),
      path('M-11 -34H11', thinOutline),
    ]),
  )
}
