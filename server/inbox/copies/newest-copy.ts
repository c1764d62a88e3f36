import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ifMissing } from '#server/failure.ts'
import { inboxError } from '#server/inbox/inbox-error.ts'
import { numbered } from '#server/inbox/print.ts'
import { readCopy } from './backup.ts'
import { noteVerified } from './verified.ts'
import { verifyRestore } from './verify.ts'

/** Matches the names that script/backup gives to copies. */
const copyName = /^inbox-.*\.gz(\.age)?$/

interface Copies {
  /** How many copies there are. */
  count: number
  /** The newest copy, and when it was made (ISO 8601). */
  newest: { file: string; madeAt: string } | undefined
}

/** The copies in the data folder. */
export async function copiesIn(dataDir: string): Promise<Copies> {
  const folder = join(dataDir, 'backups')
  const names = await readdir(folder).catch(ifMissing([]))
  const copies = await Promise.all(
    names
      .filter((name) => copyName.test(name))
      .map(async (name) => ({
        file: join(folder, name),
        madeAt: (await stat(join(folder, name))).mtime.toISOString(),
      })),
  )
  const newest = copies.toSorted((one, other) => other.madeAt.localeCompare(one.madeAt))[0]
  return { count: copies.length, newest }
}

/**
 * Restores the newest copy into a temporary store and compares. Out: a report for the operator. Throws a SetupError
 * without a copy, for a damaged one, and without its key.
 */
export async function verifyNewestCopy(dataDir: string, identityFile: string | undefined): Promise<string> {
  const { newest } = await copiesIn(dataDir)
  if (newest === undefined) throw inboxError('inbox-copia-ausente', `Não há cópia em ${join(dataDir, 'backups')}`)
  const rows = await readCopy(newest.file, identityFile)
  await verifyRestore(rows, newest.file)
  await noteVerified(dataDir, newest.madeAt)
  const { contacts, product_reviews: reviews } = rows
  return `conferida: ${numbered(contacts.length, 'mensagem', 'mensagens')} e ${numbered(reviews.length, 'avaliação', 'avaliações')}`
}
