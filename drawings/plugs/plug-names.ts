import type { DrawingTraits } from '#domain/catalogue/drawing-traits.ts'

/** The shapes of the catalogue, and the one for parts whose plug is to be checked by the buyer. */
export type PlugShape = NonNullable<DrawingTraits['plug']> | 'a-conferir'

/** What the alternative text calls each shape of plug. */
export const plugName: Record<PlugShape, string> = {
  redondo: 'conector redondo',
  'redondo-chaveta': 'conector redondo com chaveta',
  'redondo-baioneta': 'conector redondo com trava baioneta',
  lemo: 'conector redondo push-pull',
  'mini-din': 'conector mini-DIN',
  db9: 'conector DB9',
  db15: 'conector DB15',
  retangular: 'conector retangular',
  'retangular-trava': 'conector retangular com travas laterais',
  hexagonal: 'conector hexagonal',
  rj11: 'conector RJ11',
  p10: 'plugue P10',
  p2: 'plugue P2',
  banana: 'plugue banana',
  flat: 'conector de cabo flat',
  molex: 'conector Molex',
  'a-conferir': 'conector a conferir',
}
