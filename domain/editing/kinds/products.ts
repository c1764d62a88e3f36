import { cableEndName, plugName } from '#domain/catalogue/drawing-traits.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { anvisaKindLabel, anvisaStatusLabel, latexLabel, reuseLabel } from '#domain/catalogue/part/dossier.ts'
import { claimLabel } from '#domain/catalogue/part/evidence.ts'
import { partTechnologyLabel } from '#domain/catalogue/part/part-technology.ts'
import { namedFacts, type PlainFact } from '#domain/catalogue/part/plain-fields.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { accessorySchema, equipmentSchema, type ProductRecord } from '#domain/catalogue/product.ts'
import { endSideLabel } from '#domain/catalogue/registry/part-end.ts'
import { axisLabel, variantAxes } from '#domain/catalogue/variants/variant-axes.ts'
import {
  availabilityLabel,
  colourStandardLabel,
  conditionLabel,
  keysOf,
  type SizeKey,
} from '#domain/catalogue/vocabulary.ts'
import { recordOf, type FieldWords, type Values } from '#domain/editing/field.ts'
import { countName, rowCount, type TypedForm } from '#domain/editing/form.ts'
import { contentKind, type ContentKind, type NamedGroup } from '#domain/editing/kind.ts'
import { paths } from '#domain/pages/paths.ts'
import { slugOr } from '#domain/text/slug.ts'

const sizeNames = {
  neonatal: 'Neonatal',
  pediatrica: 'Pediátrica',
  adulto: 'Adulto',
  'adulto-grande': 'Adulto grande',
  obeso: 'Obeso',
} as const satisfies Record<SizeKey, string>

/** The words for the plain facts, from their declarations. */
const factWords = Object.fromEntries(
  namedFacts.map(({ name, row, hint }): [string, FieldWords] => [
    name,
    { label: row.name, ...(hint && { hint }), ...(row.labels && { options: row.labels }) },
  ]),
)

/** The words for what versions differ in; of a size, the fields say more. */
const axisWords = Object.fromEntries(
  keysOf(axisLabel).map((axis): [string, FieldWords] => [`variants.${axis}`, { label: axisLabel[axis] }]),
)

