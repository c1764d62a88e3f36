import type { Cart } from '#domain/cart/cart.ts'

/** The file with the faces of connectors, and where each stands in it. */
export interface Faces {
  src: string
  faces: Record<string, { id: string; size: readonly [number, number] }>
}

export interface RequestSource {
  /** Where the catalogue for lists is; missing for large ones. */
  orderUrl?: string | undefined
  faces: Faces
  /** Undefined until it is read. */
  cart: Cart | undefined
}
