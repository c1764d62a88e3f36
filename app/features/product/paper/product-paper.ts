/** A connector's face, and its size in pixels. */
export interface SheetFace {
  key: string
  name: string
  src: string
  width: number
  height: number
}

/** What of a product goes on paper. */
export interface ProductPaper {
  faces: readonly SheetFace[]
  /** The faces as SVG, to which their `src` points. */
  symbols: string
  /** The lists of shelf labels: of all variants, and of each. */
  labels: { all: string; byVariant: Record<string, string> }
}
