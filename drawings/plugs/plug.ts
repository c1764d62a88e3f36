import { piece } from '#drawings/drawing-files.ts'
import { part, type Placement, placed } from '#drawings/svg.ts'
import { dPlug, housingPlug, modularPlug, neutralPlug, phonePlug, smallPhonePlug } from './plug-shapes.ts'
import type { PlugView } from './plug-view.ts'

/** A plug from the side: its file, or what its connector's entry in the registry says. */
function sideView({ shape, connector }: PlugView): string {
  switch (shape) {
    case 'db9':
      return dPlug(32, connector)
    case 'db15':
      return dPlug(42, connector)
    case 'rj11':
      return modularPlug(connector?.contacts)
    case 'p10':
      return phonePlug(connector)
    case 'p2':
      return smallPhonePlug(connector)
    case 'molex':
      return housingPlug(connector?.contacts)
    case 'a-conferir':
      return neutralPlug(connector?.shape)
    default:
      return piece(`plugue-${shape}`)
  }
}

/** A plug from the side: the cable enters at the origin, the contacts point to the left. */
export function plug(view: PlugView, placement: Placement): string {
  return part('plug', placed(placement, sideView(view)), { 'data-shape': view.shape })
}
