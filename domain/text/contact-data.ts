/**
 * Matches a postal code, CNPJ, CPF, telephone number, e-mail, link or price: text beside an order that is never a code
 * or a model. Each part is bounded, so that no visitor's text keeps the search busy for seconds.
 */
const contactData =
  /https?:\/\/\S+|[^\s@]{1,64}@[^\s@]{1,255}\.\w+|r\$\s?[\d.,]*\d|(?<![\w-])(?:\d{5}-\d{3}|\d{2}\.?\d{3}\.?\d{3}\/\d{4}-\d{2}|\d{3}\.?\d{3}\.?\d{3}-\d{2}|(?:\+?55 ?)?\(?\d{2}\)? ?9? ?\d{4}-\d{4})(?![\w-])/gi

/** A text without contact data and prices: each is replaced by a space. */
export function withoutContactData(text: string): string {
  return text.replaceAll(contactData, ' ')
}
