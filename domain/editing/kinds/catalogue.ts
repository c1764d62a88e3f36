import { categorySchema } from '#domain/catalogue/category.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { measuredPartLabel } from '#domain/catalogue/registry/connector-measures.ts'
import { connectorGenderLabel, connectorShapes } from '#domain/catalogue/registry/connector-shapes.ts'
import { connectorSchema } from '#domain/catalogue/registry/connector.ts'
import { equipmentBrandSchema } from '#domain/catalogue/registry/equipment-brand.ts'
import {
  equipmentKindLabel,
  equipmentMakerSchema,
  equipmentModelSchema,
} from '#domain/catalogue/registry/equipment-model.ts'
import { parameterLabel, technologyLabel } from '#domain/catalogue/registry/parameters.ts'
import { contentKind } from '#domain/editing/kind.ts'
import { paths } from '#domain/pages/paths.ts'

/** content/categories.yaml: the pages of categories. */
export const categories = contentKind({
  name: 'categorias',
  title: 'Categorias',
  description: 'As páginas em /categoria/: textos, tipos de peça e palavras da busca.',
  storage: { kind: 'list', path: 'categories.yaml', key: 'slug' },
  schema: categorySchema,
  hiddenFields: ['slug'],
  nameField: 'h1Title',
  groups: [
    {
      title: 'Página',
      anchor: 'pagina',
      fields: 'h1Title seoTitle shortDescription fullDescription productTypeFilter keywords aliases',
    },
  ],
  words: {
    h1Title: { label: 'Título' },
    seoTitle: { label: 'Título nas buscas' },
    shortDescription: { label: 'Resumo', isLong: true, hint: 'Abaixo do título, e nas buscas.' },
    fullDescription: { label: 'Texto', isLong: true, hint: 'Uma linha vazia separa os parágrafos.' },
    productTypeFilter: { label: 'Tipos de peça', options: productTypeLabel, item: 'tipo de peça' },
    keywords: { label: 'Palavras da busca', item: 'palavra da busca', hint: 'Uma por linha.' },
    aliases: { label: 'Outros endereços', item: 'outro endereço', hint: 'Um por linha: levam a esta página.' },
  },
  adding: {
    title: 'Nova categoria',
    hint: 'O fim de /categoria/… Vazio, sai do título. Não muda depois.',
    start: () => ({}),
  },
  removed: 'categories',
  page: paths.category,
})

const shapeNames = Object.fromEntries(Object.entries(connectorShapes).map(([key, { label }]) => [key, label]))

/** content/connectors.yaml: the plugs of the trade. */
export const connectors = contentKind({
  name: 'conectores',
  title: 'Conectores',
  description: 'As pontas das peças: o desenho, os filtros e “Qual é o meu conector?” saem daqui.',
  storage: { kind: 'list', path: 'connectors.yaml', key: 'key' },
  schema: connectorSchema,
  hiddenFields: ['key'],
  nameField: 'name',
  words: {
    name: { label: 'Nome', hint: 'Como o comércio o chama.' },
    aliases: { label: 'Outros nomes', item: 'outro nome', hint: 'Um por linha.' },
    shape: { label: 'Forma', options: shapeNames },
    contacts: { label: 'Contatos', hint: 'Elétricos; nos de ar, as vias.' },
    gender: { label: 'Metade', options: connectorGenderLabel, hint: 'A da peça vendida, não a da tomada do aparelho.' },
    mates: { label: 'Entra em', item: 'a outra metade', registry: 'connectors' },
    keying: { label: 'O que impede o encaixe errado' },
    lock: { label: 'O que o mantém preso' },
    size: { label: 'Medida nominal' },
    width: { label: 'Largura da face, em mm', hint: 'Só a de norma.' },
    measures: { label: 'Medidas exatas, em mm: só de norma ou folha de dados' },
    'measures.of': { label: 'O que se mede', options: measuredPartLabel },
    'measures.holes': { label: 'Entre furos de fixação' },
    'measures.pitch': { label: 'Entre contatos' },
    'measures.rowPitch': { label: 'Entre fileiras' },
    'measures.contact': { label: 'Contato' },
    'measures.source': { label: 'Norma ou folha, com a figura' },
    uses: { label: 'Onde se usa', item: 'uso' },
    'uses.parameter': { label: 'Parâmetro', options: parameterLabel },
    'uses.makers': { label: 'Fabricantes', item: 'fabricante', registry: 'makers' },
    standard: { label: 'Norma' },
    confirmed: { label: 'A face é conhecida com certeza', hint: 'O que não é se desenha como contorno, sem contatos.' },
    note: { label: 'O que comparar antes do pedido', isLong: true },
  },
  adding: {
    title: 'Novo conector',
    hint: 'Vazio, sai do nome. Não muda depois.',
    start: () => ({ confirmed: false }),
  },
  page: paths.connector,
})

