import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Fails when a page's first load outgrows its budget: bytes after brotli, counted on the built files. */

const client = 'build/client'
const kilobyte = 1000
const limits = { html: 25, css: 15, font: 45, script: { light: 112, heavy: 122 }, requests: 35 } as const

const pages: Record<string, keyof typeof limits.script> = {
  'index.html': 'light',
  'contato/index.html': 'light',
  'blog/index.html': 'light',
  'blog/leasing-ou-compra-de-equipamentos/index.html': 'light',
  'acessorios-componentes/index.html': 'heavy',
  'equipamentos/index.html': 'heavy',
  'categoria/conectores-pni/index.html': 'heavy',
  'produto/cabo-ecg-ge-aha/index.html': 'heavy',
  'produto/1/index.html': 'heavy',
  'carrinho/index.html': 'heavy',
}

let isOver = false

function check(what: string, bytes: number, limit: number): void {
  const size = bytes / kilobyte
  const verdict = size <= limit ? 'ok' : 'OVER'
  if (size > limit) isOver = true
  console.log(`${verdict.padEnd(5)}${what.padEnd(52)}${size.toFixed(1).padStart(7)} kB of ${limit}`)
}

/** What is fetched until the page is loaded: itself, scripts, styles, type, icon, manifest and the pictures that are not lazy. */
function checkRequests(page: string, html: string, scripts: readonly string[]): void {
  const eager = html.replaceAll(/<noscript>[\s\S]*?<\/noscript>|<img[^>]* loading="lazy"[^>]*>/g, '')
  const others = references(eager, /<(?:link|img)[^>]* (?:href|src)="(\/[^"]+)"/g).filter((path) => /\.\w+$/.test(path))
  const count = 1 + new Set([...scripts, ...others]).size
  if (count > limits.requests) isOver = true
  console.log(
    `${(count > limits.requests ? 'OVER' : 'ok').padEnd(5)}${`${page} requests`.padEnd(52)}${String(count).padStart(7)} of ${limits.requests}`,
  )
}

function compressed(file: string): number {
  const packed = join(client, `${file}.br`)
  return statSync(existsSync(packed) ? packed : join(client, file)).size
}

function references(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))]
}

for (const [page, weight] of Object.entries(pages)) {
  const html = readFileSync(join(client, page), 'utf8')
  const scripts = references(html, /["'](\/assets\/[^"']+\.js)["']/g)
  check(`${page} html`, compressed(page), limits.html)
  check(
    `${page} scripts (${scripts.length})`,
    scripts.reduce((sum, path) => sum + compressed(path), 0),
    limits.script[weight],
  )
  checkRequests(page, html, scripts)
  const styles = references(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)
  for (const style of styles) check(`${page} css`, compressed(style), limits.css)
  // Nothing else may hold the first paint up.
  if (styles.length !== 1) {
    isOver = true
    console.log(`OVER ${page}: ${styles.length} style sheets, expected one`)
  }
  for (const font of references(html, /href="([^"]+\.woff2)"/g))
    check(`${page} font`, statSync(join(client, font)).size, limits.font)
}

process.exitCode = isOver ? 1 : 0
