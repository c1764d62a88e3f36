/** Keys of records and numbers of list items, from the outside in. */
export type Path = readonly (string | number)[]

/** One change of a file's data. */
export type Operation =
  /** Replaces an existing value. */
  | { kind: 'set'; path: Path; value: unknown }
  /**
   * Inserts a key into a record after the key `after` (at the beginning, where that is undefined), or an item into a
   * list before the item with this index.
   */
  | { kind: 'insert'; path: Path; value: unknown; after?: string | undefined }
  | { kind: 'remove'; path: Path }
  /** Renames a key without moving it. */
  | { kind: 'rename'; path: Path; to: string }

/** A copy of the data after an operation; undefined when its path does not exist, or its new key already does. */
export function afterOperation(data: unknown, operation: Operation): { data: unknown } | undefined {
  const copy = structuredClone({ data })
  const parent = operation.path.slice(0, -1).reduce<unknown>((value, step) => childOf(value, step), copy.data)
  const last = operation.path.at(-1)
  if (last === undefined) return undefined
  const isDone = Array.isArray(parent)
    ? changeList(parent, Number(last), operation)
    : changeRecord(parent, last, operation)
  return isDone ? copy : undefined
}

function childOf(value: unknown, step: string | number): unknown {
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

function changeList(list: unknown[], index: number, operation: Operation): boolean {
  const isThere = index >= 0 && index < list.length
  if (operation.kind === 'insert' && index >= 0 && index <= list.length) list.splice(index, 0, operation.value)
  else if (operation.kind === 'set' && isThere) list[index] = operation.value
  else if (operation.kind === 'remove' && isThere) list.splice(index, 1)
  else return false
  return true
}

function changeRecord(record: unknown, key: string | number, operation: Operation): boolean {
  if (!isRecord(record)) return false
  const isThere = Object.hasOwn(record, key)
  if (operation.kind === 'insert') {
    if (isThere) return false
    record[key] = operation.value
    return true
  }
  if (!isThere) return false
  if (operation.kind === 'set') record[key] = operation.value
  else if (operation.kind === 'rename') {
    if (Object.hasOwn(record, operation.to)) return false
    record[operation.to] = record[key]
    delete record[key]
  } else delete record[key]
  return true
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
