import { colour, noFill, thin, thinOpen, wire } from '#drawings/palette.ts'
import { circle, part, path, type Placement, placed, rect } from '#drawings/svg.ts'

/** A finger clip from the side: the cable enters at the origin from the left, the jaws open to the right. */
export function fingerClip(placement: Placement): string {
  return part(
    'finger-clip',
    placed(placement, [
      path('M52 -3C90 -12 122 -14 150 -12C168 -10 168 14 150 16C122 18 90 14 52 5', {
        ...thin,
        fill: colour.sheet,
        stroke: colour.mid,
        'stroke-dasharray': '5 4',
      }),
      path('M-2 34C-6 24 10 18 30 14L132 18C142 20 142 36 132 38L30 44C12 46 2 42 -2 34Z', { fill: colour.tint }),
      path('M-4 -4C-14 -30 6 -44 34 -42L118 -34C140 -30 142 -14 128 -13L40 -8C32 -7 30 0 20 4C10 6 0 4 -4 -4Z', {
        fill: colour.shade,
      }),
      path('M18 -33L104 -27M48 22L124 25', thinOpen),
      circle([22, 6], 9, { fill: colour.mid }),
      circle([22, 6], 3, { fill: colour.sheet, ...thin }),
      rect([96, -14, 14, 5], { fill: wire.red, ...thin, rx: 2 }),
      rect([96, 14, 14, 5], { fill: colour.ink, ...thin, rx: 2 }),
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
      rect([94, -2, 10, 4], { fill: wire.red, ...thin }),
      path('M14 -8L30 -14M14 8L30 16', thinOpen),
    ]),
  )
}

/** A soft silicone boot, seen from above with the window for the light. */
export function siliconeBoot(placement: Placement): string {
  return part(
    'silicone-boot',
    placed(placement, [
      path('M-4 -6C8 -34 40 -38 80 -36H136C146 -36 146 -26 142 0C146 26 146 36 136 36H80C40 38 8 34 -4 6Z', {
        fill: colour.tint,
      }),
      path('M142 0C134 -16 134 -26 136 -36M142 0C134 16 134 26 136 36', thinOpen),
      path('M30 -22C60 -28 100 -28 122 -24M30 22C60 28 100 28 122 24', thinOpen),
      rect([70, -10, 30, 20], { fill: colour.shade, rx: 5 }),
      circle([80, 0], 4, { fill: wire.red, ...thin }),
      circle([91, 0], 4, { fill: colour.ink, ...thin }),
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
      circle([47, 0], 5, { fill: wire.red, ...thin }),
      circle([125, 0], 5, { fill: colour.ink, ...thin }),
      path('M58 0H114', { ...noFill, ...thin, 'stroke-dasharray': '6 4' }),
    ]),
  )
}
