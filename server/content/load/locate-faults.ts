import { isNode, LineCounter, parseDocument, type Document } from 'yaml'
import type { ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'

/** Adds to faults of YAML files the line of their place, where it is in the file. */
export async function withLines(files: ContentFiles, faults: readonly ContentFault[]): Promise<ContentFault[]> {
  const read = new Map<string, (path: string) => number | undefined>()
  const located: ContentFault[] = []
  for (const fault of faults) {
    const { file, path } = fault
    if (path === '' || !/^content\/.*\.yaml$/.test(file)) {
      located.push(fault)
      continue
    }
    const lineOf = read.get(file) ?? linesOf(await files.text(file.replace('content/', '')).catch(() => undefined))
    read.set(file, lineOf)
    const line = lineOf(path)
    located.push(line === undefined ? fault : { ...fault, line })
  }
  return located
}

function linesOf(source: { text: string } | undefined): (path: string) => number | undefined {
  if (!source) return () => undefined
  const lines = new LineCounter()
  const document = parseDocument(source.text, { lineCounter: lines })
  return (path) => {
    const start = offsetOf(document, path.split('.'))
    return start === undefined ? undefined : lines.linePos(start).line
  }
}

/** Where a value begins, or else the nearest value around it. */
function offsetOf(document: Document, path: readonly string[]): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return undefined
}
