import { isNode, parseDocument } from 'yaml'
import type { ContentRecord } from './content-record.ts'

/** A record's own part of its file's text; the whole text when the file is one record. */
export function recordText(text: string, { at }: Pick<ContentRecord, 'at'>): string {
  if (at.length === 0) return text
  const node = parseDocument(text).getIn(at, true)
  if (!isNode(node) || !node.range) return ''
  const start = text.lastIndexOf('\n', node.range[0] - 1) + 1
  return text.slice(start, node.range[1])
}
