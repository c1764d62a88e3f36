import * as v from 'valibot'
import { choice, field } from '#domain/field-words.ts'
import { slugText } from '#domain/text/text-schemas.ts'
import { colourStandardLabel, keysOf } from './vocabulary.ts'

export const plugName = {
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
} as const
export const plugShapes = keysOf(plugName)

export const cableEndName = {
  snap: 'pino de pressão (snap)',
  grabber: 'garra (grabber)',
  jacare: 'jacaré',
  banana: 'banana',
  pinch: 'pinça neonatal (Neopinch)',
  'clipe-dedo': 'clipe de dedo',
  'clipe-orelha': 'clipe de orelha',
  silicone: 'dedeira de silicone',
  envoltorio: 'envoltório',
  sonda: 'sonda fina e flexível',
  disco: 'disco de pele',
  transdutor: 'plugue do transdutor',
  aberto: 'tronco, sem rabichos',
} as const
export const cableEnds = keysOf(cableEndName)

/** What distinguishes a part's drawing; `form` names one of the type's shapes (a connector's 'luer-macho'). */
export const drawingTraitsSchema = v.strictObject({
  plug: v.optional(choice('Plugue', plugName, 'Só se as pontas não o dizem.')),
  end: v.optional(choice('Ponta do paciente', cableEndName)),
  standard: v.optional(choice('Cores', colourStandardLabel)),
  leads: field('Vias', v.optional(v.picklist([3, 5, 10]))),
  tubes: field('Tubos', v.optional(v.picklist([1, 2]))),
  pieces: field('Peças no desenho', v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  form: field('Forma própria do tipo', v.optional(slugText), { registry: 'forms' }),
})
export type DrawingTraits = v.InferOutput<typeof drawingTraitsSchema>
