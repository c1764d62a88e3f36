import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unfinishedChange } from '#server/content/drafts/change-files.ts'
import { SetupError } from '#server/setup-error.ts'

/** Thrown while another import or a publication writes to the same shop. */
export class ImportBusy extends SetupError {
  constructor() {
    super('[conteudo-importacao-em-andamento] outra importação está em andamento nesta loja; espere que ela termine')
  }
}

/** Runs work that changes a shop's content, alone (aloneAt). Throws a SetupError while a publication is left by halves. */
export async function withImportLock<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  return aloneAt(root, async () => {
    if (await unfinishedChange(root))
      throw new SetupError(
        '[conteudo-publicacao-cortada] uma publicação ficou pela metade; inicie a mesa (script/desk), que a termina, e repita',
      )
    return work()
  })
}

/**
 * Runs work on a shop's content, one at a time; throws an ImportBusy while other work runs. The lock is SQLite's on an
 * empty file, which the system releases however the process ends.
 */
export async function aloneAt<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  const folder = join(root, 'build')
  await mkdir(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'import.lock'), { timeout: 0 })
  try {
    take(lock)
    return await work()
  } finally {
    lock.close()
  }
}

const busy = 5

function take(lock: DatabaseSync): void {
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) throw new ImportBusy()
    throw error
  }
}
