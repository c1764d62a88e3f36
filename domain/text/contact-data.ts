/**
 * Kinds of figures around an order that are never a code, a model or a quantity. Each is bounded, so that no visitor's
 * text keeps the reader busy for seconds.
 */
const kinds: readonly RegExp[] = [
  // 'https://…', 'compras@hospital.example', 'R$ 1.149,90'
  /https?:\/\/\S+/,
  /[^\s@]{1,64}@[^\s@]{1,255}\.\w+/,
  /r\$\s?[\d.,]*\d/,
  // '80010-000', 'CEP 80010000'
  /(?<![\w-])\d{5}[-–]\d{3}(?![\w-])|\bcep:?\s?\d{8}\b/,
  // CNPJ, since 2026 with letters: '11.222.333/0001-81', '12.ABC.345/01DE-35'
  /(?<![\w-])[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/[\dA-Z]{4}[-–]\d{2}(?![\w-])/,
  // CPF: '123.456.789-09'
  /(?<![\w-])\d{3}\.?\d{3}\.?\d{3}[-–]\d{2}(?![\w-])/,
  // '(41) 99999-0000', '+55 41 99999-0000', '31 9 8888-7777'
  /(?<![\w-])(?:\+?55 ?)?\(?\d{2}\)? ?9? ?\d{4}[-–]\d{4}(?![\w-])/,
  // 'Ramal 2210', 'ramal: 208'
  /\bramal(?: n[º°o.]*)?:? ?\d{2,5}\b/,
  // 'IE 062.000.000/0001', 'insc. est. 123456789'
  /\b(?:ie|i\.e\.|insc\w*\.? est\w*\.?):? ?\d[\d./-]{6,16}\d/,
]
const contactData = new RegExp(kinds.map(({ source }) => source).join('|'), 'gi')

/** What every kind has at least: most lines have none of it, and are not searched for each kind. */
const mayHold = /[@$]|:\/\/|\d{4}|\d{3}\.?[\dA-Z]{3}|\bramal|\bi\.?e\b|\binsc/i

/** A text without contact data and prices: each is replaced by a space. */
export function withoutContactData(text: string): string {
  return text.replaceAll(contactData, ' ')
}

/** A text with as many spaces in place of contact data and prices, so that every other character keeps its place. */
export function withContactDataBlank(text: string): string {
  return mayHold.test(text) ? text.replaceAll(contactData, (data) => ' '.repeat(data.length)) : text
}
