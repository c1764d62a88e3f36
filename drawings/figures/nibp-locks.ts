import { colour, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, line, part, path, placed, rect, type Point } from '#drawings/svg.ts'
import { arrow, figure, words, type Figure } from './figure.ts'

/** A lock: its name, how it is opened, and side views of both halves, 100 wide, facing each other. */
interface Lock {
  name: string
  gesture: string
  male: string
  female: string
}

const barb = (flip: boolean) =>
  placed(
    { at: [0, 0], flip },
    path('M-86 -7L-72 -11L-72 -7L-60 -11L-60 -7L-48 -11V11L-60 7V11L-72 7V11L-86 7Z', {
      ...thinLine,
      fill: colour.shade,
    }),
  )
const body = (x: number, width: number, half: number) =>
  rect([x, -half, width, half * 2], { fill: colour.shade, rx: 3 })

const locks: readonly Lock[] = [
  {
    name: 'Luer simples',
    gesture: 'puxar',
    male: barb(false) + body(-48, 40, 16) + path('M-8 -9L34 -6V6L-8 9Z', { fill: colour.sheet }),
    female: barb(true) + body(-2, 50, 16) + path('M-2 -9L34 -6V6L-2 9', { ...thinOutline, 'stroke-dasharray': '5 4' }),
  },
  {
    name: 'Luer com trava',
    gesture: 'desrosquear o colar',
    male:
      barb(false) +
      body(-48, 22, 16) +
      path('M-26 -24H24V24H-26Z', { fill: 'none' }) +
      path('M-18 -24L-12 24M-4 -24L2 24M10 -24L16 24', thinOutline) +
      path('M-26 -8L34 -5V5L-26 8Z', { fill: colour.sheet }),
    female:
      barb(true) +
      body(6, 42, 14) +
      rect([-4, -22, 12, 44], { fill: colour.sheet, rx: 2 }) +
      path('M-4 -8L34 -6V6L-4 8', { ...thinOutline, 'stroke-dasharray': '5 4' }),
  },
  {
    name: 'Baioneta',
    gesture: 'girar e puxar',
    male:
      barb(false) +
      body(-48, 30, 20) +
      rect([-18, -12, 48, 24], { fill: colour.sheet }) +
      rect([6, -20, 11, 8], { fill: colour.ink }) +
      rect([6, 12, 11, 8], { fill: colour.ink }),
    female: barb(true) + body(-14, 62, 22) + path('M-14 -6H18V-15H34', { fill: 'none', stroke: colour.petrol }),
  },
  {
    name: 'Engate com botão',
    gesture: 'apertar e puxar',
    male: barb(false) + body(-48, 30, 16) + path('M-18 -11H4V-6H14V-11H30V11H14V6H4V11H-18Z', { fill: colour.sheet }),
    female:
      barb(true) +
      body(-14, 62, 20) +
      path('M2 -20V-32H26V-20', { fill: wire.orange }) +
      path('M14 -20V-8', thinOutline),
  },
  {
    name: 'Engate com anel',
    gesture: 'recuar o anel',
    male:
      barb(false) + body(-48, 30, 16) + path('M-18 -11H6L10 -6L14 -11H30V11H14L10 6L6 11H-18Z', { fill: colour.sheet }),
    female:
      barb(true) +
      body(-14, 62, 16) +
      rect([-4, -25, 34, 50], { fill: colour.sheet, rx: 3 }) +
      path('M4 -25V25M12 -25V25M20 -25V25', thinOutline) +
      circle([-9, -8], 3, { fill: colour.ink }) +
      circle([-9, 8], 3, { fill: colour.ink }),
  },
  {
    name: 'Rosca',
    gesture: 'desrosquear',
    male:
      barb(false) +
      body(-48, 30, 20) +
      rect([-18, -13, 50, 26], { fill: colour.sheet }) +
      path('M-14 -13L-8 13M-4 -13L2 13M6 -13L12 13M16 -13L22 13', thinOutline),
    female: barb(true) + body(-14, 62, 22) + path('M-14 -13H34V13H-14', { ...thinOutline, 'stroke-dasharray': '5 4' }),
  },
]

/** The six locks of cuff hoses, male half on the left, female half on the right. */
export function nibpLocks(): Figure {
  const rows = locks.map((lock, index) => row(lock, 88 + index * 100))
  return figure(656, [
    words([100, 34], 'macho', { anchor: 'middle', weight: 600, size: 19 }),
    words([352, 34], 'fêmea', { anchor: 'middle', weight: 600, size: 19 }),
    ...rows,
  ])
}

function row({ name, gesture, male, female }: Lock, y: number): string {
  const mid: Point = [226, y]
  return part('lock', [
    line([24, y], [456, y], { ...thinLine, stroke: colour.mid, 'stroke-dasharray': '10 4 2 4' }),
    placed({ at: [136, y], scale: 1.25, keepLine: true }, male),
    placed({ at: [322, y], scale: 1.25, keepLine: true }, female),
    arrow([mid[0] - 24, y - 32], [mid[0] + 18, y - 32], { ...thinLine, stroke: colour.petrol }),
    words([24, y + 48], name, { weight: 600 }),
    words([456, y + 48], gesture, { anchor: 'end', fill: colour.muted }),
  ])
}
