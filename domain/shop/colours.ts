import * as v from 'valibot'

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'uma cor como #0b5560, em minúsculas'))

const sheetSchema = v.strictObject({
  paper: hex,
  sheet: hex,
  tint: hex,
  rule: hex,
  'rule-strong': hex,
  ink: hex,
  muted: hex,
  petrol: hex,
  'petrol-deep': hex,
  'on-petrol': hex,
  signal: hex,
  'signal-tint': hex,
  whatsapp: hex,
  'whatsapp-deep': hex,
  'on-whatsapp': hex,
  focus: hex,
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
