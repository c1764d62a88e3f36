import { identificationPrefix } from '#domain/catalogue/part/stated-numbers.ts'
import { isProductType, type ProductType } from '#domain/catalogue/product-types.ts'
import { normalize } from '#domain/text/normalize.ts'
import { listOf, recordOf } from './field.ts'

/** Noun, parameter and use by type; no use for types sold reusable and for single use: a guess would be believed. */
const typeDefaults: Readonly<Record<ProductType, readonly [noun: string, parameter: string, use?: string]>> = {
  'cabos-ecg': ['cabo de ECG', 'ECG', 'reutilizavel'],
  'cabos-pi': ['cabo de pressão invasiva', 'Pressão invasiva', 'reutilizavel'],
  'celulas-o2': ['célula de oxigênio', 'Oxigênio', 'reutilizavel'],
  'bracadeiras-pni': ['braçadeira de PNI', 'Pressão não invasiva'],
  'cabos-extensoes-pni': ['extensão de PNI', 'Pressão não invasiva', 'reutilizavel'],
  'conectores-pni': ['conector de PNI', 'Pressão não invasiva', 'reutilizavel'],
  'sensores-spo2': ['sensor de SpO2', 'SpO2 e frequência de pulso'],
  'sensores-temperatura': ['sensor de temperatura', 'Temperatura'],
  eletrodos: ['eletrodo', 'ECG', 'uso-unico'],
  'pas-eletrodos-desfibrilacao': ['par de eletrodos', 'Desfibrilação', 'uso-unico'],
  capnografia: ['peça de capnografia', 'CO2 expirado', 'uso-unico'],
  'displays-monitores-lcd': ['display LCD', 'Imagem', 'reutilizavel'],
  'placas-componentes-eletronicos': ['componente', 'Reparo do equipamento', 'reutilizavel'],
  lampadas: ['lâmpada', 'Iluminação', 'reutilizavel'],
  baterias: ['bateria', 'Alimentação', 'reutilizavel'],
  modulos: ['módulo', 'Módulo de medida', 'reutilizavel'],
  analisadores: ['analisador', 'Oxigênio', 'reutilizavel'],
  'filtros-respiratorios': ['filtro respiratório', 'Ventilação', 'uso-unico'],
  'valvulas-exalatorias': ['válvula exalatória', 'Ventilação'],
  'sensores-transdutores': ['sensor', 'Fluxo'],
  'sensores-transdutores-diversos': ['transdutor', 'Transdução'],
  'papeis-registro': ['bobina ou bloco de papel', 'Registro em papel', 'uso-unico'],
}

const placeholderDescription =
  'A peça é identificada por foto do conector e da etiqueta antes do orçamento: encaixe parecido não basta, nem nome de marca.'

/** Whether nobody has written a description yet: it is the default one, or repeats the name. */
export function isPlaceholderDescription({ name, description }: { name: string; description: string }): boolean {
  return description.endsWith(placeholderDescription) || normalize(description) === normalize(name)
}

/** The values that a spreadsheet's row leaves out: on request until identified; none for a row with a description. */
export function defaultFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { productType, name, category, description, specifications } = fields
  if (description !== undefined || category === 'equipamentos') return {}
  if (typeof productType !== 'string' || !isProductType(productType)) return {}
  const [noun, parameter, use] = typeDefaults[productType]
  const partName = typeof name === 'string' ? name : noun
  const defaults = {
    category: 'acessorios-componentes',
    description: `${partName}. ${placeholderDescription}`,
    attention: productType !== 'papeis-registro',
    availability: 'sob-consulta',
    condition: 'compativel',
    compatibleWith: ['Os equipamentos citados, depois de identificada a peça'],
    includedItems: [`1 ${noun}`],
    tags: [...new Set([noun, parameter, ...properNames(partName)])].slice(0, maximumTags),
    dossier: { ...(use && { use }), sterile: false },
  }
  return {
    ...Object.fromEntries(Object.entries(defaults).filter(([field]) => fields[field] === undefined)),
    specifications: withDefaultRows(listOf(specifications), productType, parameter),
  }
}

const maximumTags = 8

function properNames(name: string): string[] {
  const [, ...words] = name.split(/\s+/)
  return words.filter((word) => /^\p{Lu}/u.test(word))
}

function withDefaultRows(rows: readonly unknown[], type: ProductType, parameter: string): unknown[] {
  const statedNames = new Set(rows.map((row) => recordOf(row).name))
  const defaultRows = [
    { name: 'Parâmetro', value: parameter },
    { name: 'Fornecimento', value: 'Peça avulsa' },
    { name: 'Pedido', value: `${identificationPrefix} a peça por foto` },
    ...(type === 'sensores-spo2' ? [{ name: 'Faixa de peso', value: 'A impressa na embalagem do sensor' }] : []),
  ]
  return [...rows, ...defaultRows.filter(({ name }) => !statedNames.has(name))]
}
