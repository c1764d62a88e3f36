/** The first shop's colours as [light, dark] by CSS variable; brand-palette.ts derives other brands' from them. */
export const referenceColours = {
  paper: ['#f6f8f8', '#06323a'],
  sheet: ['#ffffff', '#083d46'],
  tint: ['#e9f0ef', '#0d4a54'],
  rule: ['#d3dedc', '#23606a'],
  'rule-strong': ['#7b9390', '#7fb0b4'],
  ink: ['#10292d', '#eef6f5'],
  muted: ['#48605f', '#b4d0d0'],
  brand: ['#0b5560', '#a9dcdd'],
  'brand-deep': ['#063a43', '#d3efee'],
  'on-brand': ['#ffffff', '#06323a'],
  signal: ['#b93a0c', '#ffb08f'],
  'signal-tint': ['#fdeee7', '#4a2a20'],
  whatsapp: ['#0b6b3f', '#9be3bd'],
  'whatsapp-deep': ['#07522f', '#c3f1d8'],
  'on-whatsapp': ['#ffffff', '#06323a'],
  focus: ['#0b5560', '#d3efee'],
} as const satisfies Record<string, readonly [light: string, dark: string]>
export type ColourName = keyof typeof referenceColours
export type SchemeColours = Record<ColourName, string>

export type Colours = Record<'light' | 'dark', SchemeColours>

/** CSS rules that set each colour's variable (app/styles/tokens.css uses them). Print is always light. */
export function colourRules({ light, dark }: Colours): string {
  const rule = (selector: string, colours: SchemeColours) =>
    `${selector}{${Object.entries(colours)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`
  return `${rule(':root', light)}@media screen{${rule('[data-sheet=dark]', dark)}}`
}

const backgrounds: readonly ColourName[] = ['paper', 'sheet', 'tint']

/** The backgrounds on which each colour of text is used; each pair needs a contrast of at least 4.5:1. */
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
/** The backgrounds of controls' borders, focus ring, icons and stars, by colour; each pair needs at least 3:1. */
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

function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours like #0b5560: from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}
