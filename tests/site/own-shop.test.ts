import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#domain/pages/paths.ts'
import { spawnServer, type SpawnedServer } from '#tests/server/support/spawned-server.ts'

/**
 * The recipe of docs/minha-loja.md: a shop begins with the template and an empty catalogue, and its pages stand.
 */

const run = promisify(execFile)
let shop: string
let server: SpawnedServer

beforeAll(async () => {
  await mkdir('test-results', { recursive: true })
  shop = relative('.', await mkdtemp(resolve('test-results/loja-')))
  await cp('templates/loja', shop, { recursive: true, dereference: true })
  server = await spawnServer({
    script: resolve('server/main.ts'),
    settings: { SITE_DIR: shop, DATA_DIR: join(shop, 'data') },
  })
}, 120_000)
afterAll(async () => {
  await server.end('SIGTERM')
  await rm(shop, { recursive: true })
})

test('the recipe names the commands that this test stands for', async () => {
  const recipe = await readFile('docs/minha-loja.md', 'utf8')
  for (const command of [
    'cp -rL templates/loja minha-loja',
    'git init -q minha-loja',
    'SITE_DIR=minha-loja script/content check',
    'script/server',
  ])
    expect(recipe).toContain(command)
})

test('every page of an empty shop stands, under its own name and without another shop’s products', async () => {
  const { home, equipment, accessories, cart, contact, maintenance, about, privacy, blog } = paths
  for (const path of [home, equipment, accessories, cart, contact, maintenance, about, privacy, blog]) {
    const response = await fetch(server.url + path)
    const html = await response.text()
    expect([path, response.status, /<title>[^<]*Minha Loja/.test(html)]).toEqual([path, 200, true])
    expect(html).not.toContain('/produto/')
    expect(html).not.toContain('/categoria/')
  }
})

test('what the shop does not say yet is promised nowhere', async () => {
  const html = await (await fetch(server.url)).text()
  for (const heading of ['O que dizem os clientes', 'Marcas que atendemos', 'Busca rápida', 'Produtos em destaque'])
    expect(html).not.toContain(`>${heading}<`)
})

test('the check of an empty shop is clean, and the check before publishing says what is left', async () => {
  const env = { ...process.env, SITE_DIR: shop }
  const { stdout } = await run(process.execPath, ['server/content/cli.ts', 'check'], { env })
  expect(stdout).toContain('O conteúdo está em ordem')
  await expect(run(process.execPath, ['server/content/cli.ts', 'check', '--publish'], { env })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('[ ] Endereço do site'),
  })
})

test('a product of the least that a shop says of one is in order, and the check says what would complete it', async () => {
  const product = {
    name: 'Cabo de teste',
    category: 'acessorios-componentes',
    productType: 'cabos-ecg',
    sku: 'TESTE-1',
    description: 'Um cabo de teste.',
    availability: 'sob-consulta',
    condition: 'novo',
    equipmentBrand: 'philips',
    specifications: [],
    includedItems: [],
    tags: [],
  }
  const file = join(shop, 'content/products/cabo-de-teste.yaml')
  await writeFile(file, JSON.stringify(product))
  const env = { ...process.env, SITE_DIR: shop }
  const { stdout } = await run(process.execPath, ['server/content/cli.ts', 'check'], { env })
  await rm(file)
  expect(stdout).toContain('O conteúdo está em ordem: 1 produtos')
  expect(stdout).toContain('aviso: para ficarem completos')
  expect(stdout).toContain('cabo-de-teste.yaml › dossier.use: [conteudo-incompleto]')
})
