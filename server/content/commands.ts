import { basename } from 'node:path'
import { ContentFiles } from '#server/content/content-files.ts'
import { ContentError } from '#server/content-error.ts'
import { contentFolder, shopFolder } from '#server/folders.ts'
import { raiseVersion } from '#server/content/version.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { ErpSystem } from '#domain/feeds/erp/erp-sheets.ts'
import { completenessFaults } from './check/products.ts'
import { silentModelFaults } from './check/registries.ts'
import { claimNotes } from './check/claims.ts'
import { publishRules } from './check/publish.ts'
import { reportText } from './check/report.ts'
import type { Content } from './content.ts'
import { loadContent } from './load-content.ts'
import { exportErp, exportProducts } from './sheet/export.ts'
import { withImportLock } from './sheet/import-lock.ts'
import { importProducts, importText, simulateImport } from './sheet/import-products.ts'
import { print } from '#server/terminal.ts'

/** The words after a command's name: those that begin with `--`, and the others. */
export interface Words {
  flags: readonly string[]
  words: readonly string[]
}

/** Runs a command. Out: its exit status, or undefined when it does not take these words. */
export type Command = (words: Words) => Promise<number> | undefined

export const checkContent: Command = ({ flags, words }) =>
  words.length === 0 && flags.every((flag) => flag === '--publish') ? check(flags.length > 0) : undefined

/** Tells the server that the files were changed by hand (server/content/version.ts), if they have no fault. */
export const publishContent: Command = ({ flags, words }) => (flags.length + words.length === 0 ? publish() : undefined)

export const reportContent: Command = ({ flags, words }) =>
  flags.length + words.length === 0 ? printReport() : undefined

export const exportSheet: Command = ({ flags, words: [file, ...rest] }) =>
  file !== undefined && flags.length + rest.length === 0 ? exportTo(file) : undefined

/** The command that writes a sheet for an ERP system's import. In: the system. */
export const exportForErp =
  (system: ErpSystem): Command =>
  ({ flags, words: [file, ...rest] }) =>
    file !== undefined && flags.length + rest.length === 0 ? exportErpTo(system, file) : undefined

export const importSheet: Command = ({ flags, words: [file, ...rest] }) =>
  file !== undefined && rest.length === 0 && flags.every((flag) => dryFlags.has(flag))
    ? importFrom(file, flags.length > 0)
    : undefined

/** Names of the flag for a dry run; the guide names the first one. */
const dryFlags: ReadonlySet<string> = new Set(['--simular', '--dry-run'])

async function check(forPublishing: boolean): Promise<number> {
  const content = await loadContent(new ContentFiles(shopFolder))
  const { products, categories, posts } = content
  const today = brasiliaDay(new Date().toISOString())
  const faults = [...completenessFaults(products), ...silentModelFaults(content.registries, products)]
  if (faults.length > 0) throw new ContentError(faults)
  print(
    `O conteúdo está em ordem: ${products.length} produtos, ${categories.length} categorias, ${posts.length} artigos.`,
  )
  for (const note of claimNotes(products, today)) print(`aviso: ${note}`)
  return forPublishing ? walkChecklist(content, today) : 0
}

async function publish(): Promise<number> {
  const version = await withImportLock(shopFolder, async () => {
    await loadContent(new ContentFiles(shopFolder))
    return raiseVersion(contentFolder)
  })
  print(`Publicado: versão ${version}. O site a mostra em um instante.`)
  return 0
}

/** Checks those lines of docs/antes-de-publicar.md that a program can check. */
function walkChecklist(content: Content, today: string): number {
  const results = Object.values(publishRules).map(({ title, find }) => ({ title, faults: find(content, today) }))
  for (const { title, faults } of results) {
    print(`[${faults.length === 0 ? 'x' : ' '}] ${title}`)
    for (const { file, path, code, problem } of faults) print(`      ${file} › ${path}: [${code}] ${problem}`)
  }
  return results.some(({ faults }) => faults.length > 0) ? 1 : 0
}

async function printReport(): Promise<number> {
  const { products } = await loadContent(new ContentFiles(shopFolder))
  print(reportText(products))
  return 0
}

async function exportTo(file: string): Promise<number> {
  print(`${file}: ${await exportProducts(shopFolder, file)} produtos.`)
  return 0
}

async function exportErpTo(system: ErpSystem, file: string): Promise<number> {
  print(`${file}: ${await exportErp(shopFolder, system, file)} códigos.`)
  return 0
}

async function importFrom(file: string, isDry: boolean): Promise<number> {
  const report = await (isDry ? simulateImport : importProducts)(shopFolder, file)
  print(importText(basename(file), report))
  if (isDry) print('Simulação: nada foi gravado.')
  return 0
}
