import { expect, test } from 'vitest'
import { renderArticle } from './render-article.ts'

test('a mark after a sentence becomes a small link to its source, in text, tables and captions', () => {
  const { html, cited } = renderArticle('markdown', 'Diz isto [^2], e **aquilo**[^1].\n\n| A |\n|---|\n| b[^2] |')
  const link = (number: number) => `<sup><a href="#fonte-${number}" aria-label="Fonte ${number}">${number}</a></sup>`
  expect(html).toContain(`<p>Diz isto${link(2)}, e <strong>aquilo</strong>${link(1)}.</p>`)
  expect(html).toContain(`<td>b${link(2)}</td>`)
  expect(cited).toEqual([1, 2])
})

test('the words that the search reads, and the links that are followed, know nothing of the marks', () => {
  const { text, links } = renderArticle('markdown', 'Diz isto [^2].')
  expect(text).toBe('Diz isto.')
  expect(links).toEqual([])
})

test('an HTML body has marks as well, and code keeps its brackets', () => {
  expect(renderArticle('html', '<p>a[^1]</p>').html).toContain('#fonte-1')
  expect(renderArticle('markdown', '`a[^1]`').html).toBe('<p><code>a[^1]</code></p>')
})
