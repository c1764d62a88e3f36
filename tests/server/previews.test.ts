import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Previews } from '#desk/publish/previews.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { readEnvironment } from '#server/environment.ts'
import { productById } from '#server/shop/catalogue.ts'

const path = 'products/bateria-litio-mindray.yaml'
const settings = { PUBLIC_ANALYTICS_URL: 'https://analytics.example/a.js', SEARCH_COUNTS: 'consent' }

/** Previews of the fixture shop, whose pages show a product's name and what they would send. */
function previews() {
  const content = new ContentFiles('tests/fixture')
  const environment = { ...readEnvironment({}), ...readEnvironment(settings) }
  const made = new Previews({
    content,
    environment,
    version: () => 1,
    code: {
      routes: [{ path: '*', parameters: [] }],
      renderPage: async (shop) => {
        const { analyticsUrl, countsVisits } = shop.data.settings
        const name = productById(shop, 'bateria-litio-mindray')?.name ?? ''
        const html = `<html><head></head><body>${name} ${analyticsUrl} ${countsVisits}</body></html>`
        const body = new Uint8Array(brotliCompressSync(html))
        return { status: 200, headers: [['content-type', 'text/html; charset=utf-8']], body }
      },
    },
  })
  const draft = async (version: number, name: string) => {
    const { text } = await content.text(path)
    const changed = text.replace(/^name: .*$/m, `name: ${name}`)
    return {
      id: 3,
      name: '<Natal>',
      version,
      files: [{ path, base: text, text: changed, version, person: 'Ana', at: '2026-11-28T00:00:00.000Z' }],
    }
  }
  return { made, draft }
}

async function page(made: Previews): Promise<string> {
  const headers = { 'accept-encoding': 'br' }
  const response = await made.readyPreview(3)?.answer(new Request('http://localhost/produto/x', { headers }))
  return brotliDecompressSync(await (response ?? new Response()).arrayBuffer()).toString()
}

test('a preview is the draft’s shop, says what it is, and sends nothing', async () => {
  const { made, draft } = previews()
  expect(await made.make(await draft(1, 'Bateria de dezembro'))).toEqual([])
  expect(await page(made)).toMatch(/Bateria de dezembro {2}false.*Prévia de <b>&lt;Natal&gt;<\/b>/)
  await made.make(await draft(2, 'Bateria de janeiro'))
  expect(await page(made)).toContain('Bateria de janeiro')
})

test('of a draft with faults all are told, and its last preview stays', async () => {
  const { made, draft } = previews()
  await made.make(await draft(1, 'Bateria de dezembro'))
  const faults = await made.make(await draft(2, '""'))
  expect(faults).toMatchObject([{ file: `content/${path}`, path: 'name', line: 1 }])
  expect(await page(made)).toContain('Bateria de dezembro')
})
