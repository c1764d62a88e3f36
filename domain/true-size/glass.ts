import type { Parameter } from '#domain/catalogue/registry/parameters.ts'
import type { PlugForm } from './plug-forms.ts'

/** A face as it is laid on the glass: its drawing, and what is said of it. */
export interface GlassFace {
  key: string
  name: string
  form: PlugForm
  contacts?: number
  /** Where the page looks for the size: 'flange, de borda a borda'. */
  of: string
  /** In words: '30,81 × 12,55 mm'. */
  size: string
  /** In words: half, contacts and their pitch, keying, standard. */
  facts: string
  source: string
  /** Of what is measured, in millimetres. */
  width: number
  height: number
  /** Width and height of all that is drawn, in millimetres: what no standard measures stands out of the measure. */
  room: readonly [width: number, height: number]
  /** The drawing in hundredths of a millimetre. */
  viewBox: string
  outline: string
  details: string
  /** The nearest by size, with what tells each from this one. */
  alike: { key: string; differences: string }[]
  /** The ids of the parts that have it. */
  parts: string[]
}

/** A part that has a face on the glass, with what it is narrowed by. */
export interface GlassPart {
  name: string
  parameter?: Parameter
  /** Keys of the brands that it serves, its own first. */
  brands: string[]
  /** Keys of the models that its data sheet names. */
  models: string[]
}

/** A machine whose plug is looked for. */
export interface GlassMachine {
  key: string
  name: string
  /** The maker's name. */
  maker: string
  /** The catalogue's brand under which its parts stand. */
  brand: string
}

/** All that the page 'Encoste o conector na tela' works with, so that it needs no connection afterwards. */
export interface Glass {
  faces: GlassFace[]
  parts: Record<string, GlassPart>
  /** Names of the brands, by key. */
  brands: Record<string, string>
  /** The catalogue's brand of each maker. */
  brandOfMaker: Record<string, string>
  /** The machine of the address, where the registry has it. */
  machine?: GlassMachine
  /** Connectors of which no standard or data sheet gives a measure. */
  unmeasured: { key: string; name: string }[]
}
