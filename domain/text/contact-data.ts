/**
 * A postal code, CNPJ, CPF, telephone, e-mail, link or price: written beside an order, and never a code or a model of it. Each
 * part is bounded: a visitor's text must not make the search think for seconds.
 */
const contactData =
  /https?:\/\/\S+|[^\s@]{1,64}@[^\s@]{1,255}\.\w+|r\$\s?[\d.,]*\d|(?<![\w-])(?:\d{5}-\d{3}|\d{2}\.?\d{3}\.?\d{3}\/\d{4}-\d{2}|\d{3}\.?\d{3}\.?\d{3}-\d{2}|(?:\+?55 ?)?\(?\d{2}\)? ?9? ?\d{4}-\d{4})(?![\w-])/gi

/** A message without what only tells who sends it and where to. */
export function withoutContactData(text: string): string {
  return text.replaceAll(contactData, ' ')
}
