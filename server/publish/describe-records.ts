import { changesOf } from '#domain/catalogue-edit/changes.ts'
import { kindsOfPath } from '#domain/content-edit/content-kinds.ts'
import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import type { FileChange } from '#server/content/drafts/change-files.ts'
import { recordsIn } from '#server/content/edit/records/content-record.ts'

/** The changes of a file's records as sentences; none for a file without records, or one that cannot be parsed. */
export function recordSentences({ path, base, text }: FileChange): string[] {
  return kindsOfPath(path).flatMap(({ kind, key }) => {
    const [before, after] = [recordsOf(kind, base, key), recordsOf(kind, text, key)]
    if (!before || !after) return []
    const old = new Map(before.map((record) => [record.key, record]))
    const next = new Map(after.map((record) => [record.key, record]))
    const changed = after.flatMap((record) => {
      const was = old.get(record.key)
      if (!was) return [`${kind.title}: “${record.name}” entra`]
      const name = was.name === kind.title ? was.name : `${kind.title}, ${was.name}`
      return changesOf(was.values, record.values, kind).map((change) => `${name}: ${change}`)
    })
    const gone = before.filter((record) => !next.has(record.key)).map(({ name }) => `${kind.title}: “${name}” sai`)
    return [...changed, ...gone]
  })
}

function recordsOf(kind: ContentKind, text: string | null, key: string | undefined) {
  return text === null ? [] : recordsIn(kind, text, key)
}
