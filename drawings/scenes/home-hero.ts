import { colour, thinLine, noLine } from '#drawings/palette.ts'
import { circle, label, line, part, type Point, d, placed, rect } from '#drawings/svg.ts'
import { sheet } from '#drawings/sheet.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { fingerClip } from '#drawings/parts/oximetry-sensors.ts'
import { leadMarks } from '#drawings/parts/lead-colours.ts'
import { leadFan, yoke } from '#drawings/parts/lead.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { connectorForm, pneumaticConnector } from '#drawings/ports/pneumatic-connector.ts'
import { cuffFabric } from '#drawings/types/cuff.ts'
import { bedsideMonitor } from '#drawings/machines/bedside-monitor.ts'
import { skinDisc } from '#drawings/types/temperature-sensor.ts'
import { plateFrame } from './plate-frame.ts'

/** Large enough that its number is still 11 px high on phones, which show such a picture at less than half its size. */
const [radius, size] = [20, 25]

/** A numbered balloon with a leader to what it names; a dot marks the leader's end. */
function callout(number: number, balloon: Point, target: Point): string {
  const [dx, dy] = [target[0] - balloon[0], target[1] - balloon[1]]
  const length = Math.hypot(dx, dy) || 1
  const edge: Point = [balloon[0] + (dx / length) * radius, balloon[1] + (dy / length) * radius]
  return part('callout', [
    line(edge, target, thinLine),
    circle(target, 3.5, { fill: colour.ink, stroke: 'none' }),
    circle(balloon, radius, { ...thinLine, fill: colour.sheet }),
    label([balloon[0], balloon[1] + size * 0.35], String(number), { size, weight: 600, anchor: 'middle' }),
  ])
}

const inputs = [94, 146, 198, 250] as const
const plugX = 460

/** The sockets on the monitor's right side. */
function inputBlock(): string {
  return part('inputs', [
    rect([384, 68, 26, 208], { fill: colour.tint, rx: 6 }),
    ...inputs.map((y) => circle([397, y], 5, { ...noLine, fill: colour.ink })),
  ])
}

function electrocardiogram(): string {
  const fan = leadFan({
    marks: leadMarks(5, 'iec'),
    standard: 'iec',
    end: 'snap',
    from: [586, 180],
    toX: 626,
    pitch: 36,
  })
  return placed({ at: [0, -82] }, [
    fan,
    cable(d`M${plugX} 176C490 176 510 188 544 180`, { width: 11 }),
    yoke([540, 180], 5),
  ])
}

function oximetry(): string {
  return (
    cable(`M${plugX} 146C536 146 552 172 536 206C522 238 532 258 566 258`, { width: 9 }) +
    fingerClip({ at: [556, 256], scale: 0.92 })
  )
}

function temperature(): string {
  return (
    cable(`M${plugX} 198C516 198 518 250 506 306C488 388 496 442 552 442`, { width: 7.5 }) +
    placed({ at: [550, 442], scale: 0.66 }, skinDisc())
  )
}

function pressure(): string {
  const hose = { width: 14, core: colour.tint, name: 'hose' }
  return (
    cable(`M${plugX} 250C486 250 488 288 472 316C444 362 360 336 296 344C232 350 190 366 180 404`, hose) +
    placed({ at: [-22, 354], scale: 0.8 }, cuffFabric('adulto'))
  )
}

/** What the numbers in the picture stand for, from 1 on; shown beside it as text, which is readable at any size. */
export const homeLegend: readonly string[] = [
  'Monitor multiparâmetro',
  'Display LCD',
  'Cabo de ECG de 5 vias',
  'Sensor de SpO₂',
  'Sensor de temperatura',
  'Braçadeira de PNI',
]

function callouts(): string {
  return [
    callout(1, [40, 312], [72, 268]),
    callout(2, [40, 48], [94, 96]),
    callout(3, [500, 44], [560, 76]),
    callout(4, [672, 356], [640, 286]),
    callout(5, [656, 480], [602, 448]),
    callout(6, [46, 516], [76, 484]),
  ].join('')
}

/** The picture of the home page: a bedside monitor with its accessories, numbered (720×560). */
export function homeHero(): string {
  const plugs = (['redondo-chaveta', 'db9', 'p2'] as const).map((shape, index) =>
    plug({ shape }, { at: [plugX + 4, inputs[index] ?? 94], scale: 0.52 }),
  )
  const monitor = placed({ at: [14, 28], scale: 0.86, keepLine: true }, bedsideMonitor(4))
  const body = [
    plateFrame(720, 560),
    pressure(),
    temperature(),
    oximetry(),
    electrocardiogram(),
    monitor,
    inputBlock(),
    ...plugs,
    pneumaticConnector(connectorForm('engate-anel-femea-metal'), { at: [456, 250], scale: 0.44, mounted: true }),
    callouts(),
  ]
  return sheet(body.join(''), { width: 720, height: 560 })
}
