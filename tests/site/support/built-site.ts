import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { builtFilesSchema } from '#server/http/pages/built-file.ts'
import { readPage, type BuiltPage } from './built-page.ts'

/** The built site as tests read it. */
export interface BuiltSite {
  /** Without a slash at its end. */
  siteUrl: string
  /** By path, in the order of the build. */
  pages: ReadonlyMap<string, BuiltPage>
  /** Whether something is served at a path: a built file, or a redirect to one. */
  has: (path: string) => boolean
}

const compiledSchema = v.object({
  siteUrl: v.string(),
  categories: v.array(v.object({ aliases: v.array(v.string()) })),
})

/** Reads what `script/build` left in build/current. */
export async function readBuiltSite(): Promise<BuiltSite> {
  const files = v.parse(builtFilesSchema, JSON.parse(await readFile('build/current/files.json', 'utf8')))
  const { siteUrl, categories } = v.parse(compiledSchema, JSON.parse(await readFile('build/current/site.json', 'utf8')))
  /** Addresses that redirect, or are rendered on request. */
  const redirects = new Set([
    '/catalogo',
    '/comparar',
    ...categories.flatMap(({ aliases }) => aliases.map((alias) => `/categoria/${alias}`)),
  ])
  const pages = new Map<string, BuiltPage>()
  for (const [path, { file }] of Object.entries(files)) {
    if (!file.endsWith('.html')) continue
    const address = path === '/' ? path : path.replace(/\/$/, '')
    pages.set(address, readPage(address, await readFile(join('build/current/client', file), 'utf8')))
  }
  return { siteUrl, pages, has: (path) => pages.has(path) || path in files || redirects.has(path) }
}
