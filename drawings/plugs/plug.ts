import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { part, type Placement, placed } from '#drawings/svg.ts'
import {
  dPlug,
  housingPlug,
  latchedPlug,
  modularPlug,
  rectangularPlug,
  ribbonPlug,
  bananaPlug,
  phonePlug,
  smallPhonePlug,
  bayonetPlug,
  hexagonalPlug,
  keyedPlug,
  miniDinPlug,
  neutralPlug,
  pushPullPlug,
  roundPlug,
} from './plug-shapes.ts'
import type { PlugShape } from './plug-names.ts'
import type { PlugView } from './plug-view.ts'

/** The side view of each shape; some depend on the connector's entry in the registry. */
const sides: Record<PlugShape, (connector: Connector | undefined) => string> = {
  redondo: roundPlug,
  'redondo-chaveta': keyedPlug,
  'redondo-baioneta': bayonetPlug,
  lemo: pushPullPlug,
  'mini-din': miniDinPlug,
  db9: (connector) => dPlug(32, connector),
  db15: (connector) => dPlug(42, connector),
  retangular: rectangularPlug,
  'retangular-trava': latchedPlug,
  hexagonal: hexagonalPlug,
  rj11: (connector) => modularPlug(connector?.contacts),
  p10: phonePlug,
  p2: smallPhonePlug,
  banana: bananaPlug,
  flat: ribbonPlug,
  molex: (connector) => housingPlug(connector?.contacts),
  'a-conferir': (connector) => neutralPlug(connector?.shape),
}

/** A plug from the side: the cable enters at the origin, the contacts point to the left. */
export function plug({ shape, connector }: PlugView, placement: Placement): string {
  return part('plug', placed(placement, sides[shape](connector)), { 'data-shape': shape })
}
