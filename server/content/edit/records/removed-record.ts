import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import { withRemoved } from '#server/content/edit/move-product.ts'
import type { MovedFile, MoveOutcome } from '#server/content/edit/moving.ts'
import { EditRefused } from '#server/content/sheet/yaml/yaml-operations.ts'
import { withEdits } from './changed-record.ts'
import type { ContentRecord } from './content-record.ts'

/** Texts of the files that change when a record is removed: its own, and content/removed.yaml. */
export interface RemovalTexts {
  /** The path of the record's file, below `content/`. */
  path: string
  text: string
  removed: string | null
}

/** Removes a record. If its kind has pages, the record's addresses answer from then on that the page is gone. */
export function removedRecord(kind: ContentKind, record: ContentRecord, texts: RemovalTexts): MoveOutcome {
  const { path, text, removed } = texts
  const own = kind.place.kind === 'files' ? null : withEdits(text, [{ kind: 'remove', path: record.at }])
  if (own?.kind === 'refused') return own
  const file: MovedFile = { path, seen: text, text: own?.text ?? null }
  if (kind.removed === undefined) return { kind: 'files', files: [file] }
  try {
    const listed = withRemoved(removed ?? '', addressesOf(record), kind.removed)
    return { kind: 'files', files: [file, { path: 'removed.yaml', seen: removed, text: listed }] }
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    return { kind: 'refused', why: 'content/removed.yaml não pode ser mudado daqui. Mude-o no servidor.' }
  }
}

function addressesOf({ key, values }: ContentRecord): string[] {
  const former = [values.formerly, values.aliases].flat().filter((one) => typeof one === 'string')
  return [key, ...former]
}
