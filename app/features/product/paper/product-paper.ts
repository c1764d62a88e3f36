/** A connector's face, and its size in pixels. */
export interface SheetFace {
  key: string
  name: string
  src: string
  width: number
  height: number
}

/** What the printed page of a product needs. */
export interface ProductPaper {
  faces: readonly SheetFace[]
  /** The faces as SVG symbols; their `src` points to them. */
  symbols: string
  /** Lists for shelf labels: of all variants, and of each one. */
  labels: { all: string; byVariant: Record<string, string> }
}