const productWords: Readonly<Record<string, FieldWords>> = {
  category: { label: 'Categoria' },
  formerly: { label: 'Endereços antigos', item: 'endereço antigo' },
  name: { label: 'Nome', hint: 'O que é e a que serve. Só a inicial e os nomes próprios em maiúscula.' },
  productType: { label: 'Tipo', options: productTypeLabel },
  family: { label: 'Família', options: equipmentFamilyLabel },
  brand: { label: 'Marca', registry: 'brands' },
  specialty: { label: 'Especialidade' },
  treatment: { label: 'Tratamento' },
  technology: { label: 'Tecnologia', options: partTechnologyLabel },
  sku: { label: 'Código', hint: 'De um só produto. Com versões, cada uma tem o seu e este fica vazio.' },
  formerCodes: {
    label: 'Códigos antigos',
    item: 'código antigo',
    hint: 'Um por linha: quem procura um deles acha o produto.',
  },
  condition: { label: 'Condição', options: conditionLabel },
  description: {
    label: 'Descrição',
    isLong: true,
    hint: 'De 2 a 5 frases: o que é, em que serve, o que conferir antes de pedir. As buscas mostram as primeiras 155 letras.',
  },
  currentPrice: { label: 'Preço', hint: 'Vazio: “Consultar preço”.', none: 'consultar' },
  originalPrice: { label: 'Preço anterior', hint: 'Maior que o preço; o selo de desconto é calculado.' },
  availability: { label: 'Disponibilidade', options: availabilityLabel },
  isNew: { label: 'Selo “Produto Novo”' },
  isCertified: { label: 'Selo “Certificado ANVISA”', hint: 'Só com o número de registro preenchido.' },
  attention: { label: 'Aviso “Atenção”', hint: 'Onde um conector errado é possível.' },
  equipmentBrand: { label: 'Marca do equipamento', registry: 'brands' },
  additionalEquipmentBrands: { label: 'Outras marcas', item: 'outra marca', registry: 'brands' },
  equipmentModel: { label: 'Modelos', item: 'modelo', registry: 'models' },
  compatibleWith: {
    label: 'Compatibilidade',
    item: 'linha de compatibilidade',
    hint: 'Uma por linha; a primeira aparece também no cartão.',
  },
  ends: { label: 'Pontas', item: 'ponta' },
  '*.side': { label: 'Lado', options: endSideLabel },
  '*.connector': { label: 'Conector', registry: 'connectors' },
  '*.label': { label: 'Distinção', hint: 'Só quando há duas pontas do mesmo lado.' },
  variants: { label: 'Versões', item: 'versão' },
  'variants.id': {
    label: 'Endereço da versão',
    hint: 'Minúsculas, algarismos e hifens. Vazio, sai do que a distingue.',
    isDerived: true,
  },
  'variants.sku': { label: 'Código' },
  'variants.formerCodes': { label: 'Códigos antigos', item: 'código antigo' },
  'variants.sizeKey': { label: 'Tamanho', options: sizeNames },
  'variants.sizeLabel': { label: 'Tamanho por extenso', hint: 'Com a medida: Adulto (18 a 26 cm).' },
  ...axisWords,
  'variants.connector': { label: axisLabel.connector, hint: 'Em palavras; a ponta diz qual é.' },
  'variants.availability': { label: 'Disponibilidade', options: availabilityLabel, hint: 'Vazia: a do produto.' },
  'variants.currentPrice': { label: 'Preço', hint: 'Vazio: o do produto.' },
  'variants.ends': { label: 'Pontas da versão', item: 'ponta da versão' },
  specifications: { label: 'Especificações', item: 'especificação' },
  'specifications.name': { label: 'Nome' },
  'specifications.value': { label: 'Valor' },
  'specifications.typical': { label: 'Fonte, se é valor típico' },
  includedItems: { label: 'Itens inclusos', item: 'item incluso', hint: 'Um por linha.' },
  warranty: { label: 'Garantia', hint: 'Vazia: a garantia padrão da loja.', isLong: true },
  tags: {
    label: 'Palavras da busca',
    item: 'palavra da busca',
    hint: 'Uma por linha: o que mais digitam para achar esta peça.',
  },
  whatsappText: { label: 'Texto fixo do WhatsApp', isLong: true, hint: 'Vazio: o texto é composto pelas escolhas.' },
  ...factWords,
  dossier: { label: 'Documentação' },
  'dossier.maker': { label: 'Fabricante' },
  'dossier.origin': { label: 'Origem' },
  'dossier.anvisa': { label: 'Na ANVISA', options: anvisaKindLabel },
  'dossier.anvisaNumber': { label: 'Número na ANVISA', hint: '11 algarismos.' },
  'dossier.anvisaProcess': { label: 'Processo' },
  'dossier.anvisaStatus': { label: 'Situação do registro', options: anvisaStatusLabel },
  'dossier.anvisaExpires': { label: 'Validade do registro', isDay: true },
  'dossier.sampleSeal': { label: 'O selo é só um exemplo' },
  'dossier.use': { label: 'Uso', options: reuseLabel },
  'dossier.sterile': { label: 'Estéril' },
  'dossier.latex': { label: 'Látex', options: latexLabel },
  'dossier.defibrillationProof': { label: 'À prova de desfibrilação' },
  'dossier.standard': { label: 'Norma' },
  evidence: { label: 'Documentos que provam', item: 'documento' },
  'evidence.about': { label: 'Prova', options: claimLabel },
  'evidence.document': { label: 'Documento' },
  'evidence.holder': { label: 'De quem é' },
  'evidence.seen': { label: 'Visto em', isDay: true },
  references: { label: 'Códigos do fabricante', item: 'código do fabricante' },
  'references.maker': { label: 'Fabricante' },
  'references.code': { label: 'Código' },
  'references.source': { label: 'Fonte pública', hint: 'O manual ou a lista que o diz.' },
  drawing: { label: 'Desenho' },
  'drawing.plug': { label: 'Plugue', options: plugName, hint: 'Só se as pontas não o dizem.' },
  'drawing.end': { label: 'Ponta do paciente', options: cableEndName },
  'drawing.standard': { label: 'Cores', options: colourStandardLabel },
  'drawing.leads': { label: 'Vias' },
  'drawing.tubes': { label: 'Tubos' },
  'drawing.pieces': { label: 'Peças no desenho' },
  'drawing.form': { label: 'Forma própria do tipo', registry: 'forms' },
}

