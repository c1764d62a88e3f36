import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { part } from '#drawings/svg.ts'

/** The mating face of a connector around the origin. */
export interface Face {
  body: string
  /** How far it reaches from the origin, in units of the drawing. */
  half: readonly [width: number, height: number]
  /** The units that the registry's `width` measures. */
  measured: number
  /** The usual measure of the shape in millimetres, where the registry gives none. */
  usual: number
}

/** Marks of single contacts or air ways, counted by the test against the registry. */
export function counted(key: string, marks: readonly string[]): string {
  return part('contacts', marks, { 'data-connector': key })
}

/** Whether a D-shaped connector is screwed to its socket. */
export function hasScrews(connector: Pick<Connector, 'lock'> | undefined): boolean {
  return connector?.lock?.includes('parafuso') ?? false
}
