import { roleOfHeading, type ColumnRole } from './column-role.ts'

/** An item whose facts stand one by one behind their labels: 'Código: SCD03', 'Quantidade: 4'. */
export interface LabelledRecord {
  /** The number of its first line, from 1. */
  number: number
  /** Its lines as written. */
  text: string
  /** What it says, by label, in the order of the text. */
  fields: ReadonlyMap<string, string>
}

/** 'Quantidade Total: 14', 'Qt. Solicitada: 3', 'Local de Entrega (Quantidade): Curitiba/PR (14)'. */
const labelled = /^\s*(\p{L}[\p{L}\d .ºª°()/-]{0,40}?)\s*:\s*(.*)$/u
/** 'Item 1 - Cabo paciente', '1 - Cabo paciente': the line that begins an item. */
const opener = /^\s*(?:item\s+)?0*(\d{1,3})\s*[-–—.:)]+\s+(?=\p{L})(.+)$/iu
/** What separates one labelled fact from the next in a line: tabs, wide gaps, bars, or a dash or space before a label. */
const betweenFields =
  /\t+| {2,}|\s*[|;]\s*|(?:,|\s[-–—])\s(?=\p{L}[\p{L}. ºª]{1,30}:\s)|\s(?=(?:c[oó]d\w*|ref\w*|q(?:td?|tde|de|uant\w*)|unid\w*|un|marca|obs)\.?\s*:\s)/iu

/**
 * The items of a text whose facts are labelled, in one line each or in several, as portals print them: each with a
 * quantity and a code or a description. Any other line belongs to none. In: plain text.
 */
export function labelledRecords(text: string): LabelledRecord[] {
  if (!text.includes(':')) return []
  const records: LabelledRecord[] = []
  let open: { number: number; lines: string[]; fields: Map<string, string> } | undefined
  const close = () => {
    if (open && isItem(open.fields)) records.push({ ...open, text: open.lines.join('\n') })
    open = undefined
  }
  for (const [place, line] of text.split('\n').entries()) {
    const fields = fieldsOf(line)
    if (!fields) {
      if (line.trim() !== '') close()
      continue
    }
    const current = open?.fields
    if (current && fields.some(([label]) => current.has(label))) close()
    open ??= { number: place + 1, lines: [], fields: new Map() }
    open.lines.push(...Array.from({ length: place + 1 - open.number - open.lines.length }, () => ''), line)
    for (const [label, value] of fields) open.fields.set(label, value)
  }
  close()
  return records
}

/** The labelled facts of a line; undefined for a line that does not begin with one, or with the number of an item. */
function fieldsOf(line: string): [string, string][] | undefined {
  if (!line.includes(':') && !opener.test(line)) return undefined
  const fields: [string, string][] = []
  for (const part of line.trim().split(betweenFields)) {
    const [, number, name = ''] = fields.length === 0 ? (opener.exec(part) ?? []) : []
    const [, label, value = ''] = labelled.exec(part) ?? []
    const last = fields.at(-1)
    if (number !== undefined) fields.push(['Item', number], ['Nome', name])
    else if (label !== undefined) fields.push([label, value])
    else if (last) last[1] += ` ${part}`
    else return undefined
  }
  return fields
}

function isItem(fields: ReadonlyMap<string, string>): boolean {
  const roles = new Set<ColumnRole | undefined>()
  for (const [label, value] of fields) {
    const role = roleOfHeading(label)
    if (role !== 'quantity' || /\d/.test(value)) roles.add(role)
  }
  return roles.has('quantity') && (roles.has('code') || roles.has('text'))
}
