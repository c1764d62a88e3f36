import { expect, test } from 'vitest'
import { renderPost } from '#server/content/posts/render-post.ts'
import type { PostSource } from '#server/content/posts/load-posts.ts'
import { postPictureFaults } from './check-post-pictures.ts'

function problems(body: string, photographs: string[] = []): string[] {
  const post: PostSource = {
    id: '1',
    slug: 'um',
    title: 'Um',
    excerpt: 'Um',
    scene: 'bancada',
    category_id: '1',
    published: true,
    created_at: '2024-01-15',
    updated_at: '2024-01-15',
    relatedProducts: [],
    sources: [],
    format: 'markdown',
    photographs,
    ...renderPost('markdown', body),
  }
  return postPictureFaults([post]).map(({ path, problem }) => `${path}: ${problem}`)
}

test('a figure by its name and a photograph of the folder are sound', () => {
  expect(problems('![a](figura:ecg-3-vias "b")\n\n![a](foto.jpg "b")', ['foto.jpg'])).toEqual([])
})

test('a figure that nobody drew is named with those that there are', () => {
  expect(problems('![a](figura:ecg-4-vias "b")')[0]).toMatch(
    /ecg-4-vias: não há figura com este nome; espera-se uma destas: .*ecg-3-vias/,
  )
})

test('a photograph that is not in the folder of the article', () => {
  expect(problems('![a](foto.jpg "b")', ['outra.jpg'])).toEqual([
    'foto.jpg: não há este arquivo em content/blog/um/, que tem: outra.jpg',
  ])
})

test('a picture of another site and what is no picture', () => {
  expect(problems('![a](https://outro.example/a.png "b")')[0]).toContain('é imagem de outro site')
  expect(problems('![a](/contato "b")')[0]).toContain('não é imagem')
})

test('a picture without words or caption', () => {
  expect(problems('![](figura:ecg-3-vias "b")')[0]).toContain('não tem texto')
  expect(problems('![a](figura:ecg-3-vias)')[0]).toContain('não tem legenda')
})
