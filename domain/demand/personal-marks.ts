/** Characters of the longest search; a longer text is a message or was pasted. */
const longest = 80
/** As many digits as the shortest telephone number has, with anything but letters between them. */
const longDigits = /\p{Nd}{7}/u
const date = /\p{Nd}{1,2}[/.-]\p{Nd}{1,2}[/.-]\p{Nd}{2,4}/u
const link = /https?:|www\./i
const address =
  /(?<!\p{L})(?:rua|r\.|av|avenida|alameda|travessa|rodovia|estrada|pra[cç]a|bairro|cep|cpf|cnpj|rg|apto|apartamento)(?!\p{L})/iu

/**
 * Whether the form of a text suggests that it is about a person: an e-mail address, a long number (CPF, CNPJ, CEP,
 * telephone, in any notation), a date, a link, a street, several lines, or more characters than a search has. In: a
 * text as typed.
 */
export function hasPersonalMarks(text: string): boolean {
  const plain = text.normalize('NFKC')
  if (plain.length > longest || /[\r\n]/.test(plain)) return true
  const joined = plain.replaceAll(/[^\p{L}\p{Nd}]/gu, '')
  return [/@/, date, link, address].some((mark) => mark.test(plain)) || longDigits.test(joined)
}
