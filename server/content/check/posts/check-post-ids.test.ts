import { expect, test } from 'vitest'
import { postIdFaults } from './check-post-ids.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadContent } from '#server/content/load-content.ts'

const { posts } = await loadContent(new ContentFiles('tests/fixture'))
const [sample] = posts
const numbered = (...ids: string[]) =>
  postIdFaults({ posts: ids.flatMap((id) => (sample ? [{ ...sample, id, slug: `artigo-${id}` }] : [])) })

test('a number that another article has is refused, and the other is named', () => {
  expect(numbered('1', '2', '2')).toEqual([
    {
      file: 'content/blog/artigo-2.md',
      path: 'id',
      code: 'conteudo-artigo-numero-repetido',
      problem: 'há 2, que content/blog/artigo-2.md também tem; dê a este artigo o número seguinte ao do último',
    },
  ])
})

test('the two articles of the specification that share 19 stand, a third does not', () => {
  expect(numbered('1', '19', '19')).toEqual([])
  expect(numbered('19', '19', '19')).toHaveLength(1)
})
