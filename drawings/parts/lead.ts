import type { ColourStandard } from '#domain/catalogue/vocabulary.ts'
import { colour, inkFill, noLine, thin } from '../palette.ts'
import { circle, d, label, part, rect, type Point } from '../svg.ts'
import { cable, sweep } from './cable.ts'
import { fillOf, type LeadMark } from './lead-colours.ts'
import { type CableEnd, endReach, leadEnd } from './patient-end.ts'

export interface Fan {
  marks: readonly LeadMark[]
  standard: ColourStandard
  end: CableEnd | undefined
  /** Where the leads leave the yoke: x, and the middle of its height. */
  from: Point
  /** Where the wires end; the labels stand beyond. */
  toX: number
  /** Between the ends. */
  pitch: number
}

/** Leadwires that fan out from a yoke, each in its colour, with its end and its name. */
export function leadFan(fan: Fan): string {
  const gap = Math.min(9, 84 / fan.marks.length)
  return fan.marks
    .map((lead, index) => {
      const offset = index - (fan.marks.length - 1) / 2
      return leadWire(fan, lead, [
        [fan.from[0], fan.from[1] + offset * gap],
        [fan.toX, 180 + offset * fan.pitch],
      ])
    })
    .join('')
}

function leadWire(fan: Fan, lead: LeadMark, [from, to]: readonly [Point, Point]): string {
  const dense = fan.marks.length > 6
  const look = { fill: fillOf(lead.colour), band: lead.band && fillOf(lead.band) }
  const at: Point = [to[0] + endReach(fan.end) + 6, to[1] + 5]
  return part(
    'lead',
    [
      cable(sweep(from, to, 0.55), { width: dense ? 6 : 7.5, core: look.fill, name: 'wire' }),
      leadEnd(fan.end, look, { at: to, scale: dense ? 0.9 : 1 }),
      label(at, lead.label, { size: dense ? 13 : 15, weight: 600 }),
    ],
    { 'data-lead': lead.label, 'data-colour': lead.band ?? lead.colour },
  )
}

/** The block where the trunk divides: the trunk enters at left centre, the leads leave at the right. */
export function yoke([x, y]: Point, count: number, open = false): string {
  const half = Math.max(24, Math.min(9, 84 / count) * (count / 2) + 8)
  const holes = Array.from({ length: count }, (_, index) =>
    circle([x + 40, y + (index - (count - 1) / 2) * Math.min(9, 84 / count)], 3, { ...inkFill, ...noLine }),
  )
  return part('yoke', [
    rect([x, y - 10, 16, 20], { fill: colour.mid, rx: 3 }),
    rect([x + 12, y - half, 40, half * 2], { fill: colour.shade, rx: 7 }),
    open ? holes.join('') : rect([x + 20, y - half + 8, 8, half * 2 - 16], { fill: colour.tint, ...thin, rx: 3 }),
  ])
}

/** The run of a lead set without trunk: parallel wires gathered by a comb. */
export function comb([x, y]: Point, half: number): string {
  return d`M${x} ${y - half}V${y + half}`
}
