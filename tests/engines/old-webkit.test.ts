import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { startSite, type Site } from './site.ts'
import { Visitor, type Target } from './visitor.ts'
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
    '%s keeps its heading, and shows nothing that needs a script',
    async (path) => {
      await visitor.visit(path)
      await visitor.until('scripts had their time', () =>
        visitor.read('return performance.now() > 1500 && document.readyState === "complete"', v.boolean()),
      )
      const { name, width } = await visitor.see({ role: 'heading' })
      expect(name).toBe(await servedHeading(site.url + path))
      expect(width).toBeGreaterThan(100)
      expect(await visitor.count({ role: 'button', name: 'Adicionar', isWhole: false })).toBe(0)
      expect(await visitor.count({ role: 'button', name: 'Fechar', isWhole: false })).toBe(0)
      expect(await visitor.read('return document.querySelectorAll("noscript:not(#scripts)").length', v.number())).toBe(
        0,
      )
    },
  )

  test('sheets are closed without popovers, and a script that stands in for them opens and closes one', async () => {
    await visitor.visit('/acessorios-componentes')
    const sheet: Target = { role: 'group', name: 'Marca' }
    expect(await visitor.glimpse(sheet)).toBeNull()
    const standIn = stripTypeScriptTypes(await readFile('app/browser/popovers.ts', 'utf8')).replace('export ', '')
    await visitor.read(
      `document.documentElement.dataset.scripts = ''\n${standIn}\npolyfillPopovers()\nreturn true`,
      v.boolean(),
    )
    const opener: Target = { role: 'button', name: 'Marca' }
    await visitor.press(opener)
    expect((await visitor.see(sheet)).height).toBeGreaterThan(300)
    await visitor.press({ role: 'button', name: 'Fechar Marca', inside: sheet })
    await visitor.until('the sheet is closed', async () => (await visitor.glimpse(sheet)) === null)
    expect((await visitor.see(opener)).hasFocus).toBe(true)
  })
})

/** The text of the first heading in a page's HTML. */
async function servedHeading(url: string): Promise<string | undefined> {
  const html = await (await fetch(url)).text()
  return /<h1[^>]*>([\s\S]*?)<\/h1>/
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]*>/g, '')
    .trim()
}
