import { brotliDecompressSync } from 'node:zlib'
import { once } from '#domain/once.ts'
import { builtCode } from '#server/code/built-code.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { readEnvironment } from '#server/environment.ts'
import { AnswerCache } from '#server/http/answer-cache.ts'
import { fileAnswers } from '#server/http/files.ts'
import { PageServer } from '#server/http/pages.ts'
import { PagePool } from '#server/render/page-pool.ts'
import { allPaths } from '#server/shop/all-paths.ts'
import { loadShop } from '#server/shop/load-shop.ts'
import { readPage, type ServedPage } from './served-page.ts'

/** A shop as it is served: every page that has an address of its own, and its files. */
export interface ServedSite {
  /** Without a slash at its end. */
  siteUrl: string
  /** By path. */
  pages: ReadonlyMap<string, ServedPage>
  /** The answer to GET of an address: of a file, else of a page. */
  get: (address: string) => Promise<Response>
}

/** Serves the shop in a folder within this process, and renders all of its pages. In: the folder with `content/`. */
export const servedSite = once(async (folder: string): Promise<ServedSite> => {
  const files = new ContentFiles(folder)
  const [built, shop] = await Promise.all([builtCode(), loadShop(files, readEnvironment({}))])
  const pool = await PagePool.open(built.server)
  const answers = new AnswerCache()
  const pages = new PageServer(pool, answers)
  const fileOf = fileAnswers({ answers, readContent: (path) => files.bytes(path) })
  const get = async (address: string) => {
    const request = new Request(new URL(address, shop.siteUrl))
    return (await fileOf(shop, request)) ?? pages.answer(shop, request)
  }
  const read = new Map<string, ServedPage>()
  for (const path of allPaths(shop)) {
    const { status, body } = await pool.render(shop, { url: shop.siteUrl + path, method: 'GET', headers: [] })
    if (status !== 200 || !body) throw new Error(`${path} was answered ${status}`)
    read.set(path, readPage(path, brotliDecompressSync(body).toString()))
  }
  return { siteUrl: shop.siteUrl, pages: read, get }
})
