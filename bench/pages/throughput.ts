import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { startNginx } from '#bench/nginx.ts'
import { spawnSite } from '#bench/site-server.ts'
import { percentile } from '#bench/trust/verdict.ts'
import { amount } from '#bench/amount.ts'

/**
 * node bench/pages/throughput.ts     after script/build
 * Pages a second from the site and from nginx with the same precompressed files, by turns. Installs Debian's wrk and
 * nginx when they are missing.
 */

const rounds = amount(5, 1)
const port = 4880
const paths = ['/', '/acessorios-componentes', '/produto/cabo-ecg-ge-aha'].slice(0, amount(3, 1))
const files = join(import.meta.dirname, '../../build/current/client')
const nginx = `
  types { text/html html; }
  charset utf-8;
  gzip_static on;
  open_file_cache max=2000;
  sendfile on;
  server {
    listen 127.0.0.1:${port};
    root ${files};
    location / { try_files $uri/index.html $uri; }
  }`

if (!existsSync('/usr/bin/wrk')) execFileSync('apt-get', ['install', '-y', '-qq', 'wrk'], { stdio: 'ignore' })
await using cleanup = new AsyncDisposableStack()
const dataDir = scratchFolder()
cleanup.defer(() => rmSync(dataDir, { recursive: true, force: true }))
const site = await spawnSite({ DATA_DIR: dataDir })
cleanup.defer(async () => void (await site.end('SIGTERM')))
cleanup.defer(await startNginx(nginx))

console.log('| page | this server, pages/s | nginx, pages/s | ratio |\n| :-- | --: | --: | --: |')
for (const path of paths) {
  const [ours, theirs] = await Promise.all([bodyOf(site.url + path), bodyOf(`http://127.0.0.1:${port}${path}`)])
  if (ours !== theirs) throw new Error(`${path}: expected the same page from both`)
  const pairs = Array.from({ length: rounds }, () => [
    pagesPerSecond(site.url + path),
    pagesPerSecond(`http://127.0.0.1:${port}${path}`),
  ])
  const own = percentile(
    pairs.map(([first = 0]) => first),
    0.5,
  )
  const other = percentile(
    pairs.map(([, second = 0]) => second),
    0.5,
  )
  const ratio = percentile(
    pairs.map(([first = 0, second = 1]) => first / second),
    0.5,
  )
  console.log(`| \`${path}\` | ${Math.round(own)} | ${Math.round(other)} | ${ratio.toFixed(2)} |`)
}
const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8')) ?? []
console.log(`\nMemory of this server afterwards: ${Math.round(Number(kilobytes) / 1024)} MB`)

async function bodyOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}

/**
 * Pages a second over 64 connections, measured for five seconds with compressed answers. Throws when an answer is no
 * page.
 */
function pagesPerSecond(url: string): number {
  const said = execFileSync('wrk', ['-t1', '-c64', `-d${amount(5, 1)}s`, '-H', 'Accept-Encoding: gzip', url], {
    encoding: 'utf8',
  })
  if (/Non-2xx/.test(said)) throw new Error(said)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
}
