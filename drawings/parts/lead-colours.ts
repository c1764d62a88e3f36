import type { ColourStandard } from '#domain/catalogue/vocabulary.ts'
import { wire, type WireColour } from '#drawings/palette.ts'

export type LeadMark = { label: string; colour: WireColour; band?: WireColour }

const mark = (label: string, colour: WireColour, band?: WireColour): LeadMark =>
  band ? { label, colour, band } : { label, colour }

/** The place among the limb leads of the reference lead, which belongs on the right leg. */
const referenceLead = 2

/** The four limb leads without the chest leads, as on clamps. */
export const limbLeads: Readonly<Record<ColourStandard, LeadMark[]>> = {
  aha: [mark('RA', 'white'), mark('LA', 'black'), mark('RL', 'green'), mark('LL', 'red')],
  iec: [mark('R', 'red'), mark('L', 'yellow'), mark('N', 'black'), mark('F', 'green')],
}

/** The six chest leads without the limb leads, as on suction bulbs. */
export const chestLeads: Readonly<Record<ColourStandard, LeadMark[]>> = {
  aha: (['red', 'yellow', 'green', 'blue', 'orange', 'violet'] as const).map((band, index) =>
    mark(`V${index + 1}`, 'brown', band),
  ),
  iec: (['red', 'yellow', 'green', 'brown', 'black', 'violet'] as const).map((band, index) =>
    mark(`C${index + 1}`, 'white', band),
  ),
}

const singleChestLead: Record<ColourStandard, LeadMark> = { aha: mark('V', 'brown'), iec: mark('C', 'white') }

/**
 * Names and colours of the leads of an ECG set, in the order in which they leave the yoke where the trunk divides.
 * A three-lead set has no reference lead (IEC 60601-2-27, AHA/AAMI EC53).
 */
export function leadMarks(count: number, standard: ColourStandard): LeadMark[] {
  const limbs = limbLeads[standard]
  if (count === 3) return limbs.filter((_, index) => index !== referenceLead)
  if (count === 5) return [...limbs, singleChestLead[standard]]
  if (count === 10) return [...limbs, ...chestLeads[standard]]
  throw new Error(`no ECG set has ${count} leads`)
}

/** The colours in which a lead's wire, and the band at its end, are drawn. */
export function leadFills({ colour, band }: LeadMark): { fill: string; band: string | undefined } {
  return { fill: wire[colour], band: band && wire[band] }
}
