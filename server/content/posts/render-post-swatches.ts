import type { Element, Root } from 'hast'
import { element, elementsOf, textOf } from './render-post-nodes.ts'

const colours = 'branco|preto|vermelho|verde|amarelo|marrom|azul|laranja|violeta'
/** Matches a table cell that contains only the colour of a lead: 'RA, branco', 'Vermelho', 'Branco e vermelho'. */
const colourCell = new RegExp(`^(?:[A-Z]{1,2}\\d?, )?(${colours})(?: e (${colours}))?$`, 'i')

/** Adds colour samples beside the words in tables of lead standards. Changes the tree. */
export function showLeadColours(root: Root): void {
  const all = [...elementsOf(root)]
  for (const table of all.filter(({ tagName }) => tagName === 'table')) {
    const cells = [...elementsOf(table)]
    if (cells.some((cell) => cell.tagName === 'th' && /\b(?:AHA|IEC)\b/.test(textOf(cell)))) cells.forEach(showColour)
  }
}

function showColour(cell: Element): void {
  if (cell.tagName !== 'td' && cell.tagName !== 'th') return
  const [, first, second] = colourCell.exec(textOf(cell)) ?? []
  if (!first) return
  const wire = [first, second]
    .filter((colour) => colour !== undefined)
    .join(' ')
    .toLowerCase()
  cell.children.unshift(element('span', { dataWire: wire, ariaHidden: 'true' }, []))
}
