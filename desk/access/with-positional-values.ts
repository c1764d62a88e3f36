import type { SqlStore, Statement } from '#server/inbox/sql/dialect.ts'

type Ask = (text: string, ...values: Statement['values']) => Promise<unknown>

/** Functions that run a statement on a store. In: its text, then the values of `$1`, `$2` … Out: its rows. */
export function withPositionalValues({ statements }: SqlStore): { read: Ask; write: Ask } {
  return {
    read: (text, ...values) => statements.read({ text, values }),
    write: (text, ...values) => statements.write({ text, values }),
  }
}
