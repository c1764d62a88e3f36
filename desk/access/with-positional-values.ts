import type { SqlStore, Statement } from '#server/inbox/sql/dialect.ts'

type Ask = (text: string, ...values: Statement['values']) => Promise<unknown>

/** Runs statements with their parameters as further arguments: `$1` is the first. */
export function withPositionalValues({ statements }: SqlStore): { read: Ask; write: Ask } {
  return {
    read: (text, ...values) => statements.read({ text, values }),
    write: (text, ...values) => statements.write({ text, values }),
  }
}
