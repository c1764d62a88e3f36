import { completenessFaults } from './check/check-completeness.ts'
import { ContentError } from '#server/content-error.ts'
import { shopFolder } from '#server/folders.ts'
import { erpCommands, exportErp } from './sheet/export-erp.ts'
import { exportProducts } from './sheet/export-products.ts'
import { importProducts } from './sheet/import-products.ts'
import { publishRules } from './check/publish/publish-rules.ts'
import type { ErpSystem } from '#domain/feeds/erp/erp-sheets.ts'
import type { Content } from './content.ts'
import { loadContent } from './load-content.ts'
import { reportText } from './check/report.ts'

const usage = `Usage: script/content check [--publish]
       script/content report
       script/content export FILE.csv
       script/content export-bling | export-tiny | export-omie FILE.csv
       script/content import FILE.csv`

const root = shopFolder

async function check(flags: readonly string[]): Promise<void> {
  const content = await loadContent(root)
  const { products, categories, posts } = content
  const faults = completenessFaults(products)
  if (faults.length > 0) throw new ContentError(faults)
  console.log(
    `Content is sound: ${products.length} products, ${categories.length} categories, ${posts.length} articles.`,
  )
  if (flags.includes('--publish')) walkChecklist(content)
}

async function report(): Promise<void> {
  const { products } = await loadContent(root)
  console.log(reportText(products))
}

/** Walks the checklist of docs/antes-de-publicar.md as far as a program can. */
function walkChecklist(content: Content): void {
  for (const { title, find } of publishRules) {
    const faults = find(content)
    console.log(`[${faults.length === 0 ? 'x' : ' '}] ${title}`)
    for (const { file, path, problem } of faults) console.log(`      ${file} › ${path}: ${problem}`)
    if (faults.length > 0) process.exitCode = 1
  }
}

async function exportTo(file: string): Promise<void> {
  console.log(`${file}: ${await exportProducts(root, file)} products.`)
}

async function importFrom(file: string): Promise<void> {
  const { added, changed, unchanged } = await importProducts(root, file)
  for (const id of added) console.log(`new      content/products/${id}.yaml`)
  for (const id of changed) console.log(`changed  content/products/${id}.yaml`)
  console.log(`${file}: ${added.length} new, ${changed.length} changed, ${unchanged.length} as they were.`)
}

async function exportForErp(system: ErpSystem, file: string): Promise<void> {
  console.log(`${file}: ${await exportErp(root, { system, file })} codes.`)
}

const [command, ...flags] = process.argv.slice(2)
const [file, ...rest] = flags
const erp = erpCommands.get(command)
try {
  if (command === 'check' && flags.every((flag) => flag === '--publish')) await check(flags)
  else if (command === 'report' && file === undefined) await report()
  else if (erp !== undefined && file !== undefined && rest.length === 0) await exportForErp(erp, file)
  else if (command === 'export' && file !== undefined && rest.length === 0) await exportTo(file)
  else if (command === 'import' && file !== undefined && rest.length === 0) await importFrom(file)
  else {
    console.error(usage)
    process.exitCode = 2
  }
} catch (error) {
  if (!(error instanceof ContentError || isFileError(error))) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** A file that is not there or may not be written: the message says it all. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
