import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, type Site } from './site.ts'
import { Visitor } from './visitor.ts'
import { startOldWebkit } from './webkit.ts'

/** Older than the oldest browser that the site is whole in: pages are read there without scripts. */
describe('old webkit', () => {
  let site: Site
  let visitor: Visitor
  beforeAll(async () => {
    site = await startSite()
    visitor = new Visitor(await startOldWebkit(), site.url)
  })
  afterAll(async () => {
    await visitor.end()
    await site.end()
  })

  test.each(['/', '/acessorios-componentes', '/produto/cabo-pi-dixtal', '/contato'])(
    '%s keeps its heading',
    async (path) => {
      await visitor.visit(path)
      await visitor.until('scripts had their time', () =>
        visitor.read('return performance.now() > 1500 && document.readyState === "complete"', v.boolean()),
      )
      const { name, width } = await visitor.see({ role: 'heading' })
      expect(name).toBe(await servedHeading(site.url + path))
      expect(width).toBeGreaterThan(100)
    },
  )
})

/** The text of the first heading in a page's HTML. */
async function servedHeading(url: string): Promise<string | undefined> {
  const html = await (await fetch(url)).text()
  return /<h1[^>]*>([\s\S]*?)<\/h1>/
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]*>/g, '')
    .trim()
}
