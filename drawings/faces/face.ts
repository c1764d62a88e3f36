import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { part } from '#drawings/svg.ts'

/** The mating face of a connector, drawn around the origin. */
export interface Face {
  body: string
  /** Half its width and height in units of the drawing. */
  half: readonly [width: number, height: number]
  /** The length, in units of the drawing, of what the registry gives as `width` in millimetres. */
  measured: number
  /** The usual size of the shape in millimetres, for connectors without a width in the registry. */
  usual: number
}

/** Marks for single contacts or airways; a test compares their number with the registry. */
export function countedMarks(key: string, marks: readonly string[]): string {
  return part('contacts', marks, { 'data-connector': key })
}

/** Whether a D-sub connector is fastened by screws. */
export function hasScrews(connector: Pick<Connector, 'lock'> | undefined): boolean {
  return connector?.lock?.includes('parafuso') ?? false
}
