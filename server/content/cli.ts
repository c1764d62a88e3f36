import { ContentError } from './content-error.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'
import { loadContent } from './load-content.ts'

const usage = `Usage: script/content check
       script/content export FILE.csv
       script/content import FILE.csv`

const root = process.cwd()

async function check(): Promise<void> {
  const { products, categories, posts } = await loadContent(root)
  console.log(
    `Content is sound: ${products.length} products, ${categories.length} categories, ${posts.length} articles.`,
  )
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

const [command, file, ...rest] = process.argv.slice(2)
try {
  if (command === 'check' && file === undefined) await check()
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
