import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { field } from '#domain/field-words.ts'
import {
  contrast,
  linearChannels,
  referenceColours,
  shapeBackgrounds,
  textBackgrounds,
  type ColourName,
  type Colours,
  type SchemeColours,
} from './colours.ts'

const colourSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'uma cor como #0b5560, em minúsculas'))

export const brandColoursSchema = v.strictObject({
  main: field('Cor da empresa', colourSchema, {
    isColour: true,
    hint: 'Botões, links e fundos saem dela. Uma clara demais para texto fica só um pouco mais escura.',
  }),
  accent: field('Cor dos avisos', colourSchema, { isColour: true, hint: 'O que pede atenção: falhas e avisos.' }),
})
export type BrandColours = v.InferOutput<typeof brandColoursSchema>

/** The brand colours of the first shop, from whose palette those of other brands are derived. */
const modelBrand: BrandColours = { main: '#0b5560', accent: '#b93a0c' }

/** A palette from two brand colours: their hues in the model's lightness, shifted until readable (WCAG 2.2 AA). */
export function paletteOf(brand: BrandColours): Colours {
  const schemeColours = (scheme: 'light' | 'dark'): SchemeColours => {
    const recolouredPairs = keysOf(referenceColours).map((name) => {
      const [light, dark] = referenceColours[name]
      return [name, recoloured(scheme === 'light' ? light : dark, brandColourOf(name), brand)]
    })
    const colours = Object.fromEntries(recolouredPairs) as SchemeColours
    if (scheme === 'light') Object.assign(colours, { brand: brand.main, focus: brand.main, signal: brand.accent })
    for (const name of keysOf(colours)) colours[name] = madeReadable(colours, name, scheme)
    return colours
  }
  return { light: schemeColours('light'), dark: schemeColours('dark') }
}

/** The brand colour from which a colour is derived; none for WhatsApp's green. */
function brandColourOf(name: ColourName): keyof BrandColours | undefined {
  if (name.startsWith('signal')) return 'accent'
  return name === 'whatsapp' || name === 'whatsapp-deep' ? undefined : 'main'
}

/** The largest factor by which a derived colour's chroma may exceed that of the model's colour. */
const maximumStrength = 1.5

function recoloured(colour: string, brandColour: keyof BrandColours | undefined, brand: BrandColours): string {
  return brandColour === undefined ? colour : changedLike(colour, modelBrand[brandColour], brand[brandColour])
}

/** Changes a colour in hue and strength as another colour has changed; all are written like #0b5560. */
export function changedLike(colour: string, fromHex: string, toHex: string): string {
  if (fromHex === toHex) return colour
  const [original, from, to] = [lchOf(colour), lchOf(fromHex), lchOf(toHex)]
  const strength = Math.min(maximumStrength, to.chroma / from.chroma)
  return hexOf({ ...original, chroma: original.chroma * strength, hue: original.hue + to.hue - from.hue })
}

/** The least contrast of text, and of borders and icons, by WCAG 2.2 AA. */
const minimumContrast = { text: 4.5, shape: 3 } as const

/** Moves a colour away from its backgrounds in small steps until every pair has the contrast that it needs. */
function madeReadable(colours: SchemeColours, name: ColourName, scheme: 'light' | 'dark'): string {
  const pairs = [
    ...(textBackgrounds[name] ?? []).map((background) => ({ background, minimum: minimumContrast.text })),
    ...(shapeBackgrounds[name] ?? []).map((background) => ({ background, minimum: minimumContrast.shape })),
  ].filter(({ background }) => isCheckedBackground(background))
  const isReadable = (hex: string) =>
    pairs.every(({ background, minimum }) => contrast(hex, colours[background]) >= minimum)
  const { lightness, chroma, hue } = lchOf(colours[name])
  const step = scheme === 'light' ? -0.01 : 0.01
  let hex = colours[name]
  for (let shifted = lightness; !isReadable(hex) && shifted > 0 && shifted < 1; shifted += step)
    hex = hexOf({ lightness: shifted + step, chroma, hue })
  return hex
}

/** Whether pairs with a background are checked; text on a brand's colour has one of these, so its pair is checked. */
const isCheckedBackground = (name: ColourName) => ['paper', 'sheet', 'tint', 'signal-tint'].includes(name)

interface Lch {
  /** Lightness as it is seen, from 0 to 1. */
  lightness: number
  chroma: number
  /** Hue as an angle in radians. */
  hue: number
}

/** A colour in OKLCH (Ottosson 2020), in which equal steps look equal. */
function lchOf(hex: string): Lch {
  const [red, green, blue] = linearChannels(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** The nearest colour that a screen has; one that is too strong is made greyer. */
function hexOf({ lightness, chroma, hue }: Lch): string {
  for (let strength = chroma; ; strength = strength < 0.002 ? 0 : strength * 0.95) {
    const channels = channelsOf(lightness, strength * Math.cos(hue), strength * Math.sin(hue))
    if (strength === 0 || channels.every((channel) => channel > -0.0005 && channel < 1.0005))
      return `#${channels.map(pairOf).join('')}`
  }
}

function channelsOf(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function pairOf(channel: number): string {
  const linear = Math.min(1, Math.max(0, channel))
  const encoded = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}
