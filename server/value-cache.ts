import { hash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { jsonTextSchema, tryParse } from '#domain/text/try-parse.ts'
import { ifMissing } from './failure.ts'

const anyJson = jsonTextSchema(v.unknown())
/** Characters of a key: a SHA-256 in base64url. */
const keyLength = 43
const lineEnd = 10

/**
 * Values that take longer to compute than to read, each kept under a hash of everything that it is made of. A value
 * that a run does not use is not kept for the next one. New values pass through JSON too, so that they equal stored
 * ones.
 */
export class ValueCache {
  readonly #before: ReadonlyMap<string, Buffer>
  /**
   * The values used in this run: stored ones as bytes, new ones as text, because a small buffer would keep the 8 kB
   * block alive that it was cut from.
   */
  readonly #now = new Map<string, Buffer | string>()

  constructor(before: ReadonlyMap<string, Buffer> = new Map()) {
    this.#before = before
  }

  /**
   * Opens a cache. In: the file with an earlier run's values, if there is one, with a line of key and JSON for each
   * value.
   */
  static async open(file: string): Promise<ValueCache> {
    const bytes = await readFile(file).catch(ifMissing(Buffer.alloc(0)))
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
   * The stored value for these parts, else the result of `make`, which is then stored unless it is undefined. The first
   * part names the kind of value. `isWhole` refuses a stored value whose files were deleted; it is made again.
   */
  async of<Value>(
    parts: readonly (string | Buffer)[],
    make: () => Value | Promise<Value>,
    isWhole: (found: Value) => boolean = () => true,
  ): Promise<Value> {
    const key = keyOf(parts)
    const found = this.#now.get(key) ?? this.#before.get(key)
    // A line damaged by a power cut cannot be parsed, and its value is computed again.
    const value = found === undefined ? undefined : (tryParse(anyJson, found.toString()) as Value | undefined)
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

  /** Writes the values used in this run, all or none. */
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

/** Each part is preceded by its length, so that different lists of parts never have the same key. */
function keyOf(parts: readonly (string | Buffer)[]): string {
  const bytes = parts.flatMap((part) => {
    const data = Buffer.from(part)
    return [Buffer.from(`${data.length}:`), data]
  })
  return hash('sha256', Buffer.concat(bytes), 'base64url')
}
