/** SQLite's primary result codes that the store tells apart. */
const codes = { busy: 5, constraint: 19 } as const

/** Whether an error is SQLite's and of this kind. */
export function isSqliteError(error: unknown, kind: keyof typeof codes): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === codes[kind]
  )
}
