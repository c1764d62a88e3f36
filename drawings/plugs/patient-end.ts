import type { DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import { colour, inkFill, noLine, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, part, path, type Placement, placed, rect } from '#drawings/svg.ts'

export type CableEnd = NonNullable<DrawingTraits['end']>

export interface EndLook {
  fill: string
  band?: string | undefined
}

/** Press stud seen from above: sleeve and socket. */
function snap({ fill, band }: EndLook): string {
  return [
    rect([-2, -5, 18, 10], { fill: band ?? fill, rx: 2 }),
    circle([27, 0], 12, { fill: band ?? fill }),
    circle([27, 0], 5, { fill: colour.sheet, ...thinLine }),
    circle([27, 0], 1.5, { ...inkFill, ...noLine }),
  ].join('')
}

/** Pinch grabber: flat body, two thumb wings, jaws. */
function grabber({ fill, band }: EndLook): string {
  return [
    path('M24 -5H44V-2H52V2H44V5H24Z', { fill: colour.sheet, ...thinLine }),
    path('M0 -5H8L14 -11H26V11H14L8 5H0Z', { fill: band ?? fill }),
    path('M19 -6V6M23 -6V6', { ...thinOutline }),
  ].join('')
}

/** Crocodile clip: two toothed jaws over a sleeve. */
function crocodile({ fill, band }: EndLook): string {
  return [
    path(
      'M14 0L20 -8L50 -4L48 0L45 -2L42 1L39 -2L36 1L33 -2L30 1L20 0L30 1L33 -2L36 1L39 -2L42 1L45 -2L48 0L50 4L20 8Z',
      { fill: colour.sheet, ...thinLine },
    ),
    rect([-2, -6, 24, 12], { fill: band ?? fill, rx: 3 }),
  ].join('')
}

/** 4 mm banana pin. */
function banana({ fill, band }: EndLook): string {
  return [
    path('M20 -3C28 -5 38 -5 48 -1.5V1.5C38 5 28 5 20 3Z', { fill: colour.sheet, ...thinLine }),
    rect([-2, -7, 24, 14], { fill, rx: 3 }),
    band ? rect([6, -7, 8, 14], { fill: band, ...thinLine }) : '',
  ].join('')
}

/** Needle clip for newborn electrodes (Neopinch): a slim body that bites a pin. */
function pinch({ fill, band }: EndLook): string {
  return [
    path('M-2 -4H8L16 -8H36L44 -3V3L36 8H16L8 4H-2Z', { fill }),
    path('M44 0H56', { ...thinOutline, 'stroke-width': 2.5 }),
    band ? rect([16, -8, 8, 16], { fill: band, ...thinLine }) : path('M20 -3H32M20 3H32', thinOutline),
  ].join('')
}

/** A 1.5 mm safety socket (DIN): a straight sleeve. */
function sleeve({ fill, band }: EndLook): string {
  return (
    rect([-2, -7, 34, 14], { fill, rx: 3 }) +
    (band ? rect([8, -7, 8, 14], { fill: band, ...thinLine }) : path('M8 -7V7M13 -7V7', thinOutline))
  )
}

const ends: Partial<Record<CableEnd, (look: EndLook) => string>> = { snap, grabber, jacare: crocodile, banana, pinch }

/** The end of a lead that holds the electrode: the wire enters at the origin from the left, the end points right. */
export function leadEnd(end: CableEnd | undefined, look: EndLook, placement: Placement): string {
  const drawn = (end === undefined ? snap : (ends[end] ?? sleeve))(look)
  return placed(placement, part('lead-end', drawn))
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
