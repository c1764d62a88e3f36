import { colour, thinLine } from '#drawings/palette.ts'
import { d, part, type Point, rect } from '#drawings/svg.ts'
import { wirePaths } from '#drawings/plugs/cable.ts'
import { fillOf, type LeadMark } from './lead-colours.ts'
import { leadNames } from './lead.ts'
import { type CableEnd, endReach, leadEnd } from '#drawings/plugs/patient-end.ts'

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

export interface LooseLeads {
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
    const look = { fill: fillOf(lead.colour), band: lead.band && fillOf(lead.band) }
    const sag = d`M${fromX} ${y}C${fromX + 90} ${y - 26} ${toX - 120} ${y + 26} ${toX} ${y}`
    const pin =
      rect([fromX - 56, y - 6, 26, 12], { ...thinLine, fill: colour.sheet, rx: 2, 'stroke-dasharray': '4 3' }) +
      rect([fromX - 32, y - 8, 36, 16], { fill: look.band ?? look.fill, rx: 3 })
    return part('lead', [wirePaths(sag, 8, look.fill), pin, leadEnd(end, look, { at: [toX, y] })], {
      'data-lead': lead.label,
      'data-colour': lead.band ?? lead.colour,
    })
  })
  return (
    part('leads', wires, { fill: 'none', 'stroke-linecap': 'butt' }) +
    leadNames(marks, toX + endReach(end) + 6, (index) => height(index) + 5)
  )
}
