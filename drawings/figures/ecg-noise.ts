import { colour, thinLine } from '#drawings/palette.ts'
import { line, part, type Point } from '#drawings/svg.ts'
import { polyline } from './curves.ts'
import { figure, words, type Figure } from './figure.ts'

const length = 432
const beats = 4

/** A heartbeat as a height between -0.2 and 1, by the position within it. */
function beat(phase: number): number {
  const bump = (at: number, width: number, height: number) => height * Math.exp(-(((phase - at) / width) ** 2))
  return (
    bump(0.2, 0.035, 0.14) -
    bump(0.335, 0.012, 0.12) +
    bump(0.36, 0.014, 1) -
    bump(0.39, 0.014, 0.24) +
    bump(0.62, 0.06, 0.24)
  )
}

/** A strip of ECG: `added` gives its noise, by the position from 0 to 1. */
interface Strip {
  name: string
  hint: string
  added: (across: number) => number
}

/** A tremor that is the same in each drawing: waves of incommensurable periods. */
const tremor = (across: number) =>
  0.075 * Math.sin(across * 517) * Math.sin(across * 91) +
  0.065 * Math.sin(across * 733 + 1) +
  0.04 * Math.sin(across * 289)

const strips: readonly Strip[] = [
  { name: 'Limpo', hint: 'a referência', added: () => 0 },
  { name: '60 Hz', hint: 'ondas iguais, muito juntas', added: (across) => 0.11 * Math.sin(across * 400) },
  { name: 'Tremor', hint: 'irregular, some ao relaxar', added: tremor },
  {
    name: 'Linha de base',
    hint: 'acompanha a respiração',
    added: (across) => 0.42 * Math.sin(across * 2 * Math.PI * 1.3),
  },
  {
    name: 'Eletrodo solto',
    hint: 'salto, e volta lenta',
    added: (across) => (across < 0.46 ? 0 : 0.95 * Math.exp(-(across - 0.46) * 9)),
  },
]

/** A clean strip of ECG and four kinds of noise on it. */
export function ecgNoise(): Figure {
  return figure(
    strips.length * 116 + 16,
    strips.map((each, index) => strip([24, 96 + index * 116], each)),
  )
}

function strip([x, y]: Point, { name, hint, added }: Strip): string {
  const points = Array.from({ length: 433 }, (_, index): Point => {
    const across = index / 432
    return [x + across * length, y - 44 * (beat((across * beats) % 1) + added(across))]
  })
  return part('strip', [
    words([x, y - 66], name, { weight: 600, size: 17 }),
    words([x + length, y - 66], hint, { anchor: 'end', fill: colour.muted }),
    polyline(points, colour.petrol, { 'stroke-width': 2 }),
    line([x, y + 30], [x + length, y + 30], { ...thinLine, stroke: colour.shade }),
  ])
}
