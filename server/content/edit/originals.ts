import { hash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { slugify } from '#domain/text/normalize.ts'
import { codeOf } from '#server/failure.ts'

/** The original files of photographs, with their metadata: for the shop's own use; no page shows them. */
export class Originals {
  readonly #folder: string

  /** In: the data folder (DATA_DIR). */
  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'originais')
  }

  /** Keeps a file under its product's id; the same content under the same name is kept once. In: its original name. */
  async keep(id: string, { name, bytes }: { name: string; bytes: Uint8Array }): Promise<void> {
    const folder = join(this.#folder, id)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const stem = slugify(name.replace(/\.\w+$/, '')).slice(0, 60) || 'foto'
    const [, end = 'jpg'] = /\.(jpe?g|png|webp)$/i.exec(name) ?? []
    const file = join(folder, `${stem}-${hash('sha256', bytes).slice(0, 12)}.${end.toLowerCase()}`)
    try {
      await writeFile(file, bytes, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}
