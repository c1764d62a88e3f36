import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type * as v from 'valibot'
import { ContentError, fault, type ContentFault } from '#server/content-error.ts'
import { codeOf } from '#server/failure.ts'
import { bytesOfText } from './drafts/draft-files.ts'
import { parseYaml, type YamlSource } from './load/parse-yaml.ts'

/** A file that a draft changes: its path below `content/`, and its text (pictures in base64); null removes it. */
export type ReplacedFile = { path: string; text: string | null }

/** The order of names for people: '2' before '10'. */
export const naturalOrder = new Intl.Collator('pt-BR', { numeric: true }).compare

export type ContentText = { file: string; text: string }

/** The limits of a text, above a registry of 20,000 models. A part (comma, colon, line end) takes up to 1 kB. */
const limits = { bytes: 2_000_000, parts: 300_000 }

/** The files of `content/` by their paths below it, a draft's in place of some; what is made of them is cached. */
export class ContentFiles {
  readonly root: string
  readonly #replaced: ReadonlyMap<string, string | null>
  readonly #cache: Map<string, { text: string; value: unknown }>

  /** Reads below the folder in which `content/` is. */
  constructor(
    root: string,
    replaced: readonly ReplacedFile[] = [],
    cache = new Map<string, { text: string; value: unknown }>(),
  ) {
    this.root = root
    this.#replaced = new Map(replaced.map(({ path, text }) => [path, text]))
    this.#cache = cache
  }

  withFiles(replaced: readonly ReplacedFile[]): ContentFiles {
    return new ContentFiles(this.root, replaced, this.#cache)
  }

  /** The files after a change that is being made (drafts/change-files.ts); the draft's stay in their place. */
  afterChange(changed: readonly ReplacedFile[]): ContentFiles {
    const replaced = Array.from(this.#replaced, ([path, text]) => ({ path, text }))
    return new ContentFiles(this.root, [...changed, ...replaced], this.#cache)
  }

  /** Reads a text. Throws a ContentError if missing, too large or not readable (the disk's error is the `cause`). */
  async text(path: string): Promise<ContentText> {
    const file = `content/${path}`
    try {
      const text = await this.#textOf(path)
      if (text === undefined || (text.match(/[,:\n]/g)?.length ?? 0) > limits.parts) throw tooLarge(file)
      return { file, text }
    } catch (error) {
      if (error instanceof ContentError) throw error
      const code = codeOf(error) ?? error
      const problem = `o arquivo não está aqui ou não se pode ler (${String(code)})`
      const missing = fault(file, '', 'conteudo-arquivo-que-falta', problem)
      throw new ContentError([missing], undefined, isMissing(error) ? undefined : error)
    }
  }

  async parsed<Schema extends v.GenericSchema>(path: string, schema: Schema, faults: ContentFault[]) {
    return this.parsedText(await this.text(path), schema, faults)
  }

  /** Parses a YAML text (parseYaml) unless it was parsed before. Out: undefined for a text with faults. */
  parsedText<Schema extends v.GenericSchema>(source: YamlSource, schema: Schema, faults: ContentFault[]) {
    return this.cached(source.file, source.text, () => parseYaml(source, schema, faults))
  }

  /** The value made of a text before, else by `make`. In: a name for each kind of value, and all that it is made of. */
  cached<Value>(name: string, text: string, make: () => Value): Value {
    const entry = this.#cache.get(name)
    if (entry?.text === text) return entry.value as Value
    const value = make()
    if (value !== undefined) this.#cache.set(name, { text, value })
    return value
  }

  /** The bytes of a file, as of a picture. Throws an error with the code ENOENT where there is none. */
  async bytes(path: string): Promise<Buffer> {
    const text = this.#replaced.get(path)
    if (text === undefined) return readFile(this.#pathOf(path))
    if (text === null) throw noFile(path)
    return bytesOfText(path, text)
  }

  /** A mark of a file, which differs when its bytes change; undefined where there is no file. */
  async mark(path: string): Promise<string | undefined> {
    const text = this.#replaced.get(path)
    if (text !== undefined) return text ?? undefined
    try {
      const { mtimeMs, size, ino } = await stat(this.#pathOf(path))
      return `${mtimeMs} ${size} ${ino}`
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async has(path: string): Promise<boolean> {
    return (await this.mark(path)) !== undefined
  }

  /** The sorted names in a folder, without hidden ones; empty where there is none. */
  async namesIn(folder: string): Promise<{ files: string[]; folders: string[] }> {
    const { files, folders } = await this.#namesOnDisk(folder)
    for (const [path, text] of this.#replaced) {
      if (!path.startsWith(`${folder}/`)) continue
      const [name = '', ...below] = path.slice(folder.length + 1).split('/')
      if (below.length === 0 && text === null) files.delete(name)
      else if (below.length === 0) files.add(name)
      else if (text !== null || !(await this.#isEmptied(`${folder}/${name}`))) folders.add(name)
      else folders.delete(name)
    }
    return { files: [...files].toSorted(), folders: [...folders].toSorted() }
  }

  /** Whether a draft removes all that is in a folder: publishing it removes the folder too. */
  async #isEmptied(folder: string): Promise<boolean> {
    const { files, folders } = await this.namesIn(folder)
    return files.length + folders.length === 0
  }

  async #namesOnDisk(folder: string): Promise<{ files: Set<string>; folders: Set<string> }> {
    const files = new Set<string>()
    const folders = new Set<string>()
    try {
      for (const entry of await readdir(this.#pathOf(folder), { withFileTypes: true })) {
        if (entry.name.startsWith('.')) continue
        const isFolder = entry.isSymbolicLink()
          ? (await stat(join(entry.parentPath, entry.name))).isDirectory()
          : entry.isDirectory()
        if (isFolder) folders.add(entry.name)
        else files.add(entry.name)
      }
    } catch (error) {
      if (!isMissing(error)) throw error
    }
    return { files, folders }
  }

  /** The text of a file, a draft's before the disk's; undefined for one that has too many bytes. */
  async #textOf(path: string): Promise<string | undefined> {
    const replaced = this.#replaced.get(path)
    if (replaced === null) throw noFile(path)
    if (replaced !== undefined) return Buffer.byteLength(replaced) > limits.bytes ? undefined : replaced
    const file = this.#pathOf(path)
    const { size } = await stat(file)
    return size > limits.bytes ? undefined : readFile(file, 'utf8')
  }

  #pathOf(path: string): string {
    return join(this.root, 'content', path)
  }
}

/** Whether an error says that there is no file. ENOTDIR: a part of the path is a file, not a folder. */
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR'

const noFile = (path: string): Error => Object.assign(new Error(`no file content/${path}`), { code: 'ENOENT' })

function tooLarge(file: string): ContentError {
  const problem = `tem mais de ${limits.bytes / 1_000_000} MB, ou mais de ${limits.parts / 1000} mil partes; divida-o`
  return new ContentError([fault(file, '', 'conteudo-arquivo-grande', problem)])
}
