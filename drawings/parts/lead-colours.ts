import type { ColourStandard } from '#domain/catalogue/vocabulary.ts'
import { wire, type WireColour } from '#drawings/palette.ts'

export interface LeadMark {
  label: string
  /** The lead's colour; two colours for a banded end (IEC 'N' and the bodies of V leads). */
  colour: WireColour
  band?: WireColour
}

const mark = (label: string, colour: WireColour, band?: WireColour): LeadMark =>
  band ? { label, colour, band } : { label, colour }

const limbs: Record<ColourStandard, LeadMark[]> = {
  aha: [mark('RA', 'white'), mark('LA', 'black'), mark('RL', 'green'), mark('LL', 'red')],
  iec: [mark('R', 'red'), mark('L', 'yellow'), mark('N', 'black'), mark('F', 'green')],
}

const chest: Record<ColourStandard, LeadMark[]> = {
  aha: (['red', 'yellow', 'green', 'blue', 'orange', 'violet'] as const).map((band, index) =>
    mark(`V${index + 1}`, 'brown', band),
  ),
  iec: (['red', 'yellow', 'green', 'brown', 'black', 'violet'] as const).map((band, index) =>
    mark(`C${index + 1}`, 'white', band),
  ),
}

const single: Record<ColourStandard, LeadMark> = { aha: mark('V', 'brown'), iec: mark('C', 'white') }

/**
 * Names and colours of the leads of an ECG set, in the order in which they leave the yoke.
 * A three-lead set has no reference lead for the right leg (IEC 60601-2-27, AHA/AAMI EC53).
 */
export function leadMarks(count: number, standard: ColourStandard): LeadMark[] {
  const limbLeads = limbs[standard]
  if (count <= 3) return limbLeads.filter((_, index) => index !== 2)
  if (count === 4) return limbLeads
  return count === 5 ? [...limbLeads, single[standard]] : [...limbLeads, ...chest[standard]]
}

/** The four limb leads without the others, as on clamps. */
export function limbMarks(standard: ColourStandard): LeadMark[] {
  return limbs[standard]
}

/** The six chest leads without the others, as on suction bulbs. */
export function chestMarks(standard: ColourStandard): LeadMark[] {
  return chest[standard]
}

/** The colour as a fill. */
export function leadFill(colour: WireColour): string {
  return wire[colour]
}
