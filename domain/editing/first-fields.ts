import { untilKnown } from '#domain/catalogue/part/stated-numbers.ts'
import { normalize } from '#domain/text/normalize.ts'
import { isProductType, type ProductType } from '#domain/catalogue/product-types.ts'

/** What a part of a type is called in its box, what it serves, and how often it is used. */
const kinds: Readonly<Record<ProductType, readonly [noun: string, parameter: string, use: string]>> = {
  'cabos-ecg': ['cabo de ECG', 'ECG', 'reutilizavel'],
  'cabos-pi': ['cabo de pressão invasiva', 'Pressão invasiva', 'reutilizavel'],
  'celulas-o2': ['célula de oxigênio', 'Oxigênio', 'reutilizavel'],
  'bracadeiras-pni': ['braçadeira de PNI', 'Pressão não invasiva', 'reutilizavel'],
  'cabos-extensoes-pni': ['extensão de PNI', 'Pressão não invasiva', 'reutilizavel'],
  'conectores-pni': ['conector de PNI', 'Pressão não invasiva', 'reutilizavel'],
  'sensores-spo2': ['sensor de SpO2', 'SpO2 e frequência de pulso', 'reutilizavel'],
  'sensores-temperatura': ['sensor de temperatura', 'Temperatura', 'reutilizavel'],
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
  'valvulas-exalatorias': ['válvula exalatória', 'Ventilação', 'reutilizavel'],
  'sensores-transdutores': ['sensor', 'Fluxo', 'reutilizavel'],
  'sensores-transdutores-diversos': ['transdutor', 'Transdução', 'reutilizavel'],
  'papeis-registro': ['bobina ou bloco de papel', 'Registro em papel', 'uso-unico'],
}

/** What every new part says until somebody writes its description. */
const untold =
  'A peça é identificada por foto do conector e da etiqueta antes do orçamento: encaixe parecido não basta, nem nome de marca.'

/** Whether a description is still the one that a new part got, or only its name. */
export function isFirstDescription({ name, description }: { name: string; description: string }): boolean {
  return description.endsWith(untold) || normalize(description) === normalize(name)
}

/**
 * The fields that a new part needs and a short row leaves out: they say no more than its type does, and that it is asked
 * for until it is identified. In: the fields that the row has. Out: only fields that are missing, and the rows that the
 * specifications lack; nothing for a row with a description, which is whole, for a machine or an unknown type.
 */
export function firstFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { productType, name, category, description, specifications } = fields
  if (
    description !== undefined ||
    category === 'equipamentos' ||
    typeof productType !== 'string' ||
    !isProductType(productType)
  )
    return {}
  const [noun, parameter, use] = kinds[productType]
  const called = typeof name === 'string' ? name : noun
  const first = {
    category: 'acessorios-componentes',
    description: `${called}. ${untold}`,
    attention: productType !== 'papeis-registro',
    availability: 'sob-consulta',
    condition: 'compativel',
    compatibleWith: ['Os equipamentos citados, depois de identificada a peça'],
    includedItems: [`1 ${noun}`],
    tags: [
      ...new Set([
        noun,
        parameter,
        ...called
          .split(/\s+/)
          .slice(1)
          .filter((word) => /^\p{Lu}/u.test(word)),
      ]),
    ].slice(0, 8),
    dossier: { use, sterile: false },
  }
  return {
    ...Object.fromEntries(Object.entries(first).filter(([field]) => fields[field] === undefined)),
    specifications: withFirstRows(Array.isArray(specifications) ? specifications : [], productType, parameter),
  }
}

function withFirstRows(rows: readonly unknown[], type: ProductType, parameter: string): unknown[] {
  const named = new Set(rows.map((row) => (typeof row === 'object' && row !== null && 'name' in row ? row.name : '')))
  const first = [
    { name: 'Parâmetro', value: parameter },
    { name: 'Fornecimento', value: 'Peça avulsa' },
    { name: 'Pedido', value: `${untilKnown} a peça por foto` },
    ...(type === 'sensores-spo2' ? [{ name: 'Faixa de peso', value: 'A impressa na embalagem do sensor' }] : []),
  ]
  return [...rows, ...first.filter(({ name }) => !named.has(name))]
}
