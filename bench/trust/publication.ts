import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { amount } from '#bench/amount.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { Releases } from '#server/release/releases.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { changeTagline, inCopy, projectCopy, shop } from './project-copy.ts'
import { compareRows, report } from './verdict.ts'
import { reportSeen, startReaders } from './whole-pages.ts'
import { inWords, startWriters } from './writers.ts'

const port = 4878
const url = `http://127.0.0.1:${port}`
/** The key in the pages of a build without settings. */
const apikey = 'public-development-key'
const publications = amount(5, 1)

/**
 * Makes one release after the other current while the whole server is under load, at a socket that outlives the server
 * as that of deploy/vitrine.socket does.
 */
export async function run(): Promise<void> {
  await using cleanup = new AsyncDisposableStack()
  const [dataDir, root] = [scratchFolder(), projectCopy()]
  cleanup.defer(() => [dataDir, root].forEach((folder) => rmSync(folder, { recursive: true })))
  const held = holdServer(root, dataDir)
  cleanup.defer(held.end)
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) await sleep(50)

  const readers = startReaders(url, amount(10, 3))
  const writing = startWriters({
    url: () => url,
    writers: 4,
    perSecond: 10,
    isPersistent: false,
    headers: () => ({ apikey }),
  })
  const releases = new Releases(join(root, shop, 'build'))
  const served = new Set([await releases.current()])
  for (let publication = 1; publication <= publications; publication += 1) {
    changeTagline(root, publication)
    await inCopy(root, ['script/build'])
    const current = await releases.current()
    served.add(current)
    while (!held.started().includes(String(current))) await sleep(50)
    await sleep(amount(4000, 500))
  }
  await writing.stop()
  reportSeen(await readers.stop())
  await held.end()

  const store = await openSqliteStore({ dataDir, mayCreate: false })
  const emails = (await store.messages.all()).map(({ email }) => email ?? '')
  await store.close()
  const { lost, double } = compareRows(writing.acknowledged, emails)
  report('releases served one after the other', served.size, publications + 1)
  report('starts of the server', held.started().length, publications + 1)
  report('posts', inWords(writing.statuses))
  report('posts not taken', [...writing.statuses.keys()].filter((status) => status !== 201).length, 0)
  report('acknowledged rows lost', lost, 0)
  report('rows stored twice', double, 0)
}

const activate = 'systemd-socket-activate'

/** A shell loop that starts the given program again each time that it ends without an error, as systemd does. */
const holder = `while sh -c 'LISTEN_PID=$$ exec "$0" "$@"' "$0" "$@"; do :; done`

/**
 * Starts the process that holds the socket, and the server behind it. Out: functions that give the releases started so
 * far in order, and that end both.
 */
function holdServer(root: string, dataDir: string) {
  const settings = {
    SITE_DIR: shop,
    DATA_DIR: dataDir,
    FOLLOW_RELEASES: 'on',
    RATE_LIMIT_PER_MINUTE: '0',
    PUBLIC_BACKEND_KEY: apikey,
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  }
  const given = Object.entries(settings).map(([name, value]) => `--setenv=${name}=${value}`)
  const program = [
    process.execPath,
    '--max-semi-space-size=2',
    '--expose-gc',
    join(shop, 'build/current/code/server/main.ts'),
  ]
  const words = ['--listen', `127.0.0.1:${port}`, ...given, 'bash', '-c', holder, ...program]
  const held = spawn(activate, words, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  held.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(held, 'close')
  return {
    started: () => [...output.matchAll(/"event":"started".*?"release":"(\w+)"/g)].map(([, release]) => release),
    end: async () => {
      if (held.pid !== undefined && held.exitCode === null && held.signalCode === null)
        process.kill(-held.pid, 'SIGKILL')
      await ended
    },
  }
}
