import { categorySchema } from '#domain/catalogue/category.ts'
import { connectorSchema } from '#domain/catalogue/registry/connector.ts'
import { equipmentBrandSchema } from '#domain/catalogue/registry/equipment-brand.ts'
import { equipmentMakerSchema, equipmentModelSchema } from '#domain/catalogue/registry/equipment-model.ts'
import { contentKind, permanentHint } from '#domain/editing/kind.ts'
import { paths } from '#domain/pages/paths.ts'

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
  adding: {
    title: 'Nova categoria',
    hint: 'O fim de /categoria/… Vazio, sai do título. Não muda depois.',
    initialValues: () => ({}),
  },
  removed: 'categories',
  page: paths.category,
})

export const connectors = contentKind({
  name: 'conectores',
  title: 'Conectores',
  description: 'As pontas das peças: o desenho, os filtros e “Qual é o meu conector?” saem daqui.',
  storage: { kind: 'list', path: 'connectors.yaml', key: 'key' },
  schema: connectorSchema,
  hiddenFields: ['key'],
  nameField: 'name',
  adding: { title: 'Novo conector', hint: permanentHint, initialValues: () => ({ confirmed: false }) },
  page: paths.connector,
})

export const equipmentBrands = contentKind({
  name: 'marcas-de-equipamento',
  title: 'Marcas de equipamento',
  description: 'As marcas que os produtos citam: filtros, páginas e busca leem o nome daqui.',
  storage: { kind: 'list', path: 'equipment-brands.yaml', key: 'key' },
  schema: equipmentBrandSchema,
  hiddenFields: ['key'],
  nameField: 'label',
  adding: {
    title: 'Nova marca',
    hint: 'Faz parte de endereços do site. Vazio, sai do nome. Não muda depois.',
    initialValues: () => ({}),
  },
})

const modelsPath = 'equipment-models.yaml'

export const makers = contentKind({
  name: 'fabricantes',
  title: 'Fabricantes',
  description: 'Quem faz os equipamentos; cada modelo é de um fabricante.',
  storage: { kind: 'list', path: modelsPath, key: 'key' },
  schema: equipmentMakerSchema,
  hiddenFields: ['key', 'models', 'families'],
  nameField: 'name',
  adding: { title: 'Novo fabricante', hint: permanentHint, initialValues: () => ({}) },
  page: paths.maker,
})

export const models = contentKind({
  name: 'modelos',
  title: 'Modelos',
  description: 'Os equipamentos em que as peças servem.',
  storage: { kind: 'list', path: modelsPath, key: 'key', within: 'models' },
  schema: equipmentModelSchema,
  hiddenFields: ['key'],
  nameField: 'name',
  adding: { title: 'Novo modelo', hint: permanentHint, initialValues: () => ({}) },
})
