import { basename } from 'node:path'
import { productChanges } from '#domain/catalogue-edit/product-changes.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { isPicturePath } from '#server/content/drafts/draft-path.ts'
import type { FileChange } from '#server/content/drafts/change-files.ts'
import { recordSentences } from './describe-records.ts'
import { productOfText } from '#server/content/edit/product-of-text.ts'

/** A file of a draft, and its changes, one sentence each. */
export interface DescribedChange {
  path: string
  sentences: string[]
}

/** The changes of a draft in words. In: its files. */
export function describeChanges(files: readonly FileChange[]): DescribedChange[] {
  return files.map((change) => ({ path: change.path, sentences: sentencesOf(change) }))
}

function sentencesOf(change: FileChange): string[] {
  const { path, base, text } = change
  if (path.startsWith('images/brand/')) return [`Logotipo ou ícone ${fate(change, ['novo', 'trocado', 'retirado'])}`]
  if (isPicturePath(path)) return [`Fotografia ${fate(change, ['nova', 'trocada', 'retirada'])}`]
  const product = path.startsWith('products/') ? productSentences(change) : []
  if (product.length > 0) return product
  const records = recordSentences(change)
  if (records.length > 0) return records
  if (base === null || text === null) return [`Arquivo ${fate(change, ['novo', 'mudado', 'retirado'])}`]
  const lines = changedLines(base, text)
  return [lines === 1 ? '1 linha muda' : `${lines} linhas mudam`]
}

function productSentences({ path, base, text }: FileChange): string[] {
  const [before, after] = [productOf(path, base), productOf(path, text)]
  if (!after) return before && text === null ? [`${before.name}: retirado do catálogo`] : []
  if (base === null) return [`${after.name}: produto novo`]
  return before ? productChanges(before, after).map((change) => `${before.name}: ${change}`) : []
}

function productOf(path: string, text: string | null): ProductRecord | undefined {
  return text === null ? undefined : productOfText(basename(path, '.yaml'), text).product
}

function fate({ base, text }: FileChange, [added, changed, removed]: readonly [string, string, string]): string {
  if (base === null) return added
  return text === null ? removed : changed
}

/** The number of lines in which two texts differ, at least 1. */
function changedLines(before: string, after: string): number {
  const [old, next] = [before.split('\n'), after.split('\n')]
  const missing = (lines: readonly string[], from: readonly string[]) => {
    const left = Map.groupBy(from, (line) => line)
    return lines.filter((line) => left.get(line)?.pop() === undefined).length
  }
  return Math.max(missing(old, next), missing(next, old), 1)
}
