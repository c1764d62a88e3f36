import { cnpjState } from '#domain/forms/cnpj.ts'
import { brazilianPhone } from '#domain/text/brazilian-phone.ts'
import { normalize } from '#domain/text/normalize.ts'
import { numeralPattern } from '#domain/text/numerals.ts'
import { explicitCount } from '#domain/words/order-line.ts'
import { piecesOf } from '#domain/words/pieces.ts'

/** What takes an item back, so that the visitor is asked. */
const cancellations: readonly RegExp[] = [
  // '❌ CAP02', 'CP01 nenhum', 'CEL08 reprovada', 'não autorizado'
  /❌|🚫|\bnenhuma?\b|\bnao [a-z]+ad[oa]s?\b|\b(?:reprovad|recusad|suspens)[oa]/,
  // 'não precisa', 'não vamos comprar', 'cancela a BAT01', 'esquece a BAT01'
  /\bnao (?:(?:vou|vamos|vai) )?(?:precis|quer|mand|compr|ped)|\b(?:cancel|desconsider|(?<!nao )esquec)/,
  // 'tira o CP01 da lista', 'retirar CP01', 'CP01 - excluir'
  /\b(?:retir[ae]r?|remov[ae]r?|tir[ae]r?|exclu[ai]r?) (?:[ao]s? |da lista|do pedido|(?!em|dia|ate|n[ao] )[a-z]{1,4}[ -]?\d)|[:–—-] *(?:excluir|retirar|remover|tirar)[ .]*$/,
  // 'aguardar', 'fica para o mês que vem', 'só semana que vem'
  /\b(?:aguardar|aguardem?|adi(?:ar|ad[oa]|amos)|(?:fi(?:ca|cam|que|quem)|deix[ae]m?) (?:para|pra|pro) (?:[oa] )?(?:mes|semana|ano|depois|proxim[oa])|so (?:n[oa] )?(?:mes|semana|ano) que vem)\b/,
  // 'BAT01 já chegou', 'já compramos'
  /\bja (?:chegou|chegaram|compr(?:ei|amos)|receb(?:i|emos))/,
]

/** Whether a line takes its item back: 'esquece a BAT01, já chegou'. */
export function isCancellation(normalizedLine: string): boolean {
  return cancellations.some((cancellation) => cancellation.test(normalizedLine))
}

const replacement = new RegExp(
  String.raw`\b(?:em vez d|ao inves d|no lugar d|nao (?:\d|(?:${numeralPattern})\b)|de \d+ (?:para|pra) \d|leia-se|digo,|alias|ou melhor|quer dizer|corrigindo|correcao)|\b(?:troc|substitu)[a-z]*\b.*\bpor\b|\bnao\b(?:.{0,20}\bsim\b|,? (?:e|era)(?![a-z]))`,
)

/** Whether a line replaces a quantity or item: 'SCD03 7 em vez de 4', 'CEL12 10, digo, 12', 'troca o CP07 por CP08'. */
export function isReplacement(normalizedLine: string): boolean {
  return replacement.test(normalizedLine)
}

/** What makes it unsure whether a line orders its number. */
const uncertainties: readonly RegExp[] = [
  // 'Total 12', 'tenho 2 SCD03', '3 em estoque', 'sobrou 1', 'eram 4', 'dobrar'
  /^(?:sub)?total\b|\b(?:tenho|temos|(?:tem|ha|\d(?: [a-z]+)?) (?:no|em) estoque|saldo|sobr(?:ou|aram)|era[mn]?|ja vieram|dobr[a-z]+)(?![a-z])/,
  // '2 por leito', '1 para cada monitor', 'metade disso'
  /\b(?:(?:por|(?:em|para|p) cada) (?:dia|semana|mes|plantao|turno|leito|sala|setor|monitor|aparelho|eletro|equipamento|maquina|paciente|viatura|ambulancia)|metade d[ei]ss[eo])(?![a-z])/,
  // 'talvez 2', 'exceto', 'se não tiver, C3VG26 1', 'só se', 'caso haja'
  /\b(?:senao|talvez|exceto|se (?:nao |voces? )?(?:tiver|houver|der|for|sobrar)|so se|caso (?:haja|tenha|sobre|nao))(?![a-z])/,
  // 'não chegou'; at the end also 'CP01 ok', 'tem bastante'
  /\bnao (?:chegou|chegaram|veio|vieram)(?![a-z])|\b(?:ok|complet[oa]|suficiente|bastante|em dia)\W*$/,
]

