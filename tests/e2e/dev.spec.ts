import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { open } from './pages.ts'

/** The development server, on a copy of the files, so that the work tree stays as it is. */

const port = Number(process.env.JOURNEY_PORT ?? 4173) + 1000
const address = `http://127.0.0.1:${port}`
/** An idle machine shows a change within two seconds, but here other tests run too. */
const editTimeout = { timeout: 60_000 }
let copy: string
let server: ChildProcess
let output = ''

test.describe.configure({ mode: 'serial', timeout: 300_000 })

test.beforeAll(async () => {
  // The server installs nothing, but it finds and compiles everything that it serves while other tests run.
  test.setTimeout(300_000)
  copy = copyOfCheckout()
  server = spawn(join(copy, 'script/dev'), {
    cwd: copy,
    env: { ...process.env, PORT: String(port) },
    detached: true,
    stdio: 'pipe',
  })
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += String(chunk)
    })
  await expect.poll(statusOrOutput, { timeout: 240_000 }).toBe(200)
})

test.afterAll(async () => {
  if (server?.pid && server.exitCode === null) {
    const ended = once(server, 'close')
    process.kill(-server.pid, 'SIGTERM')
    await ended
  }
  if (copy) rmSync(copy, { recursive: true, force: true })
})

/** Out: the status of the first page, or what the server has said so far. */
async function statusOrOutput(): Promise<number | string> {
  if (server.exitCode !== null) return output
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(60_000) })).status
  } catch {
    return output
  }
}

/** All files that git knows or would take, with the packages that are installed. */
function copyOfCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  // A linked folder stays a link.
  for (const file of files.split('\0').filter(Boolean))
    cpSync(file, join(folder, file), { recursive: true, verbatimSymlinks: true })
  // Linked, not copied: they are never written to.
  execFileSync('cp', ['-al', 'node_modules', join(folder, 'node_modules')])
  for (const cache of ['node_modules/.vite', 'node_modules/.vite-temp'])
    rmSync(join(folder, cache), { recursive: true, force: true })
  symlinkSync(join(process.cwd(), '.tools'), join(folder, '.tools'))
  return folder
}

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  const edited = text.replace(from, to)
  expect(edited, `${file} has what is edited`).not.toBe(text)
  writeFileSync(path, edited)
}

test('every template is served from the sources', async ({ request }) => {
  const paths = [
    '/equipamentos',
    '/acessorios-componentes',
    '/acessorios-componentes?search=cabo',
    '/categoria/cabos-de-ecg',
    '/produto/1',
    '/contato',
    '/blog',
    '/carrinho',
    '/manutencao-preventiva',
    '/sobre',
    '/privacidade',
  ]
  for (const path of paths) expect((await request.get(address + path)).status(), path).toBe(200)
  expect((await request.get(`${address}/nada`)).status()).toBe(404)
})

test('what is edited is shown: a component, a style, texts, a product; a fault in the content is named until it is mended', async ({
  page,
}) => {
  await open(page, `${address}/contato`)
  edit('app/features/contact/contact-form.tsx', /(?<=control\('company'\)})/, ' label="Instituição"')
  await expect(page.getByLabel('Instituição')).toBeVisible(editTimeout)

  edit('app/styles/base.css', /$/, '\nbody { letter-spacing: 3px; }\n')
  await expect(page.locator('body')).toHaveCSS('letter-spacing', '3px', editTimeout)

  edit('content/pages/contact.yaml', /title: Entre em Contato/g, 'title: Escreva para nós')
  await expect(page).toHaveTitle(/Escreva para nós/, editTimeout)

  await open(page, `${address}/produto/1`)
  edit('content/products/1.yaml', /^name: .*$/m, 'name: Produto de prova')
  await expect(page.getByRole('heading', { level: 1, name: 'Produto de prova' })).toBeVisible(editTimeout)

  edit('content/products/1.yaml', 'name: Produto de prova', 'nome: Produto de prova')
  await expect(page.locator('vite-error-overlay')).toContainText('content/products/1.yaml', editTimeout)
  edit('content/products/1.yaml', 'nome: Produto de prova', 'name: Produto sem falha')
  await expect(page.getByRole('heading', { level: 1, name: 'Produto sem falha' })).toBeVisible(editTimeout)
})
