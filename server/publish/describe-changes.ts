import { changeText, changesOf } from '#domain/editing/changes.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { kindsOfPath } from '#domain/editing/kinds.ts'
import type { FileChange } from '#server/content/drafts/change-files.ts'
import { isPicturePath } from '#server/content/drafts/draft-files.ts'
import { recordsIn } from '#server/content/edit/record.ts'

/** The files of a draft, each with its changes in words, one sentence each. */
export function describeChanges<File extends FileChange>(files: readonly File[]) {
  return files.map((file) => ({ file, sentences: sentencesOf(file) }))
}

function sentencesOf(change: FileChange): string[] {
  const { path, base, text } = change
  if (path.startsWith('images/brand/oficina-'))
    return [`Foto da oficina ${changeWord(change, ['nova', 'trocada', 'retirada'])}`]
  if (path.startsWith('images/brand/'))
    return [`Logotipo ou ícone ${changeWord(change, ['novo', 'trocado', 'retirado'])}`]
  if (isPicturePath(path)) {
    const name = path.replace(/^(?:images\/products|images|blog)\//, '')
    return [`Fotografia ${changeWord(change, ['nova', 'trocada', 'retirada'])}: ${name}`]
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
    const formerRecords = new Map(before.map((record) => [record.key, record]))
    const keptKeys = new Set(after.map((record) => record.key))
    const changed = after.flatMap((record) => {
      const former = formerRecords.get(record.key)
      if (!former) return [`${kind.title}: “${record.name}” entra`]
      const name = former.name === kind.title ? former.name : `${kind.title}, ${former.name}`
      return changesOf(former.values, record.values, kind).map((change) => `${name}: ${changeText(change)}`)
    })
    const removed = before.filter((record) => !keptKeys.has(record.key))
    return [...changed, ...removed.map(({ name }) => `${kind.title}: “${name}” sai`)]
  })
}

const recordsOf = (kind: ContentKind, text: string | null, key: string | undefined) =>
  text === null ? [] : recordsIn(kind, text, key)

function changeWord({ base, text }: FileChange, [added, changed, removed]: readonly [string, string, string]): string {
  if (base === null) return added
  return text === null ? removed : changed
}

/** The number of lines in which two texts differ, at least 1. */
function changedLines(before: string, after: string): number {
  const [linesBefore, linesAfter] = [before.split('\n'), after.split('\n')]
  const missingLines = (lines: readonly string[], others: readonly string[]) => {
    const remaining = Map.groupBy(others, (line) => line)
    return lines.filter((line) => remaining.get(line)?.pop() === undefined).length
  }
  return Math.max(missingLines(linesBefore, linesAfter), missingLines(linesAfter, linesBefore), 1)
}
