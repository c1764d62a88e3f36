import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { copyContent } from '#tests/content-folder.ts'
import { hostilePng } from './support/hostile-png.ts'
import { programEnvironment } from './support/program-environment.ts'
import { copyOf } from './support/rows.ts'
import { sampleContact } from './support/sample-rows.ts'
import { openSqliteStore } from './support/stores.ts'

/** Files that somebody made to do harm, given to the commands that read files, each in a process of its own. */

// Each starts Node anew, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const maximumMegabytes = 500
/** Linux counts in `maxRSS` what the process that starts another has itself; the peak in /proc is the command's own. */
const peakMemory = `
  import { existsSync, readFileSync } from 'node:fs'
  const status = '/proc/self/status'
  const own = () => Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync(status, 'utf8'))?.[1])
  const kilobytes = () => (existsSync(status) ? own() : process.resourceUsage().maxRSS)
  process.on('exit', () => console.error('memory', kilobytes() / 1024))`
const tellMemory = `data:text/javascript,${encodeURIComponent(peakMemory)}`

/** Runs a command that must fail with a message, with little memory and without changing a file. Out: the message. */
function refusal(script: string, words: string[], { cwd, env = {} }: { cwd: string; env?: Record<string, string> }) {
  const before = digestOf(cwd)
  const { status, stderr } = spawnSync(process.execPath, ['--import', tellMemory, resolve(script), ...words], {
    cwd,
    env: { ...programEnvironment, ...env },
    encoding: 'utf8',
  })
  const [, megabytes = ''] = /^memory ([\d.]+)$/m.exec(stderr) ?? []
  expect([status, /^ +at /m.test(stderr)]).toEqual([1, false])
  expect(Number(megabytes)).toBeGreaterThan(20)
  expect(Number(megabytes)).toBeLessThan(maximumMegabytes)
  expect(digestOf(cwd)).toBe(before)
  return stderr
}

function digestOf(folder: string): string {
  const digest = createHash('sha256')
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  // An import leaves its lock file, which is no content.
  for (const entry of entries.filter((each) => each.isFile() && each.name !== 'import.lock')) {
    const path = join(entry.parentPath, entry.name)
    digest.update(path).update(readFileSync(path))
  }
  return digest.digest('hex')
}

/** Ten aliases, each of ten of the one before. */
const aliases = (first: string, line: (name: string, before: string) => string) =>
  [first, ...'bcdefghij'.split('').map((name, index) => line(name, 'abcdefghij'.charAt(index)))].join('\n')
const yamlBomb = aliases('a: &a [x, x]', (name, before) => `${name}: &${name} [${`*${before}, `.repeat(10)}]`)
const svg = (inside: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">${inside}</svg>`

async function shop(files: Record<string, string | Buffer>): Promise<string> {
  const { root } = await copyContent()
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), data)
  }
  return root
}

const article = (frontMatter: string, body: string) =>
  `---\nid: x\ntitle: X\nexcerpt: X\ncategory_id: manutencao\npublished: true\ncreated_at: 2026-01-01\nupdated_at: 2026-01-01\n${frontMatter}---\n${body}`

