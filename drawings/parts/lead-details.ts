import { colour, inkFill, thinLine } from '#drawings/palette.ts'
import { circle, part, placed, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { fillOf, type LeadMark } from './lead-colours.ts'
import { leadBlock } from './lead-set.ts'
import { type CableEnd, leadEnd } from '#drawings/plugs/patient-end.ts'
import { caption } from '#drawings/plugs/plug-detail.ts'

/** One lead's end, upright and enlarged, in the colours of the set's last lead. */
export function endView(end: CableEnd | undefined, marks: readonly LeadMark[]): string {
  const lead = marks.at(-1)
  if (!lead) return ''
  const look = { fill: fillOf(lead.colour), band: lead.band && fillOf(lead.band) }
  return (
    cable('M414 236V366', { width: 13, core: look.fill, name: 'wire' }) +
    leadEnd(end, look, { at: [414, 240], turn: -90, scale: 2.3 }) +
    caption([452, 316], lead.label)
  )
}

/** Both ends of a leadwire, enlarged, one above the other. */
export function leadEndViews(end: CableEnd | undefined, marks: readonly LeadMark[], block: boolean): string {
  const last = marks.at(-1)
  if (!last) return ''
  const look = (lead: LeadMark) => ({ fill: fillOf(lead.colour), band: lead.band && fillOf(lead.band) })
  return [
    cable('M-10 110C60 110 90 116 150 116', { width: 15, core: fillOf(last.colour), name: 'wire' }) +
      leadEnd(end, look(last), { at: [146, 116], scale: 3.2 }),
    caption([420, 122], 'paciente'),
    cable('M-10 262C60 262 90 250 150 250', { width: 15, core: fillOf(last.colour), name: 'wire' }) +
      (block
        ? placed({ at: [250, 250], flip: true, scale: 1.2 }, leadBlock([0, 0], marks.length))
        : leadEnd('aberto', look(last), { at: [146, 250], scale: 3.2 })),
    caption([420, 256], 'bloco'),
  ].join('')
}

/**
 * The front of a trunk cable's side for leadwires: its openings where they are known; otherwise dashed places, which
 * the buyer has to compare.
 */
export function trunkSocket(count: number, isKnown: boolean): string {
  const step = Math.min(32, 200 / count)
  const [r, look] = isKnown
    ? ([Math.min(9, step / 2 - 2), inkFill] as const)
    : ([Math.min(11, step / 2 - 2), { ...thinLine, fill: colour.sheet, 'stroke-dasharray': '4 3' }] as const)
  return part('trunk-socket', [
    rect([384, 160 - (step * count) / 2 - 10, 60, step * count + 20], { fill: colour.shade, rx: 10 }),
    ...Array.from({ length: count }, (_, index) => circle([414, 160 + (index - (count - 1) / 2) * step], r, look)),
  ])
}
