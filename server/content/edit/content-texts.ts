import { join } from 'node:path'
import { stat } from 'node:fs/promises'
import type * as v from 'valibot'
import { ContentFiles } from '#server/content/content-files.ts'
import { parseYaml } from '#server/content/load/parse-yaml.ts'
import type { DraftFile } from '#server/inbox/content-drafts/content-drafts.ts'

interface Known {
  /** The file's time and size when it was read. */
  mark: string
  text: string
}

interface Texts {
  /** Reads a file. In: the file's name for faults, 'content/…'. Out: undefined for a file with faults. */
  read<Schema extends v.GenericSchema>(file: string, schema: Schema): Promise<v.InferOutput<Schema> | undefined>
}

/**
 * Reads single files of the content. A file is read again when it changes, and parsed again only when its text differs.
 */
export class ContentTexts {
  readonly #root: string
  readonly #texts = new Map<string, Known>()
  /** By file: the last parsed text and its value. */
  readonly #values = new Map<string, { text: string; value: unknown }>()

  constructor(root: string) {
    this.#root = root
  }

  /** Whether none of the files has changed since it was read. */
  async areFresh(): Promise<boolean> {
    const marks = await Promise.all([...this.#texts.keys()].map(async (file) => this.#markOf(file)))
    return [...this.#texts.values()].every(({ mark }, index) => mark === marks[index])
  }

  /** The texts with a draft's files in place of those of the folder. */
  with(draft: readonly DraftFile[]): Texts {
    return {
      read: async (file, schema) => {
        const own = draft.find(({ path }) => `content/${path}` === file)
        return this.#parsed(file, own?.text ?? (await this.#text(file)), schema)
      },
    }
  }

  #parsed<Schema extends v.GenericSchema>(
    file: string,
    text: string,
    schema: Schema,
  ): v.InferOutput<Schema> | undefined {
    const known = this.#values.get(file)
    // Each file has one schema, so the stored value has its type.
    if (known?.text === text) return known.value
    const value = parseYaml({ file, text }, schema, [])
    this.#values.set(file, { text, value })
    return value
  }

  async #text(file: string): Promise<string> {
    const mark = await this.#markOf(file)
    const known = this.#texts.get(file)
    if (known?.mark === mark) return known.text
    const { text } = await new ContentFiles(this.#root).text(file.replace('content/', ''))
    this.#texts.set(file, { mark, text })
    return text
  }

  async #markOf(file: string): Promise<string> {
    const { mtimeMs, size } = await stat(join(this.#root, file))
    return `${mtimeMs} ${size}`
  }
}
