import type { Parameter } from '#domain/catalogue/registry/parameters.ts'
import type { PlugForm } from './plug-forms.ts'

/** A face for the screen: its drawing and its description. */
export interface GlassFace {
  key: string
  name: string
  form: PlugForm
  contacts?: number
  /** Which dimension the size is: 'flange, de borda a borda'. */
  of: string
  /** In words: '30,81 × 12,55 mm'. */
  size: string
  /** In words: gender, contacts and their pitch, keying, standard. */
  facts: string
  source: string
  /** Width of the measured contour in millimetres. */
  width: number
  height: number
  /** Width and height of the whole drawing in millimetres, which includes parts outside the measured contour. */
  room: readonly [width: number, height: number]
  /** The drawing's view box in hundredths of a millimetre. */
  viewBox: string
  outline: string
  details: string
  /** The connectors nearest in size, and how each differs from this one. */
  alike: { key: string; differences: string }[]
  /** The ids of the parts that have this connector. */
  parts: string[]
}

/** A part with one of the faces, and what it can be filtered by. */
export interface GlassPart {
  name: string
  parameter?: Parameter
  /** Keys of the brands that it fits, its own first. */
  brands: string[]
  /** Keys of the models that its data sheet names. */
  models: string[]
}

/** A machine whose plug the visitor is looking for. */
export interface GlassMachine {
  key: string
  name: string
  /** The maker's name. */
  maker: string
  /** The catalogue's brand under which its parts are listed. */
  brand: string
}

/** All data of the page 'Encoste o conector na tela', so that it works offline afterwards. */
export interface Glass {
  faces: GlassFace[]
  parts: Record<string, GlassPart>
  /** Names of the brands, by key. */
  brands: Record<string, string>
  /** The catalogue's brand of each maker. */
  brandOfMaker: Record<string, string>
  /** The machine named in the address, if the registry has it. */
  machine?: GlassMachine
  /** Connectors without published measures. */
  unmeasured: { key: string; name: string }[]
}
