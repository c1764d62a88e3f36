import type { Connector } from '#domain/catalogue/registry/connector.ts'
import type { ConnectorMeasures, Extent } from '#domain/catalogue/registry/connector-measures.ts'
import { colour, inkFill, noFill, noLine } from '#drawings/palette.ts'
import { circle, type Point, rect } from '#drawings/svg.ts'

/** Drawing units of a millimetre: hundredths, so that numbers of one decimal are exact to the micrometre. */
export const perMillimetre = 100

/** Draws a face from its measures: what is measured, and what stands within or around it. */
export type TrueDraw = (
  connector: Connector,
  measures: ConnectorMeasures,
) => {
  outline: string
  details: string
  /** Millimetres from the middle to the side and up that the details reach, where that is further than the outline. */
  reach?: Point
}

/** A contour around the origin; corners are rounded by a radius in millimetres. */
export function contour(extent: Extent, radius = 0, attributes: Parameters<typeof circle>[2] = {}): string {
  if ('diameter' in extent) return circle([0, 0], (extent.diameter / 2) * perMillimetre, attributes)
  const [width, height] = [extent.width * perMillimetre, extent.height * perMillimetre]
  const rx = radius > 0 ? { rx: radius * perMillimetre } : {}
  return rect([-width / 2, -height / 2, width, height], { ...rx, ...attributes })
}

/** For what no standard measures: it helps the eye, and says so by its dashes. */
export const unmeasured = { ...noFill, stroke: colour.mid, 'stroke-dasharray': '60 50' } as const

/** Millimetres as units of the drawing. */
export function units(millimetres: number): number {
  return millimetres * perMillimetre
}

/** Contacts of a diameter in millimetres: pins are dots, sockets are open. */
export function dots({ gender }: Connector, places: readonly Point[], diameter: number): string[] {
  return places.map((place) => circle(place, units(diameter / 2), gender === 'femea' ? {} : { ...inkFill, ...noLine }))
}
