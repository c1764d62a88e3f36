import * as v from 'valibot'

const colourSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'uma cor como #0b5560, em minúsculas'))

const sheetSchema = v.strictObject({
  paper: colourSchema,
  sheet: colourSchema,
  tint: colourSchema,
  rule: colourSchema,
  'rule-strong': colourSchema,
  ink: colourSchema,
  muted: colourSchema,
  petrol: colourSchema,
  'petrol-deep': colourSchema,
  'on-petrol': colourSchema,
  signal: colourSchema,
  'signal-tint': colourSchema,
  whatsapp: colourSchema,
  'whatsapp-deep': colourSchema,
  'on-whatsapp': colourSchema,
  focus: colourSchema,
})
/**
 * The colours of one colour scheme by the names that the styles use: 'petrol' is the company's own colour, whatever it
 * is.
 */
export type SheetColours = v.InferOutput<typeof sheetSchema>
export type ColourName = keyof SheetColours

/** Every colour of the pages, in the light and the dark scheme: part of content/brand.yaml. */
export const coloursSchema = v.strictObject({ light: sheetSchema, dark: sheetSchema })
export type Colours = v.InferOutput<typeof coloursSchema>

/**
 * The colours as CSS rules without blanks, under the names that app/styles/tokens.css gives to the rest of the styles.
 * Print is always light.
 */
export function colourRules({ light, dark }: Colours): string {
  const rule = (selector: string, colours: SheetColours) =>
    `${selector}{${Object.entries(colours)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`
  return `${rule(':root', light)}@media screen{${rule('[data-sheet=dark]', dark)}}`
}

/** The Portuguese name of each colour, by its use. */
export const colourNames = {
  paper: 'Fundo da página',
  sheet: 'Fundo dos quadros',
  tint: 'Fundo de destaque',
  rule: 'Linhas',
  'rule-strong': 'Contorno dos campos',
  ink: 'Texto',
  muted: 'Texto discreto',
  petrol: 'Cor da empresa',
  'petrol-deep': 'Cor da empresa, escura',
  'on-petrol': 'Texto sobre a cor da empresa',
  signal: 'Aviso',
  'signal-tint': 'Fundo de aviso',
  whatsapp: 'WhatsApp',
  'whatsapp-deep': 'WhatsApp, escura',
  'on-whatsapp': 'Texto sobre a do WhatsApp',
  focus: 'Contorno do que está em foco',
} as const satisfies Record<ColourName, string>

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
