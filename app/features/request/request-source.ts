import type { Cart } from '#domain/cart/cart.ts'

/**
 * The file with all connectors' faces; by the connector's key, the id of its face in that file, and its width and
 * height.
 */
export interface Faces {
  src: string
  byKey: Record<string, { id: string; size: readonly [number, number] }>
}

export interface RequestSource {
  /** Address of the catalogue for lists; undefined for large catalogues. */
  orderUrl?: string | undefined
  faces: Faces
  /** Undefined until the cart is read. */
  cart: Cart | undefined
}
