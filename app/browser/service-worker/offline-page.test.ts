import { expect, test } from 'vitest'
import { offlinePage, titleOf } from './offline-page.ts'

const facts = { brandName: 'Peças & Cia', styles: '/assets/app.css' }

test('the page says what is missing and lists what was visited', () => {
  const html = offlinePage([{ path: '/produto/1?opcao=a&b="<', title: 'Célula &amp; cabo' }], facts)
  expect(html).toContain('<h1 class="text-head">Sem conexão</h1>')
  expect(html).toContain('>Peças &amp; Cia</p>')
  expect(html).toContain('href="/produto/1?opcao=a&amp;b=&quot;&lt;">Célula &amp; cabo</a>')
})

test('without visited pages there is no list of them', () => {
  expect(offlinePage([], facts)).not.toContain('<ul>')
})

test('a page is listed by its title, without the brand', () => {
  expect(titleOf('<head><title>Cabo de ECG | Vitrine Médica</title></head>')).toBe('Cabo de ECG')
  expect(titleOf('<p>nada</p>')).toBe('')
})
