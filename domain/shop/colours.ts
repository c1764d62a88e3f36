/** The names of the styles; all colours are computed from the brand's two (brand-palette.ts). */
export type ColourName =
  | 'paper'
  | 'sheet'
  | 'tint'
  | 'rule'
  | 'rule-strong'
  | 'ink'
  | 'muted'
  | 'brand'
  | 'brand-deep'
  | 'on-brand'
  | 'signal'
  | 'signal-tint'
  | 'whatsapp'
  | 'whatsapp-deep'
  | 'on-whatsapp'
  | 'focus'
export type SchemeColours = Record<ColourName, string>

export type Colours = Record<'light' | 'dark', SchemeColours>

/** CSS rules without blanks, under the names of app/styles/tokens.css. Print is always light. */
export function colourRules({ light, dark }: Colours): string {
  const rule = (selector: string, colours: SchemeColours) =>
    `${selector}{${Object.entries(colours)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`
  return `${rule(':root', light)}@media screen{${rule('[data-sheet=dark]', dark)}}`
}

const backgrounds: readonly ColourName[] = ['paper', 'sheet', 'tint']

/** Each pair needs 4.5:1. */
export const textBackgrounds: Partial<Record<ColourName, readonly ColourName[]>> = {
  ink: [...backgrounds, 'signal-tint'],
  muted: backgrounds,
  brand: backgrounds,
  'brand-deep': backgrounds,
  signal: [...backgrounds, 'signal-tint'],
  'whatsapp-deep': backgrounds,
  'on-brand': ['brand', 'brand-deep'],
  'on-whatsapp': ['whatsapp', 'whatsapp-deep'],
  sheet: ['signal', 'ink'],
}
/** Borders of controls, the focus ring, icons and stars; each pair needs 3:1. */
export const shapeBackgrounds: Partial<Record<ColourName, readonly ColourName[]>> = {
  'rule-strong': ['paper', 'sheet'],
  focus: backgrounds,
  brand: backgrounds,
  signal: backgrounds,
  whatsapp: ['paper', 'sheet'],
}

/** Red, green and blue of a colour like #0b5560 as amounts of light, each from 0 to 1. */
export function linearChannels(hex: string): [red: number, green: number, blue: number] {
  const channelAt = (start: number) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }
  return [channelAt(1), channelAt(3), channelAt(5)]
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours like #0b5560: from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}
