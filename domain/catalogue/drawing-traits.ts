import * as v from 'valibot'
import { slugText } from '#domain/text/text-schemas.ts'
import { colourStandardLabel, keysOf } from './vocabulary.ts'

/** Shapes of plugs that can be drawn, at the equipment's end of a cable. */
export const plugShapes = [
  'redondo', // round, pins in a ring
  'redondo-chaveta', // round with a key and a flat
  'redondo-baioneta', // round with bayonet ring
  'lemo', // push-pull, slim round
  'mini-din',
  'db9', // D-shaped, 9 pins
  'db15',
  'retangular', // rectangular with a latch
  'retangular-trava', // rectangular, two side latches
  'hexagonal',
  'rj11',
  'p10', // 6.35 mm phone plug
  'p2', // 3.5 mm phone plug
  'banana',
  'flat', // ribbon or board-edge connector
  'molex', // small white housing with wires
] as const

/** Shapes of the patient's end of a cable. */
export const cableEnds = [
  'snap', // press stud
  'grabber', // pinch clip
  'jacare', // crocodile clip
  'banana',
  'pinch', // Neopinch, needle clip
  'clipe-dedo',
  'clipe-orelha',
  'silicone', // soft finger boot
  'envoltorio', // wrap
  'sonda', // slim flexible probe
  'disco', // skin disc
  'transdutor', // pressure transducer plug
  'aberto', // trunk socket without leadwires
] as const

/**
 * What distinguishes a part's drawing; all optional, because each type has a common form. `form` names one of the
 * type's shapes (for example a connector's 'luer-macho').
 */
export const drawingTraitsSchema = v.strictObject({
  plug: v.optional(v.picklist(plugShapes)),
  end: v.optional(v.picklist(cableEnds)),
  standard: v.optional(v.picklist(keysOf(colourStandardLabel))),
  leads: v.optional(v.picklist([3, 5, 10])),
  tubes: v.optional(v.picklist([1, 2])),
  pieces: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  form: v.optional(slugText),
})
export type DrawingTraits = v.InferOutput<typeof drawingTraitsSchema>
