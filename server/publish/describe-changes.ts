import { changeText, changesOf } from '#domain/editing/changes.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { kindsOfPath } from '#domain/editing/kinds.ts'
import type { FileChange } from '#server/content/drafts/change-files.ts'
import { isPicturePath } from '#server/content/drafts/draft-path.ts'
import { recordsIn } from '#server/content/edit/record.ts'

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
  if (path.startsWith('images/brand/oficina-'))
    return [`Foto da oficina ${changeWord(change, ['nova', 'trocada', 'retirada'])}`]
  if (path.startsWith('images/brand/'))
    return [`Logotipo ou ícone ${changeWord(change, ['novo', 'trocado', 'retirado'])}`]
  if (isPicturePath(path)) {
    const file = path.replace(/^(?:images\/products|images|blog)\//, '')
    return [`Fotografia ${changeWord(change, ['nova', 'trocada', 'retirada'])}: ${file}`]
  }
  const records = recordSentences(change)
  if (records.length > 0) return records
  if (base === null || text === null) return [`Arquivo ${changeWord(change, ['novo', 'mudado', 'retirado'])}`]
  const lines = changedLines(base, text)
  return [lines === 1 ? '1 linha muda' : `${lines} linhas mudam`]
}

/** The changes of a file's records; none for a file without records, or one that cannot be parsed. */
function recordSentences({ path, base, text }: FileChange): string[] {
  return kindsOfPath(path).flatMap(({ kind, key }) => {
    const [before, after] = [recordsOf(kind, base, key), recordsOf(kind, text, key)]
    if (!before || !after) return []
    const old = new Map(before.map((record) => [record.key, record]))
    const next = new Map(after.map((record) => [record.key, record]))
    const changed = after.flatMap((record) => {
      const was = old.get(record.key)
      if (!was) return [`${kind.title}: “${record.name}” entra`]
      const name = was.name === kind.title ? was.name : `${kind.title}, ${was.name}`
      return changesOf(was.values, record.values, kind).map((change) => `${name}: ${changeText(change)}`)
    })
    const gone = before.filter((record) => !next.has(record.key)).map(({ name }) => `${kind.title}: “${name}” sai`)
    return [...changed, ...gone]
  })
}

function recordsOf(kind: ContentKind, text: string | null, key: string | undefined) {
  return text === null ? [] : recordsIn(kind, text, key)
}

function changeWord({ base, text }: FileChange, [added, changed, removed]: readonly [string, string, string]): string {
  if (base === null) return added
  return text === null ? removed : changed
}

/** The number of lines in which two texts differ, at least 1. */
function changedLines(before: string, after: string): number {
  const [old, next] = [before.split('\n'), after.split('\n')]
  const missingLines = (lines: readonly string[], from: readonly string[]) => {
    const remaining = Map.groupBy(from, (line) => line)
    return lines.filter((line) => remaining.get(line)?.pop() === undefined).length
  }
  return Math.max(missingLines(old, next), missingLines(next, old), 1)
}
