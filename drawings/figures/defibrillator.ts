import { colour, thin } from '#drawings/palette.ts'
import { line, path } from '#drawings/svg.ts'
import { figure, heading, lines, words, type Figure } from './figure.ts'
import { pad, torso } from './torso.ts'

/** The two usual places of defibrillation pads. */
export function padPositions(): Figure {
  return figure(722, [
    heading([240, 34], 'Anterolateral'),
    torso([240, 190]),
    pad([204, 140], { turn: 20 }),
    pad([312, 226], { turn: 62 }),
    lines([24, 128], ['abaixo da', 'clavícula', 'direita'], { fill: colour.muted }),
    lines([372, 218], ['axila', 'esquerda'], { fill: colour.muted }),
    line([24, 352], [456, 352], { ...thin, stroke: colour.shade }),
    heading([240, 384], 'Anteroposterior'),
    torso([120, 538]),
    torso([360, 538], 'back'),
    pad([148, 532]),
    pad([322, 576], { turn: -8 }),
    path('M148 532C190 470 280 470 322 576', {
      ...thin,
      fill: 'none',
      stroke: colour.petrol,
      'stroke-dasharray': '6 5',
    }),
    words([120, 706], 'frente', { anchor: 'middle', fill: colour.muted }),
    words([360, 706], 'costas', { anchor: 'middle', fill: colour.muted }),
  ])
}