/** The parts of the form with their fields. */
const groups: readonly NamedGroup[] = [
  {
    title: 'O essencial',
    anchor: 'o-que-e',
    fields: 'name productType family sku currentPrice availability description',
  },
  { title: 'Versões', anchor: 'versoes', fields: 'variants' },
  {
    title: 'Serve em',
    anchor: 'serve-em',
    isFolded: true,
    fields: 'equipmentBrand additionalEquipmentBrands equipmentModel compatibleWith',
  },
  { title: 'Pontas', anchor: 'pontas', isFolded: true, fields: 'ends' },
  {
    title: 'Mais do produto',
    anchor: 'mais',
    isFolded: true,
    fields: 'originalPrice isNew attention formerCodes brand specialty treatment technology condition',
  },
  {
    title: 'Textos',
    anchor: 'textos',
    isFolded: true,
    fields: `specifications ${factsIn('specifications')} includedItems warranty tags whatsappText`,
  },
  {
    title: 'Documentos',
    anchor: 'documentos',
    isFolded: true,
    fields: `isCertified ${factsIn('papers')} dossier evidence references`,
  },
  { title: 'Desenho', anchor: 'desenho', isFolded: true, fields: 'drawing' },
]

/** The names of the plain facts that belong to a place of the data sheet. */
function factsIn(place: PlainFact['row']['section']): string {
  return namedFacts.flatMap(({ name, row }) => (row.section === place ? name : [])).join(' ')
}

type Category = ProductRecord['category']

function productKind(
  category: Category,
  schema: typeof accessorySchema | typeof equipmentSchema,
  adding: string,
  start: Values,
): ContentKind {
  return contentKind({
    name: `produtos-${category}`,
    title: 'Produtos',
    description: 'Preços, códigos, textos e fotografias.',
    storage: { kind: 'files', folder: 'products', ending: '.yaml', idField: 'id', only: { category } },
    schema,
    // Renaming a product changes its id, and its former addresses stay for ever.
    hiddenFields: ['id', 'formerly'],
    onlyColumns: ['formerly'],
    onOneLine: ['formerly', 'formerCodes', 'additionalEquipmentBrands', 'equipmentModel', 'tags'],
    groups,
    nameField: 'name',
    words: productWords,
    adding: {
      title: adding,
      hint: 'O fim de /produto/… Vazio, sai do nome. Depois de publicado, só muda com redirecionamento.',
      start: () => ({ category, availability: 'sob-consulta', ...start }),
    },
    removed: 'products',
    page: paths.product,
    tidy: withVersionIds,
  })
}

/** A form in which each version without an id has one made of what distinguishes it: '5-vias', 'adulto'. */
function withVersionIds(typed: TypedForm): TypedForm {
  const ids = Array.from({ length: rowCount(typed[countName('variants')]) }, (_, index): [string, string] => {
    const parts = variantAxes.map((axis) => {
      const text = typed[`variants.${index}.${axis === 'size' ? 'sizeKey' : axis}`] ?? ''
      return text !== '' && (axis === 'vias' || axis === 'leads') ? `${text} vias` : text
    })
    const name = `variants.${index}.id`
    return [name, slugOr(typed[name] ?? '', parts.join(' '))]
  })
  return { ...typed, ...Object.fromEntries(ids) }
}

/** content/products/*.yaml, by category: parts and machines have different fields. */
export const productKinds: Readonly<Record<Category, ContentKind>> = {
  'acessorios-componentes': productKind('acessorios-componentes', accessorySchema, 'Acessório ou componente', {
    condition: 'novo',
  }),
  equipamentos: productKind('equipamentos', equipmentSchema, 'Equipamento', {}),
}

/** The kind of a product, by the category in its values; a part's for any other value. */
export function productKindOf({ category }: Values): ContentKind {
  return productKinds[category === 'equipamentos' ? 'equipamentos' : 'acessorios-componentes']
}

/** Fields that no two products share: addresses, codes, its own texts and proofs. */
const uniqueFields = new Set(['formerly', 'formerCodes', 'sku', 'whatsappText', 'isNew', 'isCertified', 'evidence'])
const uniqueDossierFields = new Set(['anvisaNumber', 'anvisaProcess', 'anvisaStatus', 'anvisaExpires', 'sampleSeal'])

/** The values with which a copy of a product begins: without what no two share; codes of variants are empty. */
export function copiedValues(product: Values): Values {
  const { references: _own, dossier, variants, ...shared } = without(product, uniqueFields)
  return {
    ...shared,
    ...(dossier !== undefined && { dossier: without(recordOf(dossier), uniqueDossierFields) }),
    ...(Array.isArray(variants) && {
      variants: variants.map((one) => ({ ...without(recordOf(one), new Set(['formerCodes'])), sku: '' })),
    }),
  }
}

function without(values: Values, names: ReadonlySet<string>): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
}
