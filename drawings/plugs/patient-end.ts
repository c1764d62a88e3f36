import type { DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import { piece } from '#drawings/drawing-files.ts'
import { part, type Placement, placed } from '#drawings/svg.ts'

export type CableEnd = NonNullable<DrawingTraits['end']>

/** The colour of a lead's end; two for a banded one. */
interface EndColours {
  fill: string
  band?: string | undefined
}

/** The ends that have a drawing of their own; any other is a 1.5 mm safety socket. */
const drawnEnds = new Set<CableEnd>(['snap', 'grabber', 'jacare', 'banana', 'pinch'])

/** The end of a lead that holds the electrode: the wire enters at the origin from the left, the end points right. */
export function leadEnd(end: CableEnd = 'snap', { fill, band = fill }: EndColours, placement: Placement): string {
  const body = piece(`ponta-${drawnEnds.has(end) ? end : 'soquete'}`, { lead: fill, band })
  return placed(placement, part('lead-end', body))
}

/** How far each end reaches from its wire, for the labels beside it. */
export function endReach(end: CableEnd | undefined): number {
  return end === undefined || end === 'snap' ? 40 : 56
}

/** What the alternative text calls each end. */
export const endName: Record<CableEnd, string> = {
  snap: 'terminais de pressão (snap)',
  grabber: 'terminais garra (grabber)',
  jacare: 'terminais jacaré',
  banana: 'terminais banana',
  pinch: 'terminais Neopinch',
  'clipe-dedo': 'clipe de dedo',
  'clipe-orelha': 'clipe de orelha',
  silicone: 'dedal de silicone',
  envoltorio: 'sensor em envoltório',
  sonda: 'sonda flexível',
  disco: 'disco de pele',
  transdutor: 'conector do transdutor',
  aberto: 'tronco sem rabichos',
}
