import { expect, test } from 'vitest'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadContent } from '#server/content/load-content.ts'
import { copyContent } from '#tests/content-folder.ts'

test('pages, warranty and offers speak from the promises', async () => {
  const { brand, pages } = await loadContent(new ContentFiles('tests/fixture'))
  expect(brand.offers.reply).toBe('Resposta em até 2 horas, das 8h às 18h')
  expect(brand.offers.clients).toBe('+300 clientes atendidos')
  expect(pages.about.callToAction.text).toContain('Respondemos em até 2 horas no horário comercial')
})

test('one changed promise changes every text that names it', async () => {
  const folder = await copyContent()
  await folder.replace('brand.yaml', 'value: 2 horas', 'value: 3 horas')
  const { brand, pages } = await loadContent(new ContentFiles(folder.root))
  expect(brand.offers.reply).toContain('3 horas')
  expect(pages.about.callToAction.text).toContain('3 horas')
})

test('a word that nothing stands for is refused, in a page and in the offers', async () => {
  const folder = await copyContent()
  await folder.replace('pages/about.yaml', '{reply}', '{prazo}')
  await folder.replace('brand.yaml', '{clientsServed}', '{clientes}')
  expect((await folder.faults()).map(({ file, code }) => `${file} ${code}`)).toEqual([
    'content/brand.yaml conteudo-palavra-que-nao-ha',
    'content/pages/about.yaml conteudo-palavra-que-nao-ha',
  ])
})
