import { expect, test } from 'vitest'
import { placeFeedPictures, placePictures, sourcesSection } from './articles.ts'

const made = {
  figures: new Map([['figura:a', { src: '/desenhos/a.svg', png: '/desenhos/a.png', width: 480, height: 360 }]]),
  photographs: new Map([
    [
      'foto.jpg',
      {
        src: '/fotos/foto-480.webp',
        width: 1600,
        height: 1200,
        placeholder: '',
        sources: [{ type: 'image/webp', srcSet: '/fotos/foto-480.webp 480w' }],
      },
    ],
  ]),
}
const written =
  '<figure><img src="figura:a" alt="Um &amp; dois"><figcaption>L</figcaption></figure><p><img src="foto.jpg" alt="F"></p>'

test('a figure gets its file and its size, so that nothing moves when it comes', () => {
  expect(placePictures(written, made)).toContain(
    '<img src="/desenhos/a.svg" alt="Um &amp; dois" width="480" height="360" loading="lazy" decoding="async">',
  )
})

test('a photograph comes in the formats and widths that the browser may choose from', () => {
  const html = placePictures(written, made)
  expect(html).toContain('<picture><source type="image/webp" srcset="/fotos/foto-480.webp 480w"')
  expect(html).toContain('<img src="/fotos/foto-480.webp" alt="F" width="1600" height="1200" loading="lazy"')
})

test('a feed has pictures that every reader shows', () => {
  expect(placeFeedPictures(written, made)).toBe(
    '<figure><img src="/desenhos/a.png" alt="Um &amp; dois" width="480" height="360"><figcaption>L</figcaption></figure>' +
      '<p><img src="/fotos/foto-480.webp" alt="F" width="1600" height="1200"></p>',
  )
})

test('a text beside a picture that looks like a tag stays its text', () => {
  const alt = 'a><button formaction="/x">'.replaceAll('"', '&#x22;')
  const placed = placePictures(`<p><img alt="${alt}" src="figura:a"></p>`, made)
  expect(placed).toContain(`<img alt="${alt}" src="/desenhos/a.svg" width="480" height="360"`)
  expect(placed.replaceAll(/"[^"]*"/g, '')).not.toContain('<button')
})

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
