import type { PlacedFace } from '#drawings/faces/face-sheet.ts'

/** The file of all connector faces, and the part of it that each one takes. */
export interface ConnectorFaces {
  src: string
  faces: Record<string, PlacedFace>
}

/** The reference to a face's symbol within a page. */
export function faceInPage(id: string): string {
  return `#${id}`
}

/**
 * The symbols of some faces, for a page. In: references to faces, and all symbols by id. Out: SVG, without repetitions.
 */
export function symbolsOf(faces: readonly string[], symbols: Readonly<Record<string, string>>): string {
  return [...new Set(faces)].map((face) => symbols[face.slice(1)] ?? '').join('')
}
