import { Document, isScalar, parse, Scalar, visit } from 'yaml'

const width = 100

/**
 * What stands behind a key's colon where its text is a block, folded or as its lines are; undefined for a text that no block can hold.
 * In: the text, the block's kind, and the key's column.
 */
export function blockText(text: string, type: 'BLOCK_FOLDED' | 'BLOCK_LITERAL', column: number): string | undefined {
  if (!canBeBlock(text)) return undefined
  const document = new Document({ k: text })
  const node = document.get('k', true)
  if (!isScalar(node)) return undefined
  node.type = type
  const written = document.toString({ lineWidth: type === Scalar.BLOCK_FOLDED ? width - column : 0 }).trimEnd()
  const { k }: { k?: unknown } = parse(written) ?? {}
  return k === text ? indented(written.slice('k:'.length), column) : undefined
}

/** An item of a list on lines of its own, from its dash on: `- slug: cabos`. In: the dash's column. */
export function blockItem(value: unknown, column: number): string {
  const document = new Document([value])
  visit(document, {
    Seq: (_key, list) => {
      if (list !== document.contents) list.flow = list.items.every(isScalar)
    },
    Scalar: (_key, text) => {
      if (typeof text.value !== 'string' || !text.value.includes('\n')) return
      text.type = canBeBlock(text.value) ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE
    },
  })
  const options = {
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
    flowCollectionPadding: false,
  }
  return indented(document.toString(options).trimEnd(), column)
}

/** A block cannot say what stands at its ends, and is read otherwise where a line begins with a space. */
export function canBeBlock(text: string): boolean {
  return /^\S[^]*\S$/.test(text) && !/\n[ \t]/.test(text) && !/[ \t]\n/.test(text)
}

function indented(text: string, column: number): string {
  return text.replaceAll(/\n(?=.)/g, `\n${' '.repeat(column)}`)
}
