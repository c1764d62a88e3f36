import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, line, type Point } from '#drawings/svg.ts'
import { polyline } from './curves.ts'
import { axes, figure, lines, words, type Figure } from './figure.ts'

const foot: Point = [72, 330]
const box: Point = [380, 262]
/** Both scales are logarithmic: flow in mL/h, delay in minutes. */
const flows = [0.5, 200] as const
const delays = [0.1, 60] as const

const share = (value: number, [low, high]: readonly [number, number]) => Math.log(value / low) / Math.log(high / low)
const across = (flow: number) => foot[0] + share(flow, flows) * box[0]
const up = (minutes: number) => foot[1] - share(minutes, delays) * box[1]
/** Minutes until the pressure reaches the alarm limit: the set's compliance volume divided by the flow. */
const delay = (volume: number, flow: number) => (volume / flow) * 60

/** How long a pump takes to detect an occluded line, by flow, for a set of high and one of low compliance. */
export function occlusionDelay(): Figure {
  return figure(396, [
    ...[0.1, 1, 10, 60].flatMap((minutes) => [
      line([foot[0], up(minutes)], [foot[0] + box[0], up(minutes)], { ...thinLine, stroke: colour.shade }),
      words([foot[0] - 8, up(minutes) + 6], minutes === 0.1 ? '6 s' : String(minutes), { anchor: 'end' }),
    ]),
    ...[1, 5, 10, 100].flatMap((flow) => [
      line([across(flow), foot[1]], [across(flow), foot[1] + 6], thinLine),
      words([across(flow), foot[1] + 26], String(flow), { anchor: 'middle' }),
    ]),
    axes(foot, box, ['', 'atraso do alarme, em minutos']),
    words([foot[0] + box[0], foot[1] + 52], 'vazão, em mL/h', { anchor: 'end', fill: colour.muted }),
    set(0.5),
    set(0.1, '10 7'),
    ...[
      { flow: 1, text: '30 min' },
      { flow: 5, text: '6 min' },
      { flow: 100, text: '18 s' },
    ].map(({ flow, text }) => point(flow, text)),
    lines([322, 172], ['conjunto que', 'cede 0,5 mL'], { fill: colour.muted }),
    lines([96, 268], ['0,1 mL: rígido,', 'curto'], { fill: colour.muted }),
    line([176, 250], [196, 232], { ...thinOutline, stroke: colour.muted }),
  ])
}

function set(volume: number, dash?: string): string {
  const ends = [Math.max(flows[0], delay(volume, delays[1])), Math.min(flows[1], delay(volume, delays[0]))]
  return polyline(
    ends.map((flow) => [across(flow), up(delay(volume, flow))]),
    dash ? colour.muted : colour.petrol,
    { 'stroke-dasharray': dash },
  )
}

function point(flow: number, text: string): string {
  const at: Point = [across(flow), up(delay(0.5, flow))]
  return circle(at, 6, { fill: colour.petrol, stroke: 'none' }) + words([at[0] + 12, at[1] - 8], text, { weight: 600 })
}
