import type { Values } from '#domain/editing/field.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { kindsOfPath } from '#domain/editing/kinds.ts'
import { mergeChanges, type FieldConflict } from '#domain/editing/merge-changes.ts'
import { changedRecord, recordsIn } from './record.ts'
import { EditRefused } from './yaml.ts'

/** The texts of a file: what both sides began with, the draft's, and the server's. */
export interface FileSides {
  base: string
  mine: string
  server: string
}

/**
 * A field that both sides changed, to different values. Its id names it within the file ('categorias/cabos/title'), its
 * label the record too where the file has several ('Cabos: Título').
 */
export type ConflictingField = Omit<FieldConflict, 'name'> & { id: string }

export interface MergedFile {
  /** The server's text with the draft's changes. */
  text: string
  conflicts: ConflictingField[]
}

/**
 * Merges a draft's changes of a file into the server's text, field by field. In: the path below `content/`, its texts, and
 * of the fields that both sides changed the ids of those that stay as the server has them. Out: undefined where the sides
 * differ in more than fields of records that all three texts have, or where no form can change the server's text: then
 * only a whole text can be chosen.
 */
export function mergeFile(
  path: string,
  sides: FileSides,
  stays: ReadonlySet<string> = new Set(),
): MergedFile | undefined {
  const kinds = kindsOfPath(path)
  const within = new Set(
    kinds.flatMap(({ kind: { storage } }) => (storage.kind === 'list' ? (storage.within ?? []) : [])),
  )
  let merged: MergedFile = { text: sides.server, conflicts: [] }
  try {
    for (const { kind, key = '' } of kinds) {
      const step = mergeRecords(kind, key, { ...sides, into: merged.text, within, stays })
      if (!step) return undefined
      merged = { text: step.text, conflicts: [...merged.conflicts, ...step.conflicts] }
    }
  } catch (error) {
    if (error instanceof EditRefused) return undefined
    throw error
  }
  return kinds.length === 0 ? undefined : merged
}

interface MergeContext extends FileSides {
  /** The text into which the records are written. */
  into: string
  /** Lists of a record whose items are records of another kind of the file. */
  within: ReadonlySet<string>
  stays: ReadonlySet<string>
}

function mergeRecords(kind: ContentKind, fileKey: string, merging: MergeContext): MergedFile | undefined {
  const { base, mine, server } = merging
  const [baseRecords, draftRecords, serverRecords] = [base, mine, server].map((text) => recordsIn(kind, text, fileKey))
  if (!baseRecords || !draftRecords || !serverRecords) return undefined
  const keys = new Set(baseRecords.map(({ key }) => key))
  if (draftRecords.length !== baseRecords.length || draftRecords.some(({ key }) => !keys.has(key))) return undefined
  let merged: MergedFile = { text: merging.into, conflicts: [] }
  for (const { key, values: changed, name } of draftRecords) {
    const seen = baseRecords.find((one) => one.key === key)?.values ?? {}
    const present = recordsIn(kind, merged.text, fileKey)?.find((one) => one.key === key)
    if (!present) return undefined
    const side = { seen, changed, present: present.values }
    const step = mergeValues(kind, side, merging, (field) => `${kind.name}/${key}/${field}`)
    if (!step) return undefined
    const label = (field: string) => (draftRecords.length > 1 ? `${name}: ${field}` : field)
    merged = {
      text: changedRecord(kind, merged.text, present, step.values),
      conflicts: [...merged.conflicts, ...step.conflicts.map((one) => ({ ...one, label: label(one.label) }))],
    }
  }
  return merged
}

function mergeValues(
  kind: ContentKind,
  { seen, changed, present }: Record<'seen' | 'changed' | 'present', Values>,
  { within, stays }: Pick<MergeContext, 'within' | 'stays'>,
  idOf: (field: string) => string,
): { values: Values; conflicts: ConflictingField[] } | undefined {
  const { values, conflicts, unshownConflicts } = mergeChanges(kind, seen, changed, present)
  // What no field asks for and both changed can only be chosen as a whole text.
  if (unshownConflicts.some((name) => !within.has(name))) return undefined
  const fromServer = [
    ...[...within].filter((name) => name in present),
    ...conflicts.map(({ name }) => name).filter((name) => stays.has(idOf(name))),
  ]
  return {
    values: { ...values, ...Object.fromEntries(fromServer.map((name) => [name, present[name]])) },
    conflicts: conflicts.map(({ name, ...conflict }) => ({ id: idOf(name), ...conflict })),
  }
}