/** Whether a line's number may be no order, or hangs on a condition: 'tenho 2 SCD03', 'se não tiver, C3VG26 1'. */
export function isUnsure(normalizedLine: string): boolean {
  return uncertainties.some((uncertainty) => uncertainty.test(normalizedLine))
}

/** Whether a line without codes is a greeting, title, telephone, e-mail or CNPJ, or only takes something back. */
export function ordersNothing(text: string): boolean {
  const [first = '', ...others] = text.split(/\s+/)
  const isAddress = others.length === 0 && (first.includes('@') || cnpjState(first) === 'valid')
  const isOnlyTakenBack =
    !/\d/.test(text) &&
    /\b(?:esque[cç]|cancel|desconsider|j[aá] chegou|deixa (?:quieto|pra l[aá]|de lado))/iu.test(text)
  return (
    greeting.test(normalize(text)) ||
    isTitle(text) ||
    brazilianPhone(text) !== undefined ||
    isAddress ||
    isOnlyTakenBack
  )
}

/** A greeting with at most two words behind it, mostly a name: 'Boa tarde, Ana!' */
const greeting =
  /^(?:bom dia|boa (?:tarde|noite)|ola|oie?|prezad[oa]s?|car[oa]s?|senhor(?:es|as?)?)(?:[^\p{L}\p{N}]+(?!cabo|sensor)\p{L}+){0,2}[^\p{L}\p{N}]*$/u

const introduction = new RegExp(
  String.raw`^(?:(?:bom dia|boa (?:tarde|noite)|ola|oie?)\b\W*)?(?:aqui (?:e|quem)|sou|me chamo|falo d[aeo])\b(?!.*[ ,](?:\d+|${numeralPattern}) [a-z]{3})`,
)

/** Whether a line tells who writes: 'Oi, sou fisio da UTI', 'Aqui é do resgate da BR-116'. */
export function isIntroduction(normalizedLine: string): boolean {
  return introduction.test(normalizedLine)
}

/** The normalised names of wards: a line that only names one orders nothing. */
const wards =
  'uti|cti|engenharia clinica|sala de parto|hemodinamica|centro cirurgico|bloco(?: cirurgico)?|pronto (?:socorro|atendimento)|hemodialise|upa|enfermaria|ambulatorio|bercario|maternidade|cme'
const floor =
  '(?: (?:d[oae] )?(?:\\d{1,2}[oa]? (?:andar|piso|subsolo|pavimento)|(?:leito|sala|ala|box)s? [\\w ]{1,12}|24 ?h(?:oras)?))?'
const wardName = `(?:${wards})(?: (?:adulto|geral|anestesia|infantil|neo(?:natal)?|ped(?:iatrica)?|\\w))?${floor}`
/** The verbs with which somebody asks for a quote, and what they ask for. */
const requestVerbs =
  '(?:eu )?(?:preciso|precisamos|gostaria|gostariamos) (?:de )?|solicito |solicitamos |favor (?:enviar|cotar|orcar) |segue |(?:me |nos )?(?:passa|passe|passem|manda|mande|mandem|ve) '
