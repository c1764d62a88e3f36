import type { Element, Parents, Root } from 'hast'
import { element, elementsOf, textOf } from './render-post-nodes.ts'

/**
 * Puts each table into a frame that scrolls sideways, can be focused, and is labelled by its caption or section.
 * Changes the tree.
 */
export function frameTables(root: Root): void {
  let section = ''
  let number = 0
  const visit = (parent: Parents) => {
    parent.children = parent.children.map((child) => {
      if (child.type !== 'element') return child
      if (/^h[2-4]$/.test(child.tagName)) section = textOf(child)
      if (child.tagName !== 'table') {
        visit(child)
        return child
      }
      number += 1
      markHeaders(child)
      const caption = [...elementsOf(child)].find(({ tagName }) => tagName === 'caption')
      const name = `Tabela ${number}: ${caption ? textOf(caption) : section}`.replace(/: $/, '')
      return element('div', { dataTable: '', role: 'region', tabIndex: 0, ariaLabel: name }, [child])
    })
  }
  visit(root)
}

/** Marks the cells that are headers of a column and, where the corner is empty, of a row. */
function markHeaders(table: Element): void {
  const rows = [...elementsOf(table)].filter(({ tagName }) => tagName === 'tr').map(cellsOf)
  const [corner, ...columns] = rows[0] ?? []
  for (const cell of [corner, ...columns]) if (cell?.tagName === 'th') cell.properties.scope ??= 'col'
  if (!corner || corner.tagName !== 'th' || textOf(corner) !== '') return
  // A header cell must not be empty.
  corner.tagName = 'td'
  delete corner.properties.scope
  for (const [first] of rows.slice(1)) {
    if (!first) continue
    first.tagName = 'th'
    first.properties.scope = 'row'
  }
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element')
}
