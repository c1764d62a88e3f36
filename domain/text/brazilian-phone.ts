/** Contact data, prices and other figures that are no code, model or quantity; bounded, or a text may take minutes. */
const contactDataPatterns: readonly RegExp[] = [
  // 'https://…', 'compras@hospital.example', 'R$ 1.149,90'
  /https?:\/\/\S+/,
  /[^\s@]{1,64}@[^\s@]{1,255}\.\w+/,
  /r\$\s?[\d.,]*\d/,
  // 'de 310 por 280'
  /\bde \d[\d.,]* por \d(?:[\d.,]*\d)?/,
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
  // A machine's own number: 'nº série 2016-0931', 'SN: 89-33021', 'patr. 10882'; 'série 400' is a kind of sensor
  /\b(?:n(?:[uú]mero)?[º°o.]* ?(?:de )?s[eé]rie|s\/?n|n\/?s|patr(?:im[oô]nio)?|tombo)\b\.?:? ?\d[\d./-]{2,14}(?![\w-])/,
  // 'IE 062.000.000/0001', 'insc. est. 123456789'
  /\b(?:ie|i\.e\.|insc\w*\.? est\w*\.?):? ?\d[\d./-]{6,16}\d/,
]
const contactData = new RegExp(contactDataPatterns.map(({ source }) => source).join('|'), 'gi')

/** What every kind of contact data has at least; tested first, because most lines have none of it. */
const mayHoldContactData =
  /[@$]|\bpor \d|:\/\/|\d{4}|\d{3}\.?[\dA-Z]{3}|\bramal|\bi\.?e\b|\binsc|s[eé]rie|\bs\/?n\b|\bn\/?s\b|\bpatr|\btombo/i

/** A text with a space in place of contact data and of each price. */
export function withoutContactData(text: string): string {
  return text.replaceAll(contactData, ' ')
}

/** A text with as many spaces in place of contact data and prices, so that every other character keeps its place. */
export function withContactDataBlank(text: string): string {
  return mayHoldContactData.test(text) ? text.replaceAll(contactData, (data) => ' '.repeat(data.length)) : text
}

/** The area codes that are given out: 11 to 19, 21, 22, 24 … */
const areaCode = /^(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])$/

/** Matches an optional country code, an area code with an optional 0, then 9 digits (mobile) or 8 (landline). */
const phonePattern = /^(?:(?:\+|00)?55)?0?(\d{2})(9\d{8}|[2-5]\d{7})$/

/** A telephone's digits with the country code, as WhatsApp takes them; undefined unless one number with area code. */
export function brazilianPhone(text: string): string | undefined {
  const [, area = '', number = ''] = phonePattern.exec(text.replaceAll(/[\s().\-‐-–]/g, '')) ?? []
  return areaCode.test(area) ? `55${area}${number}` : undefined
}
