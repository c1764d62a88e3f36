import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { loadBench } from '#bench/relevance/load.ts'

/**
 * node bench/search/weight.ts
 * What the browser fetches for searching by itself, after brotli: documents and words as they are sent (without the
 * addresses of pictures), and the code that suggests and searches, bundled alone.
 */
const { documents, vocabulary } = await loadBench(process.cwd())

function kilobytes(text: string): string {
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  return (bytes / 1000).toFixed(1)
}

async function bundled(entries: string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rollupOptions: { input: entries, preserveEntrySignatures: 'strict' } },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []))
  return chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.code : [])).join('')
}

console.log(
  `${documents.length} products: documents and words ${kilobytes(JSON.stringify({ documents, vocabulary }))} kB`,
)
console.log(`words alone ${kilobytes(JSON.stringify(vocabulary))} kB`)
console.log(`code ${kilobytes(await bundled(['domain/list/suggestions.ts']))} kB`)
