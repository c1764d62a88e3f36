import { expect, test } from 'vitest'
import { placeFeedPictures, placePictures } from './place-pictures.ts'

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
        sources: [{ type: 'image/avif', srcSet: '/fotos/foto-480.avif 480w' }],
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
  expect(html).toContain('<picture><source type="image/avif" srcset="/fotos/foto-480.avif 480w"')
  expect(html).toContain('<img src="/fotos/foto-480.webp" alt="F" width="1600" height="1200" loading="lazy"')
})

test('a feed has pictures that every reader shows', () => {
  expect(placeFeedPictures(written, made)).toBe(
    '<figure><img src="/desenhos/a.png" alt="Um &amp; dois" width="480" height="360"><figcaption>L</figcaption></figure>' +
      '<p><img src="/fotos/foto-480.webp" alt="F" width="1600" height="1200"></p>',
  )
})
