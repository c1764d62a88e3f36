import type { ConnectorShape } from '#domain/catalogue/registry/connector-shapes.ts'
import { piece, pieceNames } from '#drawings/drawing-files.ts'
import { hasScrews } from '#drawings/faces/face.ts'
import { colour, gold, thinLine, thinOutline } from '#drawings/palette.ts'
import { d, part, path, type Placement, placed, rect } from '#drawings/svg.ts'
import type { PlugView } from './plug-view.ts'

/** A plug's drawing from the side: a file, or what its connector's entry in the registry says. */
function sideView({ shape, connector }: PlugView): string {
  const contacts = connector?.contacts ?? 0
  const isFemale = connector?.gender === 'femea'
  const malePhone = contacts > 2 ? 'estereo' : 'mono'
  switch (shape) {
    case 'db9':
    case 'db15':
      return (
        (hasScrews(connector) ? piece(`plugue-parafusos-${shape}`) : '') +
        piece(isFemale ? `plugue-${shape}-femea` : `plugue-${shape}`)
      )
    case 'p10':
    case 'p2':
      return piece(`plugue-${shape}-${isFemale ? 'femea' : malePhone}`)
    case 'rj11':
      return piece('plugue-rj11') + modularContacts(contacts)
    case 'molex':
      return housing(contacts)
    case 'a-conferir':
      return unconfirmed(connector?.shape)
    default:
      return piece(`plugue-${shape}`)
  }
}

/** The x at which the contacts of a modular plug or a housing end; they begin near its mating side. */
const contactEnd = -78

function modularContacts(count: number): string {
  const contacts = spreadEvenly(count, 24).map((y) => d`M-96 ${y}H${contactEnd}`)
  return count > 0 ? path(contacts.join(''), { stroke: gold }) : ''
}

/** Small white wire housing, with as many crimped contacts as are known. */
function housing(count: number): string {
  const contactHeights = spreadEvenly(count, 24)
  const wires = (count > 0 ? contactHeights : [0]).map((y) => d`M0 ${y / 4}C-20 ${y / 4} -24 ${y} -46 ${y}`)
  const contacts = contactHeights.map(
    (y) =>
      path(d`M-92 ${y}H${contactEnd}`, thinOutline) + rect([-68, y - 5, 10, 10], { fill: colour.shade, ...thinLine }),
  )
  return path(wires.join(''), { 'stroke-width': 5, fill: 'none' }) + piece('plugue-molex') + contacts.join('')
}

/** The y of each of `count` contacts, spread evenly over a height around the plug's axis. */
function spreadEvenly(count: number, height: number): number[] {
  return Array.from({ length: count }, (_, index) => (count > 1 ? (index / (count - 1) - 0.5) * height : 0))
}

/** A plug that is not confirmed: its grip, and its mating side dashed, in the supposed shape if that has an outline. */
function unconfirmed(shape: ConnectorShape | undefined): string {
  return piece(
    shape && pieceNames('plugue-a-conferir-').includes(shape) ? `plugue-a-conferir-${shape}` : 'plugue-a-conferir',
  )
}

/** A plug from the side: the cable enters at the origin, the contacts point to the left. */
export function plug(view: PlugView, placement: Placement): string {
  return part('plug', placed(placement, sideView(view)), { 'data-shape': view.shape })
}
