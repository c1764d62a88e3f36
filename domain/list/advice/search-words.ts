import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { Reason, SearchAnswer } from '#domain/search/search-answer.ts'

/** Why a product is among the results, in about three words. */
export function reasonText(reason: Reason): string {
  if (reason.kind === 'cited') return `citado: ${reason.model}`
  if (reason.kind === 'called') return reason.tag
  return reason.kind === 'universal' ? 'universal' : 'outro modelo da marca'
}

/** The singular of each type with a participle of the right gender. */
const citedPart: Readonly<Record<ProductType, string>> = {
  'cabos-ecg': 'cabo de ECG citado',
  'cabos-pi': 'cabo de pressão invasiva citado',
  'celulas-o2': 'célula de oxigênio citada',
  'bracadeiras-pni': 'braçadeira citada',
  'cabos-extensoes-pni': 'extensão de PNI citada',
  'conectores-pni': 'conector citado',
  'sensores-spo2': 'sensor de SpO2 citado',
  'sensores-temperatura': 'sensor de temperatura citado',
  capnografia: 'peça de capnografia citada',
  eletrodos: 'eletrodo citado',
  'pas-eletrodos-desfibrilacao': 'pá ou eletrodo de desfibrilação citado',
  'displays-monitores-lcd': 'display citado',
  'placas-componentes-eletronicos': 'placa ou componente citado',
  lampadas: 'lâmpada citada',
  baterias: 'bateria citada',
  modulos: 'módulo citado',
  analisadores: 'analisador citado',
  'filtros-respiratorios': 'filtro citado',
  'valvulas-exalatorias': 'válvula exalatória citada',
  'sensores-transdutores': 'sensor ou transdutor citado',
  'sensores-transdutores-diversos': 'transdutor citado',
}

/**
 * The sentence for a model that no part cites, 'Não temos cabo de ECG citado para o DX 2020'; it differs when the
 * nearest parts are shown.
 */
export function conflictText(
  { model, productType }: NonNullable<SearchAnswer['conflict']>,
  hasNearest: boolean,
): string {
  const part = productType ? citedPart[productType] : 'peça citada'
  return `Não temos ${part} para o ${model}${hasNearest ? '; o mais próximo:' : '.'}`
}

/** The words that were dropped, no longer than a line: '“a”, “b”, “c” e mais 3 palavras'. */
export function wordsText(words: readonly string[]): string {
  const shown = words.slice(0, mostWords).map((word) => `“${word}”`)
  const more = words.length - shown.length
  const all = more > 0 ? [...shown, `mais ${more} ${more === 1 ? 'palavra' : 'palavras'}`] : shown
  const last = all.pop() ?? ''
  return all.length > 0 ? `${all.join(', ')} e ${last}` : last
}

/** The label of the link for a pasted list: 'Abrir 12 códigos no pedido rápido', which checks it line by line. */
export function listText(codes: number): string {
  return `Abrir ${codes} códigos no pedido rápido`
}

const mostWords = 3