const quote = '(?:um |uma |os? )?(?:cotacao|orcamento|proposta|precos?|valor(?:es)?)(?: urgente)?'
/** Normalised lines that head others, or are of the order's papers and terms. */
const titles = [
  /^(?:segunda|terca|quarta|quinta|sexta|seg|ter|qua|qui|sex|sab|sabado|dom|domingo)(?: feira)?$/,
  /^(?:(?:sub)?total|soma(?:torio)?|data|anexo|edital|pregao|objeto|planilha|termo de referencia)\b/,
  // 'Prazo de entrega: 30 dias', 'Frete CIF', 'Validade da proposta: 60 dias', 'Pagamento 28 ddl'
  /^(?:prazo|pagamento|pagto|cond(?:ic(?:ao|oes))?|frete|validade|garantia|entregar?|local d[eao]|endereco|forma de|faturar|vigencia|previsao) ?\b/,
  // 'Lote 2', 'USA 01' (an ambulance), 'VTR 11: nada', 'PEDIDO 20488 - PAG 2/2', 'Folha: 002', 'TRANSPORTE 5.734,00'
  /^(?:lote|grupo|usa|usb|vtr|viatura|ambulancia) \w{1,3}$|\b(?:nada|sem (?:pendencias?|alterac(?:ao|oes)))$|\b(?:pagina|folha) \d+(?: (?:de )?\d+)?$|\bpag(?: \d+)*$|^transporte(?: \d+)*$/,
  // 'Empenho 2026NE000123', 'OS 8841 - patrimônio 00123456', 'ANVISA: 10349000123', 'Horário: 8h às 17h'
  /^(?:(?:processo|(?:nota de )?empenho|oferta de compra|oc|(?:requisicao|solicitacao|pedido|ordem)(?: de compras?)?|cotacao|protocolo|oficio|chamado|dispensa(?: eletronica)?|os|ordem de servico|patrimonio|(?:registro )?(?:anvisa|ms)|ncm|contrato|ata|uasg|nf|nota fiscal)(?: (?:sei|rp|de|no?|n|d[aeo]))*(?: [a-z]*\d[a-z\d]*)+(?: |$))+$|^(?:horario|responsavel|solicitante|requisitante|matricula)\b/,
  // 'Relatório técnico OS 20261', 'Defeito: bateria não segura carga', 'Mandar no nome do Ten. Rodrigues'
  /^(?:relatorio|laudo)\b|^(?:defeito|problema|sintoma|diagnostico|justificativa|motivo)\b(?!.*(?:\d|\b(?:precis|quer|pedir|compr|cot|repo)))/,
  /^(?:pode )?(?:mand|envi|respond|fatur)[a-z]* (?:[a-z]+ )?(?:n[oa]|para|pra|pro|por) (?:[oa] )?(?:meu |nosso |mesmo )?(?:e ?mail|nome|whats|zap|endereco|cnpj|cpf)\b/,
  new RegExp(`^(?:(?:segue )?(?:pedido|lista|itens) (?:d[aeo] )?)?${wardName}$`),
  new RegExp(`^(?:oie? )?(?:${requestVerbs})?(?:${quote} ?)?(?:(?:p|pra|pro|para)(?: [ao])? ${wardName})?$`),
]

/** Whether a line is a title: 'Total', 'Anexo I', 'UTI neonatal', 'Preciso de cotação', or ends in a colon. */
function isTitle(text: string): boolean {
  // '3.1. O prazo de entrega', 'II) Pronto atendimento', 'UTI neo - 25/11'
  const words = normalize(text)
    .replace(/^(?:\d+(?:\.\d+)+\.?|(?:[ivx]{1,4}|\d{1,2}|[a-z])\)) (?:[oa]s? )?/, '')
    .replaceAll(/\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?![\d/])|[^a-z0-9]+/g, ' ')
    .trim()
  // 'Estetoscópio. Quantidade: 15. Valor: R$ 140,00', whose price is left out, is none.
  const endsInColon = text.trimEnd().endsWith(':') && explicitCount(piecesOf(text)) === undefined
  return endsInColon || titles.some((title) => title.test(words))
}
