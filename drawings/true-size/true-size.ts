import type { Connector } from '#domain/catalogue/registry/connector.ts'
import type { ConnectorMeasures, Extent } from '#domain/catalogue/registry/connector-measures.ts'
import { colour, inkFill, noFill, noLine } from '#drawings/palette.ts'
import { circle, type Point, rect } from '#drawings/svg.ts'

/** Drawing units per millimetre: with one decimal, numbers are exact to the micrometre. */
export const perMillimetre = 100

/** Draws a face from its measures: the measured contour, and what is inside or around it. */
export type TrueFaceDrawer = (
  connector: Connector,
  measures: ConnectorMeasures,
) => {
  outline: string
  details: string
  /**
   * How far the details extend from the middle to the side and up in millimetres, where that is further than the
   * outline.
   */
  reach?: Point
}

/** A contour around the origin, with corners rounded by a radius in millimetres. */
export function contour(extent: Extent, radius = 0, attributes: Parameters<typeof circle>[2] = {}): string {
  if ('diameter' in extent) return circle([0, 0], (extent.diameter / 2) * perMillimetre, attributes)
  const [width, height] = [extent.width * perMillimetre, extent.height * perMillimetre]
  const rx = radius > 0 ? { rx: radius * perMillimetre } : {}
  return rect([-width / 2, -height / 2, width, height], { ...rx, ...attributes })
}

/** The style of parts that no standard measures: dashed. */
export const unmeasuredStyle = { ...noFill, stroke: colour.mid, 'stroke-dasharray': '60 50' } as const

/** Converts millimetres to units of the drawing. */
export function toUnits(millimetres: number): number {
  return millimetres * perMillimetre
}

/** Contacts with a diameter in millimetres: pins filled, sockets open. */
export function contactDots({ gender }: Connector, places: readonly Point[], diameter: number): string[] {
  return places.map((place) =>
    circle(place, toUnits(diameter / 2), gender === 'femea' ? {} : { ...inkFill, ...noLine }),
  )
}
