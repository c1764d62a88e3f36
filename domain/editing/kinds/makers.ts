import { equipmentBrandSchema } from '#domain/catalogue/registry/equipment-brand.ts'
import { contentKind } from '#domain/editing/kind.ts'
import {
  equipmentKindLabel,
  equipmentMakerSchema,
  equipmentModelSchema,
} from '#domain/catalogue/registry/equipment-model.ts'
import { parameterLabel, technologyLabel } from '#domain/catalogue/registry/parameters.ts'
import { paths } from '#domain/pages/paths.ts'

/** content/equipment-brands.yaml: the brands that products and makers name. */
export const equipmentBrands = contentKind({
  name: 'marcas-de-equipamento',
  title: 'Marcas de equipamento',
  about: 'As marcas que os produtos citam: filtros, páginas e busca leem o nome daqui.',
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

const path = 'equipment-models.yaml'
const permanent = 'Vazio, sai do nome. Não muda depois.'

/** The makers of content/equipment-models.yaml. */
export const makers = contentKind({
  name: 'fabricantes',
  title: 'Fabricantes',
  about: 'Quem faz os equipamentos; cada modelo é de um fabricante.',
  storage: { kind: 'list', path, key: 'key' },
  schema: equipmentMakerSchema,
  hiddenFields: ['key', 'models', 'families'],
  nameField: 'name',
  words: {
    name: { label: 'Nome', hint: 'Como se lê no equipamento.' },
    aliases: { label: 'Outros nomes', item: 'outro nome', hint: 'Um por linha: nomes antigos e marcas da casa.' },
    brand: { label: 'Marca no catálogo', registry: 'brands' },
  },
  adding: { title: 'Novo fabricante', hint: permanent, start: () => ({}) },
  page: paths.maker,
})

/** The models of all makers. */
export const models = contentKind({
  name: 'modelos',
  title: 'Modelos',
  about: 'Os equipamentos em que as peças servem.',
  storage: { kind: 'list', path, key: 'key', within: 'models' },
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
  adding: { title: 'Novo modelo', hint: permanent, start: () => ({}) },
})
