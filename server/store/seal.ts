import { readFile } from 'node:fs/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { failureOf } from '#server/failure.ts'
import { storeError } from './store-error.ts'

/** The first bytes of a file encrypted by age. */
const mark = Buffer.from('age-encryption.org/')

/** Encrypts a copy for a recipient (age1…), so that only the holder of the key can read it. */
export async function seal(data: Buffer, recipient: string): Promise<Buffer> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return Buffer.from(await encrypter.encrypt(data))
}

/** Decrypts a copy; a plain one is returned as it is. Throws a SetupError without the right key, and for damage. */
export async function unseal(data: Buffer, identityFile: string | undefined): Promise<Buffer> {
  if (!data.subarray(0, mark.length).equals(mark)) return data
  if (identityFile === undefined)
    throw storeError(
      'inbox-chave',
      'A cópia é cifrada: BACKUP_IDENTITY_FILE deve indicar o arquivo com a chave dela (AGE-SECRET-KEY-1…)',
    )
  const key = await readFile(identityFile, 'utf8').catch((error: unknown) => {
    throw storeError(
      'inbox-chave',
      `O arquivo da chave (BACKUP_IDENTITY_FILE), ${identityFile}, não pode ser lido (${failureOf(error).code})`,
    )
  })
  const decrypter = new Decrypter()
  try {
    const lines = key.split('\n').map((line) => line.trim())
    for (const line of lines) if (line !== '' && !line.startsWith('#')) decrypter.addIdentity(line)
    return Buffer.from(await decrypter.decrypt(data))
  } catch {
    throw storeError(
      'inbox-copia-danificada',
      'A cópia está danificada, ou foi cifrada para outra chave que não a de BACKUP_IDENTITY_FILE',
    )
  }
}
