import { colour, thinLine } from '#drawings/palette.ts'
import { line, type Point } from '#drawings/svg.ts'
import { plotted, polyline, pulse } from './curves.ts'
import { figure, words, type Figure } from './figure.ts'

/** A response to the flush: `rest` gives the deviation from the patient's own pressure, by the time in beats. */
interface Response {
  name: string
  hint: string
  rest: (time: number) => number
  /** The share of the true pulse's amplitude that the line shows. */
  share: number
}

const responses: readonly Response[] = [
  {
    name: 'Adequada',
    hint: 'uma ou duas oscilações',
    rest: (time) => Math.exp(-time * 9) * Math.cos(time * 26),
    share: 1,
  },
  { name: 'Amortecida', hint: 'bolha, coágulo, tubo dobrado', rest: (time) => Math.exp(-time * 4.2), share: 0.45 },
  {
    name: 'Pouco amortecida',
    hint: 'linha longa, extensões',
    rest: (time) => Math.exp(-time * 4.4) * Math.cos(time * 34),
    share: 1.35,
  },
]

/** Three responses of a pressure line to the fast flush. */
export function squareWave(): Figure {
  return figure(
    596,
    responses.flatMap((each, index) => response(132 + index * 186, each)),
  )
}

/** One response on a base line at `y`: a beat, the flush, the response, two more beats. */
function response(y: number, { name, hint, rest, share }: Response): string[] {
  const beat = (from: number, low = 0) => plotted([from, y], [84, 40 * share], (across) => pulse(across) + low)
  const fall = plotted([186, y], [120, 92], (across) => rest(across * 1.4))
  const curve: Point[] = [...beat(28), [112, y - 92], [186, y - 92], ...fall, ...beat(306), ...beat(390).slice(0, 46)]
  return [
    polyline(curve),
    words([28, y - 102], name, { weight: 600, size: 17 }),
    words([456, y - 102], hint, { anchor: 'end', fill: colour.muted }),
    ...(name === 'Adequada' ? [words([149, y - 72], 'lavagem', { anchor: 'middle', fill: colour.muted })] : []),
    ...(name === 'Pouco amortecida' ? [] : [line([24, y + 46], [456, y + 46], { ...thinLine, stroke: colour.shade })]),
  ]
}
