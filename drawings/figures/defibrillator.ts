import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { line, part, path, placed, type Point } from '#drawings/svg.ts'
import { figure, heading, lines, words, type Figure } from './figure.ts'
import { pad, torso } from './torso.ts'

/** The two usual places of defibrillation pads. */
export function padPositions(): Figure {
  return figure(722, [
    heading([240, 34], 'Anterolateral'),
    torso([240, 190]),
    heart([240, 190]),
    pad([200, 146]),
    sidePad([298, 216]),
    lines([24, 118], ['abaixo da', 'clavícula', 'direita, ao', 'lado do', 'esterno'], { fill: colour.muted }),
    lines([368, 190], ['lado', 'esquerdo,', 'linha axilar', 'média'], { fill: colour.muted }),
    line([24, 352], [456, 352], { ...thinLine, stroke: colour.shade }),
    heading([240, 384], 'Anteroposterior'),
    torso([120, 538]),
    heart([120, 538]),
    torso([360, 538], 'back'),
    pad([152, 528]),
    pad([322, 560]),
    path('M152 528C190 470 280 470 322 560', {
      ...thinLine,
      fill: 'none',
      stroke: colour.petrol,
      'stroke-dasharray': '6 5',
    }),
    words([120, 706], 'frente', { anchor: 'middle', fill: colour.muted }),
    words([360, 706], 'costas', { anchor: 'middle', fill: colour.muted }),
  ])
}

/** Where the heart lies under the sternum, between the pads. */
function heart(at: Point): string {
  return part(
    'heart',
    placed(
      { at },
      path('M-14 -32C-30 -14 -24 18 -2 34C20 46 42 44 46 30C50 8 32 -20 16 -32C4 -40 -8 -38 -14 -32Z', {
        ...thinOutline,
        stroke: colour.mid,
        'stroke-dasharray': '4 5',
      }),
    ),
  )
}

/** A pad on the flank, seen at an angle: half of it lies round the side. */
function sidePad([x, y]: Point): string {
  return part('pad', [
    path(
      `M${x - 16} ${y - 30}L${x + 9} ${y - 24}C${x + 14} ${y - 22} ${x + 15} ${y - 18} ${x + 15} ${y - 12}L${x + 13} ${y + 26}C${x + 13} ${y + 31} ${x + 9} ${y + 33} ${x + 4} ${y + 32}L${x - 18} ${y + 28}C${x - 23} ${y + 27} ${x - 25} ${y + 24} ${x - 25} ${y + 18}V${y - 22}C${x - 25} ${y - 28} ${x - 21} ${y - 31} ${x - 16} ${y - 30}Z`,
      { fill: colour.shade },
    ),
    path(`M${x - 15} ${y - 18}L${x + 6} ${y - 13}L${x + 5} ${y + 20}L${x - 15} ${y + 17}Z`, {
      ...thinLine,
      fill: colour.sheet,
    }),
  ])
}
