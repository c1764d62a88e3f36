/** The area codes that Anatel has assigned. */
const areaCodes = new Set(
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'.split(
    ' ',
  ),
)

/**
 * A number without punctuation: optional country code, area code with an optional 0, then 9 digits (mobile) or 8
 * (landline).
 */
const form = /^(?:(?:\+|00)?55)?0?(\d{2})(9\d{8}|[2-5]\d{7})$/

/**
 * Reads a telephone number in any usual notation ('(11) 99999-0000', '+55 11 3000-0000') as digits with the country
 * code, which a WhatsApp link needs. Landlines count too, because companies use WhatsApp on them. Out: undefined unless
 * it is one complete Brazilian number with an area code.
 */
export function brazilianPhone(text: string): string | undefined {
  const [, area = '', number = ''] = form.exec(text.replaceAll(/[\s().\-‐-–]/g, '')) ?? []
  return areaCodes.has(area) ? `55${area}${number}` : undefined
}
