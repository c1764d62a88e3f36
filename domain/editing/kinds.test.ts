import { expect, test } from 'vitest'
import { wordsOf, type FormField } from './field.ts'
import { contentKinds, kindsOfPath } from './kinds.ts'
import { productKinds } from './kinds/products.ts'

const pathsOf = (fields: readonly FormField[], prefix = ''): string[] =>
  fields.flatMap((field) => [
    prefix + field.name,
    ...('fields' in field ? pathsOf(field.fields, `${prefix}${field.name}.`) : []),
  ])

test.each([...contentKinds, ...Object.values(productKinds)])(
  '$name: every field of the schema has words, and stands in the form once',
  (kind) => {
    const paths = pathsOf(kind.columns)
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path) => wordsOf(kind.words, path).label === path && path !== 'label')).toEqual([])
    const shown = kind.groups.flatMap(({ fields }) => fields.map(({ name }) => name))
    expect(shown.toSorted()).toEqual(kind.fields.map(({ name }) => name).toSorted())
    expect(kind.groups.map(({ title }) => title)).not.toContain('Outros')
  },
)

test('a kind is found by its one name, and by the file of its records', () => {
  const names = contentKinds.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const found = (path: string) => kindsOfPath(path).map(({ kind, key }) => [kind.name, key])
  expect(found('brand.yaml')).toEqual([['marca', undefined]])
  expect(found('equipment-models.yaml')).toEqual([
    ['fabricantes', undefined],
    ['modelos', undefined],
  ])
  expect(found('blog/cabo-de-ecg.md')).toEqual([['artigos', 'cabo-de-ecg']])
  expect(found('pages/plain/termos.yaml')).toEqual([['textos', 'termos']])
  expect([found('blog/fotos/1.jpg'), found('blog/a/b.md')]).toEqual([[], []])
  expect(found('products/x.yaml').map(([name]) => name)).toEqual([
    'produtos-acessorios-componentes',
    'produtos-equipamentos',
  ])
})
