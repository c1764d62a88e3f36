import type { PlacedFace } from '#drawings/faces/face-sheet.ts'

/** The file of all connector faces, and where each stands in it. */
export interface ConnectorFaces {
  src: string
  faces: Record<string, PlacedFace>
}

/** Where a face stands in a page that has its symbol. */
export function faceInPage(id: string): string {
  return `#${id}`
}

/** In: where faces stand in a page, and all symbols by their ids. Out: the symbols of these faces, each once, as the page's SVG. */
export function symbolsOf(faces: readonly string[], symbols: Readonly<Record<string, string>>): string {
  return [...new Set(faces)].map((face) => symbols[face.slice(1)] ?? '').join('')
}
