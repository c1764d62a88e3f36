import type { Cart } from '#domain/cart/cart.ts'

/** The file with the faces of connectors, and the part of it that each one takes. */
export interface Faces {
  src: string
  faces: Record<string, { id: string; size: readonly [number, number] }>
}

export interface RequestSource {
  /** Address of the catalogue for lists; undefined for large catalogues. */
  orderUrl?: string | undefined
  faces: Faces
  /** Undefined until it is read. */
  cart: Cart | undefined
}
