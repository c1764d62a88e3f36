import type { ConnectorRegistry } from '#domain/catalogue/registry/connector-registry.ts'
import type { DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import type { Accessory, Equipment } from '#domain/catalogue/product.ts'
import type { ArticleVariant } from '#domain/catalogue/article-variant.ts'

/** What one picture shows: a part, and the choice that it is shown with. */
export interface Subject {
  product: Accessory
  traits: DrawingTraits
  connectors: ConnectorRegistry
  variant?: ArticleVariant
}

/** A drawing before it gets its sheet, with what it says to those who do not see it. */
export interface Plate {
  body: string
  alt: string
}

/** How one product type is drawn: the whole part, and its telling detail. */
export interface Composition<Of = Subject> {
  whole: (subject: Of) => Plate
  detail: (subject: Of) => Plate
}

export type EquipmentComposition = Composition<Equipment>

/** Sentence case, one line, ends with a full stop. */
export function altText(...pieces: readonly (string | undefined)[]): string {
  const text = pieces.filter((piece) => piece !== undefined && piece !== '').join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
