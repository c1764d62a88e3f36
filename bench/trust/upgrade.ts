import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { amount, isSmoke } from '#bench/amount.ts'
import { startNginx } from '#bench/nginx.ts'
import { Releases } from '#server/release/releases.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { spawnServer } from '#tests/server/support/spawned-server.ts'
import { changeTagline, inCopy, projectCopy, shop } from './project-copy.ts'
import { report } from './verdict.ts'
import { reportSeen, startReaders } from './whole-pages.ts'

const ports = [4875, 4876]
const proxyPort = 4877

/** The proxy as docs/operations.md describes it: a file that one instance does not have yet comes from the other. */
const proxy = `
  upstream vitrine {
${ports.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${proxyPort};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_connect_timeout 2s;
    proxy_next_upstream_tries 3;
    location / {
      proxy_pass http://vitrine;
      proxy_next_upstream error timeout http_502 http_503;
    }
    location ~ ^/(assets|desenhos|fotos|indices|social)/ {
      proxy_pass http://vitrine;
      proxy_next_upstream error timeout http_404 http_502 http_503;
    }
  }`

/**
 * Two instances behind nginx while readers request pages: a build is killed, another makes a release, both instances
 * change to it one after the other, and go back.
 */
export async function run(): Promise<void> {
  await using cleanup = new AsyncDisposableStack()
  const [dataDir, root] = [scratchFolder(), projectCopy()]
  cleanup.defer(() => [dataDir, root].forEach((folder) => rmSync(folder, { recursive: true })))
  const start = (port: number) =>
    spawnServer({
      script: join(root, 'server/main.ts'),
      cwd: root,
      settings: { SITE_DIR: shop, DATA_DIR: dataDir, PORT: String(port), PUBLIC_BACKEND_KEY: 'public-development-key' },
    })
  let servers = await Promise.all(ports.map(start))
  cleanup.defer(() => servers.forEach(({ child }) => child.kill('SIGKILL')))
  cleanup.defer(await startNginx(proxy))
  const roll = async () => {
    for (const [index, port] of ports.entries()) {
      await servers[index]?.end('SIGTERM')
      servers = servers.with(index, await start(port))
      // The pause is longer than the time for which nginx avoids a server that did not answer.
      await sleep(amount(4000, 2500))
    }
  }

  const readers = startReaders(`http://127.0.0.1:${proxyPort}`, amount(10, 3))
  await sleep(amount(5000, 500))
  const releases = new Releases(join(root, shop, 'build'))
  const first = await releases.current()
  await killBuild(root)
  report('after a killed build the current release is the one before', String(await releases.current()), String(first))
  // What every page shows changes, and with it the pages' data; their scripts as well, which a smoke run need not compile.
  changeTagline(root, 1)
  if (!isSmoke) changeScripts(root)
  await inCopy(root, ['script/build'])
  const second = await releases.current()
  report('the build made another release', String(second !== first), 'true')
  await roll()
  await sleep(amount(5000, 500))
  await inCopy(root, ['script/release', 'back'])
  report('one step back leads to the first', String(await releases.current()), String(first))
  await roll()
  await sleep(amount(5000, 500))

  reportSeen(await readers.stop())
}

function changeScripts(root: string): void {
  const script = join(root, 'app/features/shell/site-footer.tsx')
  writeFileSync(script, `${readFileSync(script, 'utf8')}\nconsole.debug('second release')\n`)
}

/** Kills a build while it compiles and renders. */
async function killBuild(root: string): Promise<void> {
  writeFileSync(join(root, 'domain/killed.ts'), '/** Makes the sources others than those of the release. */\n')
  // The command is killed, and therefore fails.
  await inCopy(root, ['timeout', '-s', 'KILL', String(amount(15, 1)), 'script/build']).catch(() => {})
  rmSync(join(root, 'domain/killed.ts'))
}
