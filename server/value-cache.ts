import { hash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { jsonOf, readBy } from '#domain/text/read-by.ts'
import { codeOf } from './failure.ts'

const anyJson = jsonOf(v.unknown())
/** Bytes of a key: a SHA-256 in base64url. */
const keyLength = 43
const lineEnd = 10

/**
 * Values that take longer to make than to read, each kept by all that it is made of. What a run does not ask for is not kept for the
 * next. Every value passes through JSON, when it is made as when it is found: so both are the same.
 */
export class ValueCache {
  readonly #before: ReadonlyMap<string, Buffer>
  /** As text where they were made now: a small buffer keeps the 8 kB alive that it was cut from. */
  readonly #now = new Map<string, Buffer | string>()

  constructor(before: ReadonlyMap<string, Buffer> = new Map()) {
    this.#before = before
  }

  /** In: the file in which an earlier run saved its values, if any did: a line for each, its key and its JSON. */
  static async open(file: string): Promise<ValueCache> {
    const bytes = await readFile(file).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return Buffer.alloc(0)
      throw error
    })
    const values = new Map<string, Buffer>()
    let start = 0
    for (let end = bytes.indexOf(lineEnd); end !== -1; end = bytes.indexOf(lineEnd, start)) {
      const text = start + keyLength
      values.set(bytes.toString('latin1', start, text), bytes.subarray(text, end))
      start = end + 1
    }
    return new ValueCache(values)
  }

  /**
   * The value that was made of these parts before, else what `make` makes of them now. The first part says what kind of value it is.
   * What is undefined is not kept, nor what `isWhole` finds lacking: files that belong to the value and were removed.
   */
  async of<Value>(
    parts: readonly (string | Buffer)[],
    make: () => Value | Promise<Value>,
    isWhole: (found: Value) => boolean = () => true,
  ): Promise<Value> {
    const key = keyOf(parts)
    const found = this.#now.get(key) ?? this.#before.get(key)
    // What a power cut damaged cannot be read, and is made anew.
    const value = found === undefined ? undefined : (readBy(anyJson, found.toString()) as Value | undefined)
    if (found !== undefined && value !== undefined && isWhole(value)) {
      this.#now.set(key, found)
      return value
    }
    const made = await make()
    if (made === undefined) return made
    const text = JSON.stringify(made)
    this.#now.set(key, text)
    return JSON.parse(text)
  }

  /** Writes down what was asked for in this run: whole or not at all. */
  async save(file: string): Promise<void> {
    const unfinished = `${file}.${randomUUID()}`
    await mkdir(dirname(file), { recursive: true })
    const lines = [...this.#now].flatMap(([key, text]) => [
      Buffer.from(key),
      typeof text === 'string' ? Buffer.from(text) : text,
      Buffer.of(lineEnd),
    ])
    await writeFile(unfinished, Buffer.concat(lines))
    await rename(unfinished, file)
  }
}

/** A part's length stands before it, so that no two lists of parts read the same. */
function keyOf(parts: readonly (string | Buffer)[]): string {
  const bytes = parts.flatMap((part) => {
    const data = Buffer.from(part)
    return [Buffer.from(`${data.length}:`), data]
  })
  return hash('sha256', Buffer.concat(bytes), 'base64url')
}
