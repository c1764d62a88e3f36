import { expect, test } from 'vitest'
import { offlinePage, titleOf } from './offline-page.ts'

test('the page says what is missing and lists what was visited', () => {
  const html = offlinePage([{ path: '/produto/1?opcao=a&b="<', title: 'Célula &amp; cabo' }], '/assets/app.css')
  expect(html).toContain('<h1 class="text-head">Sem conexão</h1>')
  expect(html).toContain('href="/produto/1?opcao=a&amp;b=&quot;&lt;">Célula &amp; cabo</a>')
})

test('without visited pages there is no list of them', () => {
  expect(offlinePage([], '/assets/app.css')).not.toContain('<ul>')
})

test('a page is listed by its title, without the brand', () => {
  expect(titleOf('<head><title>Cabo de ECG | Vitrine Médica</title></head>')).toBe('Cabo de ECG')
  expect(titleOf('<p>nada</p>')).toBe('')
})
