import { colour, inkFill, noLine, thinLine } from '#drawings/palette.ts'
import { sweep, wirePaths } from '#drawings/plugs/cable.ts'
import { type CableEnd, endReach, leadEnd } from '#drawings/plugs/patient-end.ts'
import { circle, d, element, part, type Point, rect, round } from '#drawings/svg.ts'
import { leadFills, type LeadMark } from './lead-colours.ts'

interface Fan {
  marks: readonly LeadMark[]
  end: CableEnd | undefined
  /** Where the leads leave the yoke: x, and the middle of its height. */
  from: Point
  /** Where the wires end; the labels are beyond. */
  toX: number
  /** The vertical distance between neighbouring ends. */
  pitch: number
  /** Whether each lead comes off the yoke with a plug of its own. */
  isLoose?: boolean
}

/** Leadwires that fan out from a yoke, each in its colour, with its end and its name. */
export function leadFan(fan: Fan): string {
  const count = fan.marks.length
  const yokePitch = fan.isLoose ? Math.min(14, 170 / count) : openingPitch(count)
  const stepsFromMiddle = (index: number) => index - (count - 1) / 2
  const wires = fan.marks.map((lead, index) =>
    leadWire(fan, lead, [
      [fan.from[0], fan.from[1] + stepsFromMiddle(index) * yokePitch],
      [fan.toX, 180 + stepsFromMiddle(index) * fan.pitch],
    ]),
  )
  return (
    part('leads', wires, { fill: 'none', 'stroke-linecap': 'butt' }) +
    leadNames(fan.marks, fan.toX + endReach(fan.end) + 6, (index) => 185 + stepsFromMiddle(index) * fan.pitch)
  )
}

/** The vertical distance between neighbouring openings of a yoke. */
function openingPitch(count: number): number {
  return Math.min(9, 84 / count)
}

/** The names of the leads, in a column. */
function leadNames(marks: readonly LeadMark[], x: number, y: (index: number) => number): string {
  const names = marks.map((lead, index) => element('text', { x: round(x), y: round(y(index)) }, lead.label))
  return element('g', { 'font-size': 16.5, 'font-weight': 600, fill: colour.ink, stroke: 'none' }, names)
}

function leadWire(fan: Fan, lead: LeadMark, [from, to]: readonly [Point, Point]): string {
  const isDense = fan.marks.length > 6
  const fills = leadFills(lead)
  const stub = fan.isLoose
    ? rect([from[0] - 24, from[1] - (isDense ? 5 : 7), 26, isDense ? 10 : 14], {
        fill: fills.band ?? fills.fill,
      })
    : ''
  return part(
    'lead',
    [
      wirePaths(sweep(from, to, 0.55), isDense ? 6 : 7.5, fills.fill),
      leadEnd(fan.end, fills, { at: to, scale: isDense ? 0.9 : 1, keepLine: true }),
      stub,
    ],
    {
      'data-lead': lead.label,
      'data-colour': lead.band ?? lead.colour,
    },
  )
}

/** The block where the trunk divides: the trunk enters at left centre, the leads leave at the right. */
export function yoke([x, y]: Point, count: number, showsOpenings = false): string {
  const half = Math.max(24, openingPitch(count) * (count / 2) + 8)
  const openings = Array.from({ length: count }, (_, index) =>
    circle([x + 40, y + (index - (count - 1) / 2) * openingPitch(count)], 3, { ...inkFill, ...noLine }),
  )
  return part('yoke', [
    rect([x, y - 10, 16, 20], { fill: colour.mid, rx: 3 }),
    rect([x + 12, y - half, 40, half * 2], { fill: colour.shade, rx: 7 }),
    showsOpenings
      ? openings.join('')
      : rect([x + 20, y - half + 8, 8, half * 2 - 16], { fill: colour.tint, ...thinLine, rx: 3 }),
  ])
}

/** The single block by which a lead set plugs into its trunk cable; which half has the pins is not known. */
export function leadBlock([x, y]: Point, count: number): string {
  const half = count * 9 + 10
  return part('lead-block', [
    rect([x - 22, y - half + 8, 26, half * 2 - 16], {
      ...thinLine,
      fill: colour.sheet,
      rx: 3,
      'stroke-dasharray': '6 4',
    }),
    rect([x, y - half, 46, half * 2], { fill: colour.shade, rx: 6 }),
    rect([x + 44, y - half + 12, 40, half * 2 - 24], { fill: colour.mid, rx: 6 }),
    rect([x + 10, y - 22, 22, 44], { ...thinLine, fill: colour.tint, rx: 4 }),
  ])
}

interface LooseLeads {
  marks: readonly LeadMark[]
  end: CableEnd | undefined
  fromX: number
  toX: number
  pitch: number
}

/** Single leadwires side by side, each with its plug at the left and its end at the right. */
export function looseLeads({ marks, end, fromX, toX, pitch }: LooseLeads): string {
  const height = (index: number) => 180 + (index - (marks.length - 1) / 2) * pitch
  const wires = marks.map((lead, index) => {
    const y = height(index)
    const fills = leadFills(lead)
    const sag = d`M${fromX} ${y}C${fromX + 90} ${y - 26} ${toX - 120} ${y + 26} ${toX} ${y}`
    const pin =
      rect([fromX - 56, y - 6, 26, 12], { ...thinLine, fill: colour.sheet, rx: 2, 'stroke-dasharray': '4 3' }) +
      rect([fromX - 32, y - 8, 36, 16], { fill: fills.band ?? fills.fill, rx: 3 })
    return part('lead', [wirePaths(sag, 8, fills.fill), pin, leadEnd(end, fills, { at: [toX, y] })], {
      'data-lead': lead.label,
      'data-colour': lead.band ?? lead.colour,
    })
  })
  return (
    part('leads', wires, { fill: 'none', 'stroke-linecap': 'butt' }) +
    leadNames(marks, toX + endReach(end) + 6, (index) => height(index) + 5)
  )
}
