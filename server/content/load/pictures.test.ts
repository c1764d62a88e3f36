import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { ContentFault } from '#server/content-error.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadPhotographs } from './pictures.ts'

const products = [{ id: 'cabo', variants: [{ id: '3-vias' }, { id: '5-vias' }] }, { id: 'outro' }]

/** What is found in a company's folders. In: its photographs by name; the text of a file that is none. */
async function found(names: readonly string[], texts: Record<string, string> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'photographs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const place = (name: string) => join(root, 'content/images/products', name)
  for (const name of [...names, ...Object.keys(texts)]) await mkdir(dirname(place(name)), { recursive: true })
  const plain = { create: { width: 8, height: 6, channels: 3 as const, background: '#888888' } }
  for (const name of names) await sharp(plain).toFile(place(name))
  for (const [name, text] of Object.entries(texts)) await writeFile(place(name), text)
  const faults: ContentFault[] = []
  const photographs = await loadPhotographs(new ContentFiles(root), products, faults)
  return {
    photographs: photographs.map(({ productId, variantId, path }) => [productId, path.split('/').at(-1), variantId]),
    faults: faults.map(({ file, problem }) => `${file}: ${problem}`),
  }
}

test('photographs stand in name order, and a name says which choice one shows', async () => {
  expect(await found(['cabo/10-opcao-5-vias.jpg', 'cabo/2-opcao-3-vias.png', 'cabo/1.webp', 'outro/a.jpg'])).toEqual({
    photographs: [
      ['cabo', '1.webp', undefined],
      ['cabo', '2-opcao-3-vias.png', '3-vias'],
      ['cabo', '10-opcao-5-vias.jpg', '5-vias'],
      ['outro', 'a.jpg', undefined],
    ],
    faults: [],
  })
})

test("a folder that nothing is left in is nobody's fault", async () => {
  const root = await mkdtemp(join(tmpdir(), 'photographs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'content/images/products/cabo-antigo'), { recursive: true })
  const faults: ContentFault[] = []
  expect([await loadPhotographs(new ContentFiles(root), products, faults), faults]).toEqual([[], []])
})

test('a company without photographs has none', async () => {
  expect(await found([])).toEqual({ photographs: [], faults: [] })
})

test('every fault is named with its file, and the sound photographs beside them are found', async () => {
  const { photographs, faults } = await found(
    ['cabo-antigo/1.jpg', 'cabo/1.jpg', 'cabo/2-opcao-12-vias.jpg', 'outro/1-opcao-a.jpg'],
    { 'cabo/3.jpg': 'not a picture', 'cabo/notas.txt': 'de frente' },
  )
  expect(photographs).toEqual([['cabo', '1.jpg', undefined]])
  expect(faults).toEqual([
    "content/images/products/cabo/2-opcao-12-vias.jpg: o produto não tem a versão '12-vias'; as que tem: 3-vias, 5-vias",
    expect.stringMatching(/^content\/images\/products\/cabo\/3\.jpg: não pode ser usado como foto \(/),
    'content/images/products/cabo/notas.txt: não é foto; espera-se .jpg, .png ou .webp',
    'content/images/products/cabo-antigo: nenhum produto tem este id; dê à pasta o nome do arquivo do seu produto',
    "content/images/products/outro/1-opcao-a.jpg: o produto não tem a versão 'a'; as que tem: nenhuma",
  ])
})
