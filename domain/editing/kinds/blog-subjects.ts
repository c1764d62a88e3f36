import { blogCategorySchema } from '#domain/blog/post.ts'
import { contentKind, nextId } from '#domain/editing/kind.ts'

/** content/blog-categories.yaml: what articles are about. */
export const blogSubjects = contentKind({
  name: 'assuntos',
  title: 'Assuntos do blog',
  about: 'Cada artigo é de um assunto.',
  storage: { kind: 'list', path: 'blog-categories.yaml', key: 'slug' },
  schema: blogCategorySchema,
  hiddenFields: ['id', 'slug', 'created_at'],
  nameField: 'name',
  words: {
    name: { label: 'Nome' },
    description: { label: 'Descrição', isLong: true },
    technical: { label: 'Os artigos afirmam fatos do ramo, e dizem as fontes' },
  },
  adding: {
    title: 'Novo assunto',
    hint: 'Vazio, sai do nome. Não muda depois.',
    start: (today, others) => ({ id: nextId(others), created_at: today }),
  },
})
