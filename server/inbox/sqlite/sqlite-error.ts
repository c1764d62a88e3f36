import { RowRefused } from '#server/inbox/inbox.ts'

/** SQLite's primary result codes that the store handles. */
const codes = { busy: 5, constraint: 19 } as const

/** Whether an error is SQLite's with this code. */
export function isSqliteError(error: unknown, kind: keyof typeof codes): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === codes[kind]
  )
}

/** Throws a RowRefused where a check of the store failed, otherwise the error itself. */
export function refuse(error: unknown): never {
  if (isSqliteError(error, 'constraint') && error instanceof Error)
    throw new RowRefused(error.message, { cause: error })
  throw error
}