/** content/equipment-brands.yaml: the brands that products and makers name. */
export const equipmentBrands = contentKind({
  name: 'marcas-de-equipamento',
  title: 'Marcas de equipamento',
  description: 'As marcas que os produtos citam: filtros, páginas e busca leem o nome daqui.',
  storage: { kind: 'list', path: 'equipment-brands.yaml', key: 'key' },
  schema: equipmentBrandSchema,
  hiddenFields: ['key'],
  nameField: 'label',
  words: { label: { label: 'Nome' } },
  adding: {
    title: 'Nova marca',
    hint: 'Faz parte de endereços do site. Vazio, sai do nome. Não muda depois.',
    start: () => ({}),
  },
})

const modelsPath = 'equipment-models.yaml'
const permanentHint = 'Vazio, sai do nome. Não muda depois.'

/** The makers of content/equipment-models.yaml. */
export const makers = contentKind({
  name: 'fabricantes',
  title: 'Fabricantes',
  description: 'Quem faz os equipamentos; cada modelo é de um fabricante.',
  storage: { kind: 'list', path: modelsPath, key: 'key' },
  schema: equipmentMakerSchema,
  hiddenFields: ['key', 'models', 'families'],
  nameField: 'name',
  words: {
    name: { label: 'Nome', hint: 'Como se lê no equipamento.' },
    aliases: { label: 'Outros nomes', item: 'outro nome', hint: 'Um por linha: nomes antigos e marcas da casa.' },
    brand: { label: 'Marca no catálogo', registry: 'brands' },
  },
  adding: { title: 'Novo fabricante', hint: permanentHint, start: () => ({}) },
  page: paths.maker,
})

/** The models of all makers. */
export const models = contentKind({
  name: 'modelos',
  title: 'Modelos',
  description: 'Os equipamentos em que as peças servem.',
  storage: { kind: 'list', path: modelsPath, key: 'key', within: 'models' },
  schema: equipmentModelSchema,
  hiddenFields: ['key'],
  nameField: 'name',
  words: {
    name: { label: 'Nome', hint: 'Sem o fabricante.' },
    aliases: {
      label: 'Outras grafias',
      item: 'outra grafia',
      hint: 'Uma por linha. Maiúsculas, acentos e hifens não contam.',
    },
    kind: { label: 'O que é', options: equipmentKindLabel },
    parameters: { label: 'Parâmetros', item: 'parâmetro', options: parameterLabel },
    technologies: { label: 'Tecnologias, só onde decidem a peça', item: 'tecnologia' },
    'technologies.chave': { label: 'Parâmetro', options: parameterLabel },
    'technologies.valor': { label: 'Tecnologias', item: 'tecnologia', options: technologyLabel },
    years: { label: 'Anos de fabricação' },
    'years.from': { label: 'De' },
    'years.to': { label: 'Até' },
    note: { label: 'O que se sabe das peças', hint: 'Uma linha, para o modelo que nenhuma peça cita.' },
    product: { label: 'Produto no catálogo', registry: 'products', hint: 'Quando o equipamento é vendido aqui.' },
  },
  adding: { title: 'Novo modelo', hint: permanentHint, start: () => ({}) },
})
