import { categorySchema } from '#domain/catalogue/category.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { paths } from '#domain/pages/paths.ts'
import { contentKind } from '#domain/editing/kind.ts'

/** content/categories.yaml: the pages of categories. */
export const categories = contentKind({
  name: 'categorias',
  title: 'Categorias',
  about: 'As páginas em /categoria/: textos, tipos de peça e palavras da busca.',
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
