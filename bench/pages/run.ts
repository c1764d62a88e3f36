import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure, medianOf, type Measured } from './measure.ts'
import { pageTables, writeSection, type Row } from './report.ts'
import { templates } from './templates.ts'

/** Measures one page of each template and writes bench/README.md. Arguments: names of templates, to try only those (nothing is written). */

const runs = 3
const port = 4319
const only = process.argv.slice(2)
const chosen = templates.filter(([name]) => only.length === 0 || only.includes(name))
if (chosen.length === 0)
  throw new Error(`no such template: ${only.join(', ')}; expected ${templates.map(([name]) => name).join(', ')}`)

const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'))
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: folder },
  stdio: ['ignore', 'ignore', 'inherit'],
})

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) throw new Error('the server did not start; build the site first: script/build')
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server was not ready within 10 s')
}

try {
  await untilReady()
  const rows: Row[] = []
  for (const [name, path] of chosen) {
    const results: Measured[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure(`http://127.0.0.1:${port}${path}`))
    rows.push([name, medianOf(results)])
    console.error(`${name} measured`)
  }
  const section = pageTables(rows, runs)
  if (only.length === 0) await writeSection(section)
  console.log(section)
} finally {
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
}
