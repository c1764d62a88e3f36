import type { DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import type { Accessory, Equipment, Product } from '#domain/catalogue/product.ts'
import type { ConnectorRegistry } from '#domain/catalogue/registry/registries.ts'
import type { ArticleVariant } from '#domain/catalogue/variants/variant.ts'

export type Drawable = { product: Product; traits: DrawingTraits; variant?: ArticleVariant }

/** What a picture of a part shows: the part, its variant, and the connectors that its ends name. */
export interface Subject extends Drawable {
  product: Accessory
  connectors: ConnectorRegistry
}

/** A drawing without its sheet, and its alternative text. */
export type Drawing = { body: string; alt: string }

/** How a product type is drawn: the whole part, and a characteristic detail. */
export interface Composition<Drawn = Subject> {
  whole: (subject: Drawn) => Drawing
  detail: (subject: Drawn) => Drawing
  /** The `form`s that a product's drawing traits may name; the first is the common one. */
  forms?: readonly string[]
}

export interface MachineSubject extends Drawable {
  product: Equipment
}

/** Joins phrases to one sentence with a capital and a full stop. */
export function altText(...pieces: readonly (string | undefined)[]): string {
  const text = pieces.filter((piece) => piece !== undefined && piece !== '').join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
