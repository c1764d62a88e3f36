import { expect, test } from 'vitest'
import { sourcesSection } from './sources-section.ts'

test('each source says its name, year and what it says; its address opens apart', () => {
  const html = sourcesSection([
    { name: 'Lei & norma', year: '2021', says: 'Diz <isto>.', url: 'https://lei.example/a?b&c' },
    { name: 'Manual', year: 's.d.', says: 'Diz.' },
  ])
  expect(html).toContain(
    '<li><strong><a href="https://lei.example/a?b&amp;c" target="_blank" rel="noopener">Lei &amp; norma</a></strong> (2021). Diz &lt;isto&gt;.</li>',
  )
  expect(html).toContain('<li><strong>Manual</strong> (s.d.). Diz.</li>')
  expect(html).toContain('<h2 id="normas-e-fontes">')
})

test('an article without sources ends where it ends', () => {
  expect(sourcesSection([])).toBe('')
})
