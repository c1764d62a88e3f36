import { cnpjState } from '#domain/forms/cnpj.ts'
import { brazilianPhone } from '#domain/text/brazilian-phone.ts'
import { normalize } from '#domain/text/normalize.ts'

/**
 * Whether a line orders nothing: a title ('Total de itens: 5', 'Itens da UTI 2:'), or contact data of the buyer, a
 * telephone, an e-mail or a CNPJ, alone in its line.
 */
export function ordersNothing(text: string): boolean {
  const [first = '', ...others] = text.split(/\s+/)
  const isAddress = others.length === 0 && (first.includes('@') || cnpjState(first) === 'valid')
  return isTitle(text) || brazilianPhone(text) !== undefined || isAddress
}

/** The normalised name of a ward: a line that only names one orders nothing. */
const wards =
  'uti|cti|engenharia clinica|sala de parto|hemodinamica|centro cirurgico|bloco(?: cirurgico)?|pronto socorro|enfermaria|ambulatorio|bercario|maternidade|cme'
const ward = `(?:${wards})(?: (?:adulto|geral|anestesia|infantil|neo(?:natal)?|ped(?:iatrica)?|\\w))?`
/** The verbs with which somebody asks for a quote, and what they ask for. */
const asking = '(?:eu )?(?:preciso|precisamos|gostaria|gostariamos) de |solicito |solicitamos |favor enviar '
const quote = '(?:um |uma )?(?:cotacao|orcamento|proposta)(?: urgente)?'
const titles = [
  /^(?:(?:sub)?total|anexo|edital|pregao|objeto|planilha|termo de referencia)\b/,
  /^(?:lote|grupo) \w{1,3}$|\bpagina \d+ de \d+$/,
  new RegExp(`^(?:(?:segue )?(?:pedido|lista) (?:d[aeo] )?)?${ward}$`),
  new RegExp(`^(?:${asking})?${quote}(?: (?:p|pra|para)(?: [ao])? ${ward})?$`),
]

/**
 * Whether a line is a title around the items of a list: 'Total', 'Anexo I - Termo de referência', 'UTI neonatal',
 * 'Preciso de cotação p/ UTI', and any text that ends in a colon.
 */
function isTitle(text: string): boolean {
  const words = normalize(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  return text.trimEnd().endsWith(':') || titles.some((title) => title.test(words))
}
