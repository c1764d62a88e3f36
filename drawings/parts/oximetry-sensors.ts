import { colour, noFill, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { circle, part, path, type Placement, placed, rect } from '#drawings/svg.ts'

/** A finger clip from the side: the cable enters at the origin from the left, the jaws open to the right. */
export function fingerClip(placement: Placement): string {
  return part(
    'finger-clip',
    placed(placement, [
      path('M52 -3C90 -12 122 -14 150 -12C168 -10 168 14 150 16C122 18 90 14 52 5', {
        ...thinLine,
        fill: colour.sheet,
        stroke: colour.mid,
        'stroke-dasharray': '5 4',
      }),
      path('M-2 34C-6 24 10 18 30 14L132 18C142 20 142 36 132 38L30 44C12 46 2 42 -2 34Z', { fill: colour.tint }),
      path('M-4 -4C-14 -30 6 -44 34 -42L118 -34C140 -30 142 -14 128 -13L40 -8C32 -7 30 0 20 4C10 6 0 4 -4 -4Z', {
        fill: colour.shade,
      }),
      path('M18 -33L104 -27M48 22L124 25', thinOutline),
      circle([22, 6], 9, { fill: colour.mid }),
      circle([22, 6], 3, { fill: colour.sheet, ...thinLine }),
      rect([96, -14, 14, 5], { fill: wire.red, ...thinLine, rx: 2 }),
      rect([96, 14, 14, 5], { fill: colour.ink, ...thinLine, rx: 2 }),
    ]),
  )
}

/** An ear clip: two small discs on a sprung fork. */
export function earClip(placement: Placement): string {
  return part(
    'ear-clip',
    placed(placement, [
      path(
        'M0 0C14 -34 54 -40 100 -30C112 -28 112 -12 100 -12C62 -16 46 -8 44 4C46 18 62 26 100 22C112 22 112 38 100 40C54 50 14 40 0 0Z',
        { fill: colour.shade },
      ),
      rect([86, -14, 26, 12], { fill: colour.sheet, rx: 4 }),
      rect([86, 10, 26, 12], { fill: colour.sheet, rx: 4 }),
      rect([94, -6, 10, 5], { fill: wire.red, ...thinLine }),
      rect([94, 9, 10, 5], { fill: colour.ink, ...thinLine }),
      path('M14 -8L30 -14M14 8L30 16', thinOutline),
    ]),
  )
}

/** A soft silicone boot cut along the finger: emitter above and detector below face each other through it. */
export function siliconeBoot(placement: Placement): string {
  return part(
    'silicone-boot',
    placed(placement, [
      path('M-4 -8C4 -34 32 -44 64 -44H138C146 -44 148 -36 144 -28V28C148 36 146 44 138 44H64C32 44 4 34 -4 8Z', {
        fill: colour.tint,
      }),
      path('M144 -22H66C40 -22 26 -12 26 0C26 12 40 22 66 22H144', { ...thinLine, fill: colour.sheet }),
      path('M160 -16H72C48 -16 36 -8 36 0C36 8 48 16 72 16H160', {
        ...thinOutline,
        stroke: colour.mid,
        'stroke-dasharray': '5 4',
      }),
      path('M98 -24V24', { ...thinOutline, stroke: wire.red, 'stroke-dasharray': '4 4' }),
      rect([87, -34, 22, 10], { fill: wire.red, ...thinLine, rx: 3 }),
      rect([87, 24, 22, 10], { fill: colour.ink, ...thinLine, rx: 3 }),
      path('M10 -6C40 -38 60 -38 86 -32', thinOutline),
      path('M10 6C40 38 60 38 86 32', thinOutline),
    ]),
  )
}

/** An adhesive or foam wrap: a strip with emitter and detector. */
export function wrapSensor(placement: Placement): string {
  return part(
    'wrap',
    placed(placement, [
      path(
        'M0 -5H20C24 -30 30 -34 44 -34H56C66 -34 66 -20 72 -16H96C104 -20 102 -34 112 -34H132C146 -34 150 -28 150 0C150 28 146 34 132 34H112C102 34 104 20 96 16H72C66 20 66 34 56 34H44C30 34 24 30 20 5H0Z',
        { fill: colour.tint },
      ),
      rect([36, -11, 22, 22], { rx: 4, fill: colour.sheet }),
      rect([114, -11, 22, 22], { rx: 4, fill: colour.sheet }),
      circle([47, 0], 5, { fill: wire.red, ...thinLine }),
      circle([125, 0], 5, { fill: colour.ink, ...thinLine }),
      path('M58 0H114', { ...noFill, ...thinLine, 'stroke-dasharray': '6 4' }),
    ]),
  )
}

/**
 * A newborn's sensor in two arms: emitter and detector at the ends of a Y, face to face, and the tape that holds them.
 */
export function twoArmSensor(placement: Placement): string {
  const arm = (y: number) => `M34 0C60 0 56 ${y} 84 ${y}`
  return part(
    'two-arm-sensor',
    placed(placement, [
      cable([arm(-24), arm(24)], { width: 7, core: colour.shade }),
      rect([-2, -9, 40, 18], { fill: colour.mid, rx: 7 }),
      rect([82, -33, 40, 18], { fill: colour.tint, rx: 5 }),
      rect([82, 15, 40, 18], { fill: colour.tint, rx: 5 }),
      rect([96, -15, 14, 5], { fill: wire.red, ...thinLine, rx: 2 }),
      rect([96, 10, 14, 5], { fill: colour.ink, ...thinLine, rx: 2 }),
      path('M103 -9V9', { ...thinOutline, stroke: wire.red, 'stroke-dasharray': '4 4' }),
      path('M132 -44C150 -30 150 30 132 44', { ...noFill, ...thinLine, 'stroke-dasharray': '6 4' }),
      path('M122 -24C134 -20 134 20 122 24', { ...noFill, ...thinLine, 'stroke-dasharray': '6 4' }),
    ]),
  )
}

/** A newborn's adhesive: a long tape that goes round foot or finger, so that its two windows come face to face. */
export function newbornTape(placement: Placement): string {
  return part(
    'newborn-tape',
    placed(placement, [
      path('M0 -5H24V5H0Z', { fill: colour.mid }),
      rect([20, -15, 136, 30], { fill: colour.tint, rx: 8 }),
      rect([36, -10, 20, 20], { rx: 4, fill: colour.sheet }),
      rect([92, -10, 20, 20], { rx: 4, fill: colour.sheet }),
      circle([46, 0], 5, { fill: wire.red, ...thinLine }),
      circle([102, 0], 5, { fill: colour.ink, ...thinLine }),
      path('M74 -15V15', { ...noFill, ...thinLine, 'stroke-dasharray': '4 4' }),
    ]),
  )
}
