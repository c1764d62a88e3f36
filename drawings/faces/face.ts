import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { part, type Point } from '#drawings/svg.ts'

/** A face: the mating side of a connector as seen from the front, drawn around the origin. */
export interface Face {
  body: string
  halfSize: readonly [width: number, height: number]
  /** The width that the registry's `width` (millimetres) measures, in units of the drawing. */
  measuredUnits: number
  /** The usual size of the shape in millimetres, for connectors without a width in the registry. */
  usualMillimetres: number
}

export type FaceDrawer = (connector: Connector) => Face

/** The marks of single contacts or airways; a test compares their number with the registry. */
export function countedMarks(key: string, marks: readonly string[]): string {
  return part('contacts', marks, { 'data-connector': key })
}

export function hasScrews(connector: Pick<Connector, 'lock'> | undefined): boolean {
  return connector?.lock?.includes('parafuso') ?? false
}

function ringOf(count: number, r: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI
    return [Math.sin(turn) * r, -Math.cos(turn) * r] as const
  })
}

export function rowOf(count: number, pitch: number, y: number): Point[] {
  return Array.from({ length: count }, (_, index) => [(index - (count - 1) / 2) * pitch, y] as const)
}

/** The positions of a round face's contacts, by the registry, else evenly spaced, which shows their number only. */
export function roundPositions({ contacts = 0, arrangement }: Connector, r: number): Point[] {
  if (arrangement && 'rows' in arrangement) return rowPositions(arrangement.rows, [r * 1.5, r * 1.2])
  const rings = arrangement?.rings ?? usualRings(contacts)
  return rings.flatMap((count, index) => {
    const radius = r * (1 - index / Math.max(rings.length, 1.6))
    return count === 1 && rings.length > 1 ? [[0, 0] as const] : ringOf(count, radius)
  })
}

export function longPositions({ contacts = 0, arrangement }: Connector, box: Point): Point[] {
  const rows = arrangement && 'rows' in arrangement ? arrangement.rows : usualRows(contacts)
  return rowPositions(rows, box)
}

function rowPositions(rows: readonly number[], [width, height]: Point): Point[] {
  const longestRow = Math.max(...rows)
  const pitch = longestRow > 1 ? width / (longestRow - 1) : 0
  return rows.flatMap((count, index) => {
    const y = rows.length > 1 ? (index / (rows.length - 1) - 0.5) * height : 0
    return rowOf(count, pitch, y)
  })
}

function usualRings(contacts: number): number[] {
  if (contacts <= 6) return [contacts]
  if (contacts <= 8) return [contacts - 1, 1]
  const outerCount = Math.round(contacts * 0.7)
  return [outerCount, contacts - outerCount]
}

function usualRows(contacts: number): number[] {
  if (contacts <= 5) return [contacts]
  return [Math.ceil(contacts / 2), Math.floor(contacts / 2)]
}