test('content: aliases, depth, pictures, drawings and ways out of the folder are refused, each with a sentence', async () => {
  const photos = 'content/images/products/cabo-pi-ge'
  const root = await shop({
    'content/products/apelidos.yaml': yamlBomb,
    'content/products/fundo.yaml': `a: ${'['.repeat(20_000)}`,
    'content/products/escape.yaml': 'category: acessorios-componentes\nname: "\\e[2J\\e]0;x\\a"\n',
    [`${photos}/1.png`]: hostilePng(30_000),
    [`${photos}/2.png`]: svg('<path d="M0 0h9v9z"/>'),
    [`${photos}/3\u001B[2J.txt`]: '',
    'content/images/brand/logo.svg': svg('<script>alert(1)</script>'),
    'content/images/brand/logo-escuro.svg': svg('&x;', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    'content/blog/citado.md': article('', `${'> '.repeat(20_000)}x`),
    'content/blog/encaixado.html': article('', '<div>'.repeat(20_000)),
    'content/blog/longo.md': article('', '[a](b) *c* '.repeat(20_000)),
    'content/blog/fora.md': article('featured_image: ../../../../etc/fora.svg\n', 'x'),
    'content/blog/caminho/foto.png': hostilePng(30_000),
    'content/blog/caminho.md': article('', '![x](foto.png "x")\n\n![x](../../../etc/fora.png "x")'),
  })
  const said = refusal('server/content/cli.ts', ['check'], { cwd: root })
  for (const sentence of [
    'apelidos.yaml: [conteudo-nao-e-yaml] o arquivo não pôde ser lido como YAML: há referências',
    'fundo.yaml: [conteudo-nao-e-yaml]',
    'escape.yaml, linha 2 › name: [conteudo-valor] há "\\u001b[2J',
    '1.png: [conteudo-foto] tem 30000 × 30000 pontos, e o limite é de 50 milhões; salve-a menor',
    '2.png: [conteudo-foto] não é foto; espera-se .jpg, .png ou .webp',
    '3\\u001b[2J.txt: [conteudo-foto]',
    'logo.light: [conteudo-desenho] logo.svg: o desenho tem script',
    'logo.dark: [conteudo-desenho] logo-escuro.svg: o desenho tem entidade ou DOCTYPE',
    'citado.md: [conteudo-artigo-fundo] o artigo tem listas, citações',
    'encaixado.html: [conteudo-artigo-fundo] o artigo tem listas, citações ou partes de HTML',
    'longo.md: [conteudo-artigo-fundo] o artigo tem mais de 100 mil letras',
    'fora.md › featured_image: [conteudo-valor]',
    'caminho.md › foto.png: [conteudo-artigo-imagem] tem 30000 × 30000 pontos',
    'caminho.md › ../../../etc/fora.png: [conteudo-figura] não há este arquivo',
  ])
    expect(said).toContain(sentence)
})

test('content: a file that would not fit into memory is refused before it is read', async () => {
  for (const text of [`a: ${'x'.repeat(3_000_000)}`, `a: [${'1,'.repeat(400_000)}]`]) {
    const root = await shop({ 'content/products/grande.yaml': text })
    expect(refusal('server/content/cli.ts', ['check'], { cwd: root })).toContain(
      'content/products/grande.yaml: [conteudo-arquivo-grande]',
    )
  }
})

test('sheets: a workbook under another name, too many rows, ways out of the folder and formulas are refused', async () => {
  const root = await shop({
    'pasta.csv': Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(1000)]),
    'longa.csv': `id;currentPrice\n${'1;2\n'.repeat(3_000_000)}`,
    'larga.csv': ';'.repeat(5_000_000),
    'caminho.csv': 'id;name\n../../../tmp/x;Cabo\n',
    'formula.csv': `id;currentPrice\ncabo-pi-ge;"=HYPERLINK(""http://evil.example"")"\n`,
    'controle.csv': 'id;name\ncabo-pi-ge;Cabo \u001B[2J\n',
  })
  const said = (name: string) => refusal('server/content/cli.ts', ['import', name], { cwd: root })
  expect(said('pasta.csv')).toContain('pasta.csv: [conteudo-planilha-binaria] é um arquivo do Excel ou compactado')
  for (const name of ['longa.csv', 'larga.csv'])
    expect(said(name)).toContain(`${name}: [conteudo-planilha-grande] passa de`)
  expect(said('caminho.csv')).toContain('linha 2, coluna id: [conteudo-')
  expect(said('formula.csv')).toContain('linha 2, coluna currentPrice: [conteudo-preco]')
  expect(said('controle.csv')).toContain('linha 2, coluna name: [conteudo-valor]')
})

/** Zeros that say they are a copy: a thousand times what lies on the disk. */
async function bomb(): Promise<Buffer> {
  const packing = createGzip({ level: 9 })
  packing.write('vitrine-inbox 1\n')
  for (let megabytes = 0; megabytes < 400; megabytes += 1) packing.write(Buffer.alloc(1024 * 1024))
  packing.end()
  return Buffer.concat(await packing.toArray())
}

test('copies: a bomb, somebody else’s file, and rows that this site never had are refused, and nothing is restored', async () => {
  /** A copy in which somebody changed rows with the checks turned off. */
  const copyWith = async (change: string) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'copy-'))
    const store = await openSqliteStore({ dataDir, mayCreate: true })
    await store.messages.receive(sampleContact(), false)
    const path = join(dataDir, 'changed.sqlite')
    writeFileSync(path, gunzipSync(await copyOf(store)))
    await store.close()
    const database = new DatabaseSync(path)
    database.exec(`PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; ${change}`)
    database.close()
    return gzipSync(readFileSync(path))
  }
  const root = await shop({
    'bomba.gz': await bomb(),
    'outro.gz': gzipSync('CREATE TABLE contacts'),
    'longa.gz': await copyWith("UPDATE contacts SET message = printf('%.9000c', 'x')"),
    'solta.gz': await copyWith('UPDATE deliveries SET contact_id = 7'),
  })
  const said = (name: string) => {
    // The data folder is elsewhere, because the command creates a store in it.
    const env = { DATA_DIR: join(resolve(root, '..'), `data-of-${Math.random()}`), PUBLIC_BACKEND_KEY: 'public-key' }
    const refused = refusal('server/store/inbox-commands.ts', ['restore', join(root, name)], { cwd: root, env })
    const left = spawnSync(process.execPath, [resolve('server/store/inbox-commands.ts'), 'counts'], {
      env: { ...programEnvironment, ...env },
      encoding: 'utf8',
    })
    expect([name, left.stdout.trim() || left.stderr.trim()]).toEqual([
      name,
      expect.stringMatching(/"ours": 0|\[inbox-ausente\]/),
    ])
    return refused
  }
  expect(said('bomba.gz')).toContain('[inbox-copia-estranha]')
  expect(said('outro.gz')).toContain('[inbox-copia-estranha]')
  expect(said('longa.gz')).toMatch(/\[inbox-copia-(danificada|estranha)\] .*Nada foi restaurado/)
  expect(said('solta.gz')).toMatch(
    /\[inbox-copia-estranha\] Há uma linha que este site nunca guardaria .*Nada foi restaurado/,
  )
})
