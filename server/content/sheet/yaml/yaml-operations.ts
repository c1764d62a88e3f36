import { isDeepStrictEqual } from 'node:util'
import { isMap, isNode, isScalar, isSeq, parse, parseDocument, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import { afterOperation, type Operation, type Path } from './operation.ts'
import { blockItem, blockText } from './block-yaml.ts'
import { fieldYaml, isFolded, itemYaml, recordYaml } from './product-yaml.ts'
import { lineEnd, lineStart, type Splice } from './splice.ts'

/** Thrown when a text cannot be changed in place without changing something else; nothing was changed. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused'
}

/**
 * A YAML text after one operation: the text at the operation's place is removed, inserted or replaced, and every other
 * character stays. The result is parsed again. Throws an EditRefused when the result does not hold the intended data
 * (because of an anchor that others use, or text that is not YAML), or when the place does not exist.
 */
export function edited(text: string, operation: Operation): string {
  const document = parseDocument(text)
  if (document.errors.length > 0) throw new EditRefused(`The text cannot be read: ${document.errors[0]?.message ?? ''}`)
  const meant = afterOperation(document.toJS(), operation)
  const place = operation.path.join('.')
  if (meant === undefined) throw new EditRefused(`${place}: there is nothing there, or something already`)
  const { start, end, put } = spliceOf(text, document.contents, operation)
  const result = text.slice(0, start) + put + text.slice(end)
  if (!isDeepStrictEqual(readOrNothing(result), meant.data))
    throw new EditRefused(
      `${place}: the text cannot be changed there without changing something else; edit the file by hand`,
    )
  return result
}

function readOrNothing(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

function spliceOf(text: string, contents: unknown, operation: Operation): Splice {
  const parent = nodeAt(contents, operation.path.slice(0, -1))
  const last = operation.path.at(-1) ?? ''
  if (isMap(parent)) return new RecordSplices(text, parent, operation.path).of(operation, String(last))
  if (isSeq(parent)) return listSplice(text, { list: parent, index: Number(last) }, operation)
  throw new EditRefused(`${operation.path.join('.')}: neither a record nor a list`)
}

function nodeAt(contents: unknown, path: Path): unknown {
  let node = contents
  for (const step of path) {
    if (isMap(node)) node = pairOf(node, String(step))?.value
    else if (isSeq(node)) node = node.items[Number(step)]
    else return undefined
  }
  return node
}

/** The splices for changing keys of one record, in braces or over several lines. */
class RecordSplices {
  readonly #text: string
  readonly #record: YAMLMap
  /**
   * Whether the record is the whole file, whose fields have a form of their own: folded texts, lists over several
   * lines.
   */
  readonly #isTop: boolean

  constructor(text: string, record: YAMLMap, path: Path) {
    this.#text = text
    this.#record = record
    this.#isTop = path.length === 1
  }

  of(operation: Operation, key: string): Splice {
    if (operation.kind === 'insert') return this.#insert(key, operation)
    const pair = pairOf(this.#record, key)
    if (!pair) throw new EditRefused(`${key}: there is no such key`)
    if (operation.kind === 'remove') return this.#remove(pair)
    if (operation.kind === 'rename') return { ...spanOf(pair.key), put: itemYaml(operation.to) }
    return this.#set(pair, key, operation.value)
  }

  #set(pair: Pair, key: string, value: unknown): Splice {
    const { value: node } = pair
    if (isOneLine(node) && (!this.#isTop || typeof value !== 'object')) return { ...spanOf(node), put: itemYaml(value) }
    const start = this.#text.indexOf(':', spanOf(pair.key).end) + 1
    const end = Math.max(start, endOf(pair))
    const put = this.#asBlock(pair, key, value) ?? this.#asField(key, value)
    return { start, end, put: put + (this.#text[end - 1] === '\n' ? '\n' : '') }
  }

  /**
   * The new text as a block, if the old one is a block; undefined if it is not, or if no block can represent the new
   * text.
   */
  #asBlock({ key: node, value: old }: Pair, key: string, value: unknown): string | undefined {
    if (!isScalar(old) || typeof value !== 'string' || (this.#isTop && isFolded(key))) return undefined
    if (old.type !== 'BLOCK_FOLDED' && old.type !== 'BLOCK_LITERAL') return undefined
    const { start } = spanOf(node)
    return blockText(value, old.type, start - lineStart(this.#text, start))
  }

  #asField(key: string, value: unknown): string {
    if (!this.#isTop) return ` ${itemYaml(value)}`
    return fieldYaml(key, value)
      .slice(key.length + 1)
      .trimEnd()
  }

  #insert(key: string, { value, after }: { value: unknown; after?: string | undefined }): Splice {
    const line = recordYaml({ [key]: value })
    const entry = line.slice('{ '.length, -' }'.length)
    const [first] = pairsOf(this.#record)
    if (!first) return { ...spanOf(this.#record), put: line }
    const previous = after === undefined ? undefined : pairOf(this.#record, after)
    if (this.#record.flow) {
      const at = previous ? endOf(previous) : spanOf(first.key).start
      return { start: at, end: at, put: previous ? `, ${entry}` : `${entry}, ` }
    }
    const whole = this.#isTop ? fieldYaml(key, value) : `${entry}\n`
    const column = spanOf(first.key).start
    const indent = ' '.repeat(column - lineStart(this.#text, column))
    if (!previous) return { start: column, end: column, put: whole + indent }
    const at = lineEnd(this.#text, endOf(previous))
    return { start: at, end: at, put: `${openLine(this.#text, at)}${indent}${whole}` }
  }

  #remove(pair: Pair): Splice {
    const pairs = pairsOf(this.#record)
    const index = pairs.indexOf(pair)
    const { start } = spanOf(pair.key)
    const [previous, next] = [pairs[index - 1], pairs[index + 1]]
    if (!previous && !next) return { ...spanOf(this.#record), put: '{}' }
    if (this.#record.flow)
      return previous
        ? { start: endOf(previous), end: endOf(pair), put: '' }
        : { start, end: spanOf(next?.key).start, put: '' }
    const from = lineStart(this.#text, start)
    // The first key of a list item shares its line with the dash, so the next key moves up to it.
    if (this.#text.slice(from, start).trim() !== '') return { start, end: spanOf(next?.key).start, put: '' }
    const end = lineEnd(this.#text, endOf(pair))
    const [comment = ''] = /#.*\n?$/.exec(this.#text.slice(endOf(pair), end)) ?? []
    return { start: from, end, put: comment && this.#text.slice(from, start) + comment }
  }
}

interface ListPlace {
  list: YAMLSeq
  index: number
}

function listSplice(text: string, { list, index }: ListPlace, operation: Operation): Splice {
  const [item, previous, next] = [list.items[index], list.items[index - 1], list.items[index + 1]]
  if (operation.kind === 'rename') throw new EditRefused('The items of a list have no names')
  if (operation.kind === 'set') {
    const { start, end } = spanOf(item)
    return { start, end, put: itemYaml(operation.value) + (text[end - 1] === '\n' ? '\n' : '') }
  }
  if (operation.kind === 'remove') {
    const { start, end } = spanOf(item)
    if (!previous && !next) return { ...spanOf(list), put: `[]${list.flow ? '' : '\n'}` }
    if (!list.flow) return { start: lineStart(text, start), end: lineEnd(text, end), put: '' }
    return previous ? { start: spanOf(previous).end, end, put: '' } : { start, end: spanOf(next).start, put: '' }
  }
  const { start } = spanOf(list)
  if (list.items.length === 0 && start === lineStart(text, start))
    return { ...spanOf(list), put: blockItem(operation.value, 0) }
  const put = itemYaml(operation.value)
  if (list.items.length === 0) return { ...spanOf(list), put: `[${put}]` }
  if (list.flow) {
    const at = previous ? spanOf(previous).end : spanOf(item).start
    return { start: at, end: at, put: previous ? `, ${put}` : `${put}, ` }
  }
  const column = start - lineStart(text, start)
  const at = previous ? lineEnd(text, spanOf(previous).end) : lineStart(text, start)
  const neighbour = previous ?? item
  const line = isMap(neighbour) && !neighbour.flow ? blockItem(operation.value, column) : `- ${put}`
  return { start: at, end: at, put: `${openLine(text, at)}${' '.repeat(column)}${line}\n` }
}

/** The line break that the last line of a text may lack; '' where none is missing. */
function openLine(text: string, at: number): string {
  return at === text.length && at > 0 && !text.endsWith('\n') ? '\n' : ''
}

/** Whether a value has no block form (text, list or record over lines), so that another can replace it in its place. */
function isOneLine(node: unknown): boolean {
  if (isMap(node) || isSeq(node)) return node.flow === true
  return isScalar(node) && !String(node.type).startsWith('BLOCK')
}

function pairsOf(record: YAMLMap): readonly Pair[] {
  return record.items
}

function pairOf(record: YAMLMap, key: string): Pair | undefined {
  return pairsOf(record).find((pair) => isScalar(pair.key) && String(pair.key.value) === key)
}

function endOf({ key, value }: Pair): number {
  return spanOf(value ?? key).end
}

/** Where a node begins and ends in the text. */
function spanOf(node: unknown): { start: number; end: number } {
  if (!isNode(node) || !node.range) throw new EditRefused('A value without a place in its text')
  return { start: node.range[0], end: node.range[1] }
}
