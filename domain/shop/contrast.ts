import { colourNames } from './colour-names.ts'
import type { ColourName, Colours, SheetColours } from './colours.ts'

const grounds: readonly ColourName[] = ['paper', 'sheet', 'tint']

/** Colours of text with the grounds on which they are used; each pair needs 4.5:1. */
export const textBackgrounds: Partial<Record<ColourName, readonly ColourName[]>> = {
  ink: [...grounds, 'signal-tint'],
  muted: grounds,
  petrol: grounds,
  'petrol-deep': grounds,
  signal: [...grounds, 'signal-tint'],
  'whatsapp-deep': grounds,
  'on-petrol': ['petrol', 'petrol-deep'],
  'on-whatsapp': ['whatsapp', 'whatsapp-deep'],
  sheet: ['signal', 'ink'],
}
/** Colours of borders of controls, the focus ring, icons and stars, with their grounds; each pair needs 3:1. */
export const shapeBackgrounds: Partial<Record<ColourName, readonly ColourName[]>> = {
  'rule-strong': ['paper', 'sheet'],
  focus: grounds,
  petrol: grounds,
  signal: grounds,
  whatsapp: ['paper', 'sheet'],
}

interface ContrastPair {
  name: ColourName
  ground: ColourName
  /** The measured contrast; `needed` is the required one. */
  found: number
  needed: number
}

/** The pairs of colours with too little contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export function lowContrastPairs(colours: Colours): (ContrastPair & { sheet: keyof Colours })[] {
  return (['light', 'dark'] as const).flatMap((sheet) =>
    contrastPairs(colours[sheet]).flatMap((pair) => (pair.found < pair.needed ? [{ sheet, ...pair }] : [])),
  )
}

/**
 * The pairs of text or shape and ground that one colour scheme combines, with their contrast. In: the scheme's colours
 * as typed; pairs with an invalid colour are left out.
 */
export function contrastPairs(colours: Readonly<Partial<Record<string, string>>>): ContrastPair[] {
  const pairsIn = (table: typeof textBackgrounds, needed: number) =>
    namesOf(table).flatMap((name) =>
      (table[name] ?? []).flatMap((ground) => {
        const [own = '', below = ''] = [colours[name], colours[ground]]
        return isColour(own) && isColour(below) ? [{ name, ground, found: contrast(own, below), needed }] : []
      }),
    )
  return [...pairsIn(textBackgrounds, 4.5), ...pairsIn(shapeBackgrounds, 3)]
}

/** Whether a text is a colour as the brand writes it: #0b5560. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text)
}

/**
 * The contrast of a colour in words: '4,52:1 sobre fundo da página'. In: the colour's pairs; the text describes the
 * worst one.
 */
export function contrastLine(pairs: readonly ContrastPair[]): { text: string; isWeak: boolean } {
  const [worst] = pairs.toSorted((one, other) => one.found / one.needed - other.found / other.needed)
  if (!worst) return { text: '', isWeak: false }
  const { ground, found, needed } = worst
  const isWeak = found < needed
  // Rounded down: 4.499 must not read as the required 4.5.
  const ratio = (Math.floor(found * 100) / 100).toFixed(2).replace('.', ',')
  const asked = String(needed).replace('.', ',')
  return { text: `${ratio}:1 sobre ${colourNames[ground].toLowerCase()}${isWeak ? `: pede ${asked}:1` : ''}`, isWeak }
}

function namesOf(table: Partial<Record<ColourName, unknown>>): ColourName[] {
  return Object.keys(table) as (keyof SheetColours)[]
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours like #0b5560: from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other)
  return (lighter + 0.05) / (darker + 0.05)
}
