/** Characters that show nothing: soft hyphens, zero-width spaces, joiners, marks of direction, variation selectors. */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|\u034F|\u200D|[\uFE00-\uFE0F]/g

/** Spaces that programs put between the thousands of a number: '1\u00A0000'. An ordinary one only before '000'. */
const grouped =
  /(?<![\p{L}\d.,])([1-9]\d{0,2})(?:[\u00A0\u2007\u2009\u202F](?=\d{3}(?![\p{L}\d]))| (?=000(?![\p{L}\d])))/gu

const fractions: Readonly<Record<string, string>> = { '½': '5', '¼': '25', '¾': '75' }
/** Matches a fraction with its whole number: '½', '1½', '1 ½'; figures of a code before it belong to the code. */
const fraction = /(?:(?<![\p{L}\d])(\d+)[^\S\n]?)?([½¼¾])/gu

/** The Latin letters and figures by the Cyrillic and Greek letters that look like them. */
const latin = new Map(
  Array.from('АВСЕНКМОРТХУІЅЈЗБаеорсхуіѕјзбΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', (letter, index): [string, string] => [
    letter,
    'ABCEHKMOPTXYISJ36aeopcxyisj36ABEZHIKMNOPTYXo'[index] ?? letter,
  ]),
)
const otherAlphabet = /[\u0370-\u03FF\u0400-\u04FF]/g

/** Figures in circles and on keys at the beginning of a line, which number it: '①', '❷', '1️⃣'. */
const circled = /((?:^|: )[^\S\n]*)([\u2460-\u2473\u24F5-\u24FE\u2776-\u2793])[^\S\n]*/gmu
const keycaps = /((?:^|: )[^\S\n]*)((?:\d\uFE0F?\u20E3)+|\u{1F51F})[^\S\n]*/gmu

/**
 * A text in the characters that it looks like: composed, without what shows nothing, with ordinary spaces and figures.
 * '① ＣＰ０７' → '1) CP07', '1½ dúzia' → '1,5 dúzia', '1\u00A0000' → '1.000', '3 × 2' → '3 x 2'. Letters of other
 * alphabets stay, because a person may have to confirm them. In: whether 'º' and 'ª' stay as well, for texts that are
 * shown; else '3º' becomes '3o'.
 */
export function plainText(text: string, keepsOrdinals = false): string {
  // oxlint-disable-next-line no-control-regex -- matches plain ASCII, which needs no change
  if (/^[\x00-\x7F]*$/.test(text)) return text.includes(' 000') ? text.replaceAll(grouped, '$1.') : text
  return text
    .replaceAll(circled, (_, space: string, figure: string) => `${space}${circledValue(figure)}) `)
    .replaceAll(keycaps, (_, space: string, keys: string) => `${space}${keys.replaceAll(/\D/g, '') || '10'}) `)
    .replaceAll(/\uFE0F?\u20E3/g, '')
    .replaceAll(invisible, '')
    .replaceAll(fraction, (_, whole: string | undefined, part: string) => `${whole ?? '0'},${fractions[part]}`)
    .replaceAll(grouped, '$1.')
    .replaceAll('…', ' ... ')
    .replaceAll(keepsOrdinals ? /[^ºª]+/g : /[^]+/g, (run) => run.normalize('NFKC'))
    .replaceAll(/[^\S\n\t]/g, ' ')
    .replaceAll(/[×✕✖⨯]/g, 'x')
    .replaceAll(/[‐‑−]/g, '-')
}

/** The value of a figure in a circle: the blocks run from 1 to 20 or from 1 to 10. */
function circledValue(figure: string): number {
  const code = figure.charCodeAt(0)
  if (code <= 0x2473) return code - 0x245f
  if (code <= 0x24fe) return code - 0x24f4
  return ((code - 0x2776) % 10) + 1
}

/** A text without the characters that show nothing. */
export const withoutInvisible = (text: string): string => text.replaceAll(invisible, '')

/** Replaces Greek and Cyrillic letters that look like Latin ones or figures: 'СР07' → 'CP07'. */
export function latinLetters(text: string): string {
  return text.replaceAll(otherAlphabet, (letter) => latin.get(letter) ?? letter)
}

/** Whether a text has letters of another alphabet that look like Latin ones. */
export const hasLookalikes = (text: string): boolean => latinLetters(text) !== text
