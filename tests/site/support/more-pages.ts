import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { setReleaseFolder } from '#server/folders.ts'
import { readPage, type BuiltPage } from './built-page.ts'
import type { BuiltSite } from './built-site.ts'

/**
 * The built pages and the further steps of lists to which they link, which the server renders on request; by address.
 */
export async function moreOf(site: BuiltSite): Promise<Map<string, BuiltPage>> {
  setReleaseFolder('build/current')
  const build: ServerBuild = await import(join(await realpath('build/current'), 'server/index.js'))
  const render = createRequestHandler(build, 'production')
  const pages = new Map(site.pages)
  for (const { path, links } of pages.values()) {
    for (const href of links) {
      const url = new URL(href, 'http://site')
      const address = url.pathname + url.search
      if (!url.searchParams.has('mostrar') || pages.has(address)) continue
      const response = await render(new Request(url))
      if (response.status !== 200) throw new Error(`${path} → ${href}: expected 200, found ${response.status}`)
      pages.set(address, readPage(address, await response.text()))
    }
  }
  return pages
}
