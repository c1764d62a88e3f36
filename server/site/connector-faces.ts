import type { PlacedFace } from '#drawings/faces/face-sheet.ts'

/** The file of all connector faces, and where each stands in it. */
export interface ConnectorFaces {
  src: string
  faces: Record<string, PlacedFace>
}
