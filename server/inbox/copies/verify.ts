import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ArchivedRows } from '#server/inbox/sql/archived-rows.ts'
import { inboxError } from '#server/inbox/inbox-error.ts'
import { openStore } from '#server/inbox/open-store.ts'
import { digestOf, fillFrom } from './backup.ts'

/** Restores a copy's rows into a temporary store and compares the result. Throws a SetupError when anything differs. */
export async function verifyRestore(rows: ArchivedRows, file: string): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'verify-'))
  // Opening a store sets this process's umask, so that new files are private; the former one is restored, because the
  // data folder may be open to a group.
  const umask = process.umask(0o077)
  try {
    const store = await openStore({ DATABASE_URL: undefined, DATA_DIR: scratch }, { mayCreate: true }).finally(() =>
      process.umask(umask),
    )
    try {
      await fillFrom(file, rows, store.archive)
      const restored = await store.archive.read()
      const counts = (all: ArchivedRows) => Object.values(all).map((list: unknown[]) => list.length)
      const [expected, found] = [counts(rows), counts(restored)]
      if (found.join() !== expected.join() || digestOf(restored) !== digestOf(rows))
        throw inboxError(
          'inbox-copia-diferente',
          `${file}: restaurada para teste, tem ${found.join(', ')} linhas; eram esperadas ${expected.join(', ')}, cada uma como era`,
        )
    } finally {
      await store.close()
    }
  } finally {
    await rm(scratch, { recursive: true })
  }
}
