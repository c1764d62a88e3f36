import { Document, isScalar, parse, Scalar, visit } from 'yaml'

const width = 100

/**
 * A text as a YAML block, folded or literal, to be put after a key's colon; undefined if a block cannot represent it.
 * In: the text, the kind of block, and the key's column.
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

/** An item of a list in block style, beginning with its dash: `- slug: cabos`. In: the dash's column. */
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

/**
 * Whether a block can represent a text. A block loses spaces and line breaks at its ends, and lines that begin or end
 * with a space may be read differently.
 */
export function canBeBlock(text: string): boolean {
  return /^\S[^]*\S$/.test(text) && !/\n[ \t]/.test(text) && !/[ \t]\n/.test(text)
}

function indented(text: string, column: number): string {
  return text.replaceAll(/\n(?=.)/g, `\n${' '.repeat(column)}`)
}
