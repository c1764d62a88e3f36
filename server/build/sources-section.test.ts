import { expect, test } from 'vitest'
import { sourcesSection } from './sources-section.ts'

test('each source says its name, year, publisher and what it says; its address opens apart, with the day it was seen', () => {
  const html = sourcesSection([
    {
      name: 'Lei & norma',
      publisher: 'A & B',
      year: '2021',
      says: 'Diz <isto>.',
      url: 'https://lei.example/a?b&c',
      seen: '2026-11-04',
    },
    { name: 'Manual', publisher: 'C', year: 's.d.', says: 'Diz.' },
  ])
  expect(html).toContain(
    '<li id="fonte-1"><strong><a href="https://lei.example/a?b&amp;c" target="_blank" rel="noopener">Lei &amp; norma</a></strong> (2021). A &amp; B. Diz &lt;isto&gt;. Consultado em 04/11/2026.</li>',
  )
  expect(html).toContain('<li id="fonte-2"><strong>Manual</strong> (s.d.). C. Diz.</li>')
  expect(html).toContain('<h2 id="normas-e-fontes">')
})

test('an article without sources ends where it ends', () => {
  expect(sourcesSection([])).toBe('')
})
