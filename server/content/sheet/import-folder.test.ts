import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeFiles, withCommandLock, ContentBusy } from '#server/content/drafts/change-files.ts'
import { copyContent, type ContentFolder } from '#tests/content-folder.ts'
import { importFolder } from './csv-files.ts'

/** A shop and a folder of sheets, by name. */
async function shopWith(sheets: Readonly<Record<string, string>>) {
  const content = await copyContent()
  const folder = join(content.root, 'planilhas')
  await mkdir(folder)
  for (const [name, text] of Object.entries(sheets)) await writeFile(join(folder, name), text)
  const later = () => new Date(Date.now() + 61_000)
  return {
    content,
    folder,
    run: (now: () => Date = later) => importFolder(content.root, folder, { quietSeconds: 60, now }),
    names: async (below = '') => (await readdir(join(folder, below))).toSorted(),
    text: (name: string) => readFile(join(folder, name), 'utf8'),
  }
}

const productOf = ({ root }: ContentFolder, id: string) =>
  readFile(join(root, 'content', 'products', `${id}.yaml`), 'utf8')

test('each sheet is imported whole or not at all, in the order of names, and moved with its report', async () => {
  const { content, run, names, text } = await shopWith({
    'precos-10.csv': 'código;preço\nC5VG14;13,00\n',
    'precos-9.csv': 'código;preço\nC5VG14;12,00\n',
    'ruim.csv': 'código;preço\nEID301;99,00\nNADA;10,00\n',
    'lista.xlsx': 'x',
    '.oculta.csv': 'x',
    '~$aberta.csv': 'x',
  })
  const before = await productOf(content, 'cabo-pi-ge')
  const outcomes = await run()
  expect(outcomes.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['lista.xlsx', 'no-sheet'],
    ['precos-9.csv', 'imported'],
    ['precos-10.csv', 'imported'],
    ['ruim.csv', 'refused'],
  ])
  expect(await names('importados')).toEqual(['precos-10.csv', 'precos-10.txt', 'precos-9.csv', 'precos-9.txt'])
  expect(await names('recusados')).toEqual(['ruim.csv', 'ruim.txt'])
  expect(await names()).toEqual(['.oculta.csv', 'importados', 'lista.xlsx', 'recusados', '~$aberta.csv'])
  expect(await productOf(content, 'cabo-ecg-mindray-5-vias')).toContain('currentPrice: 13\n')
  expect(await productOf(content, 'cabo-pi-ge')).toBe(before)
  expect(await text('importados/precos-10.txt')).toContain('C5VG14, Preço: R$ 12,00 → R$ 13,00\n')
  expect(await text('recusados/ruim.txt')).toContain('linha 3, coluna código: [conteudo-codigo-desconhecido]')
})

test('whoever lays sheets down does not choose where they are moved to', async () => {
  const { content, folder, run, names } = await shopWith({ 'ruim.csv': 'código;preço\nNADA;10,00\n' })
  await symlink(join(content.root, 'content'), join(folder, 'recusados'))
  await expect(run()).rejects.toThrow(/^\[conteudo-pasta\] .*recusados/)
  expect(await names()).toEqual(['importados', 'recusados', 'ruim.csv'])
  expect(await readdir(join(content.root, 'content'))).not.toContain('ruim.csv')
})

test('a link that takes the place of a sheet after the folder was listed is not followed', async () => {
  const sheet = 'código;preço\nNADA;10,00\n'
  const { content, folder, run, names } = await shopWith({ 'a.csv': sheet, 'b.csv': sheet })
  const swapped = () => {
    rmSync(join(folder, 'b.csv'), { force: true })
    if (!existsSync(join(folder, 'b.csv'))) symlinkSync(join(content.root, 'content/brand.yaml'), join(folder, 'b.csv'))
    return new Date('2036-05-01T10:20:30Z')
  }
  await expect(run(swapped)).rejects.toThrow('ELOOP')
  expect(await names('recusados')).toEqual(['a.csv', 'a.txt'])
})

test('a file that changed a moment ago waits for the next time', async () => {
  const { content, run, names } = await shopWith({ 'precos.csv': 'código;preço\nC5VG14;12,00\n' })
  expect((await run(() => new Date())).map(({ outcome }) => outcome)).toEqual(['waiting'])
  expect(await productOf(content, 'cabo-ecg-mindray-5-vias')).not.toContain('currentPrice')
  expect(await names()).toContain('precos.csv')
  expect((await run()).map(({ outcome }) => outcome)).toEqual(['imported'])
})

test('the same name again keeps what lies there', async () => {
  const { folder, run, names } = await shopWith({ 'precos.csv': 'código;preço\nC5VG14;12,00\n' })
  await run()
  for (const price of ['13,00', '14,00']) {
    await writeFile(join(folder, 'precos.csv'), `código;preço\nC5VG14;${price}\n`)
    await run(() => new Date('2036-05-01T10:20:30Z'))
  }
  expect(await names('importados')).toEqual([
    'precos-20360501-072030-2.csv',
    'precos-20360501-072030-2.txt',
    'precos-20360501-072030.csv',
    'precos-20360501-072030.txt',
    'precos.csv',
    'precos.txt',
  ])
})

test('of two imports at once the second is told so and touches nothing, and the next one runs', async () => {
  const { content, run, names } = await shopWith({ 'precos.csv': 'código;preço\nC5VG14;12,00\n' })
  await withCommandLock(content.root, async () => {
    await expect(run()).rejects.toThrow(ContentBusy)
    expect(await names()).toEqual(['precos.csv'])
  })
  expect((await run()).map(({ outcome }) => outcome)).toEqual(['imported'])
})

test('what a killed import has left by halves is finished before the next one', async () => {
  const { content, run } = await shopWith({ 'precos.csv': 'código;preço\nEID301;99,00\n' })
  const path = 'products/cabo-ecg-mindray-5-vias.yaml'
  const base = await productOf(content, 'cabo-ecg-mindray-5-vias')
  await changeFiles(content.root, { changes: [{ path, base, text: `${base}# da importação\n` }] })
  await content.write(path, base)
  await run()
  expect(await productOf(content, 'cabo-ecg-mindray-5-vias')).toBe(`${base}# da importação\n`)
})

test('while the content itself is not sound every sheet stays where it is', async () => {
  const { content, run, names } = await shopWith({ 'precos.csv': 'código;preço\nC5VG14;12,00\n' })
  await content.replace('products/cabo-pi-ge.yaml', 'availability: em-estoque', 'availability: disponivel')
  await expect(run()).rejects.toThrow('1 erro em content:')
  expect(await names()).toContain('precos.csv')
  expect(await names('recusados')).toEqual([])
})

test('an empty folder is nothing to do, and a folder that is not there is a fault', async () => {
  const { content, run, names } = await shopWith({})
  expect(await run()).toEqual([])
  expect(await names()).toEqual([])
  const nowhere = importFolder(content.root, join(content.root, 'nada'), { quietSeconds: 60, now: () => new Date() })
  await expect(nowhere).rejects.toThrow('ENOENT')
})
