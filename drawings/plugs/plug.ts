import { part, type Placement, placed } from '#drawings/svg.ts'
import { dPlug, housingPlug, latchedPlug, modularPlug, rectangularPlug, ribbonPlug } from './plug-flat-sided.ts'
import type { PlugShape } from './plug-names.ts'
import type { PlugView } from './plug-view.ts'
import { bananaPlug, phonePlug, smallPhonePlug } from './plug-pin.ts'
import {
  bayonetPlug,
  hexagonalPlug,
  keyedPlug,
  miniDinPlug,
  neutralPlug,
  pushPullPlug,
  roundPlug,
} from './plug-round.ts'

/** Each side is told the number of contacts, where it is known. */
const sides: Record<PlugShape, (contacts: number | undefined) => string> = {
  redondo: roundPlug,
  'redondo-chaveta': keyedPlug,
  'redondo-baioneta': bayonetPlug,
  lemo: pushPullPlug,
  'mini-din': miniDinPlug,
  db9: () => dPlug(32),
  db15: () => dPlug(42),
  retangular: rectangularPlug,
  'retangular-trava': latchedPlug,
  hexagonal: hexagonalPlug,
  rj11: modularPlug,
  p10: phonePlug,
  p2: smallPhonePlug,
  banana: bananaPlug,
  flat: ribbonPlug,
  molex: housingPlug,
  'a-conferir': neutralPlug,
}

/** A plug from the side: the cable enters at the origin, the contacts point to the left. */
export function plug({ shape, connector }: PlugView, placement: Placement): string {
  return part('plug', placed(placement, sides[shape](connector?.contacts)), { 'data-shape': shape })
}
