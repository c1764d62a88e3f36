import { plugName as nameInCatalogue, type DrawingTraits } from '#domain/catalogue/drawing-traits.ts'

/** The shapes of the catalogue, and the one for parts whose plug is to be checked by the buyer. */
export type PlugShape = NonNullable<DrawingTraits['plug']> | 'a-conferir'

/** What the alternative text calls each shape of plug. */
export const plugName: Record<PlugShape, string> = { ...nameInCatalogue, 'a-conferir': 'conector a conferir' }
