import { captionSize, colour, weight } from './palette.ts'
import { largeWeight, bodyAtSize } from './picture-sizes.ts'
import { element, path, rect } from './svg.ts'

/** Height in CSS px of the smallest letters on a page: labels that would be smaller are hidden. */
const minimumLetterHeight = 11

const groupOrText = /<(\/?)(g|text)\b([^>]*?)(\/?)>/g

interface Group {
  scale: number
  fontSize: number
  /** Whether the group is a callout, whose label and leader are hidden together, or the words of a card. */
  isCallout: boolean
}

/**
 * A drawing's body whose texts fit the size at which it is shown, so that one file serves all sizes. A label, or a
 * callout with its leader, is hidden (classes 'w…') where its letters would be under 11 px. The large words of a card
 * shrink (classes 'n…') in a large view. In: the width of its sheet, in units.
 */
function hideSmallLabels(body: string, width: number): string {
  const groups: Group[] = [{ scale: 1, fontSize: 0, isCallout: false }]
  const hideWidths = new Set<number>()
  const shrinkingSizes = new Set<number>()
  const hideClass = (letterHeight: number) => {
    const minimumWidth = Math.ceil((minimumLetterHeight * width) / letterHeight)
    hideWidths.add(minimumWidth)
    return ` class="w${minimumWidth}"`
  }
  const markedBody = body.replaceAll(
    groupOrText,
    (...[tag = '', closing, name, attributes = '', selfClosing, offset = '0']: (string | undefined)[]) => {
      if (closing && name === 'g') groups.pop()
      if (closing || selfClosing) return tag
      const outer = groups.at(-1) ?? { scale: 1, fontSize: 0, isCallout: false }
      const group = { ...nestedGroup(outer, attributes), isCallout: attributes.includes('data-size') }
      if (name === 'g') groups.push(group)
      if (group.isCallout) {
        const { fontSize } = nestedGroup(group, body.slice(Number(offset)))
        const classAttribute = hideClass(fontSize * group.scale)
        if (!attributes.includes('"card"')) return `<g${classAttribute}>`
        shrinkingSizes.add(fontSize)
        return `<g${classAttribute.slice(0, -1)} n${fontSize}">`
      }
      return name === 'g' || outer.isCallout ? tag : `<text${hideClass(group.fontSize * group.scale)}${attributes}>`
    },
  )
  if (hideWidths.size === 0) return body
  // The large words of a card shrink to the size of captions where these are legible.
  const captionsFrom = Math.ceil((minimumLetterHeight * width) / captionSize)
  const rules = [
    ...[...hideWidths].map((minimum) => `@media(max-width:${minimum - 0.01}px){.w${minimum}{display:none}}`),
    ...[...shrinkingSizes].map(
      (size) => `@media(min-width:${captionsFrom}px){.n${size}{transform:scale(${captionSize / size})}}`,
    ),
  ]
  return `<style>${rules.join('')}</style>${markedBody}`
}

/** The scale of a group, multiplied with the surrounding one, and its own or the inherited font size. */
function nestedGroup({ scale, fontSize }: Group, attributes: string): Omit<Group, 'isCallout'> {
  const ownSize = / font-size="([\d.]+)"/.exec(attributes)?.[1]
  const ownScale = /^[^>]* transform="[^"]*scale\(\S+ (-?[\d.]+)\)/.exec(attributes)?.[1] ?? 1
  return { scale: scale * Math.abs(Number(ownScale)), fontSize: ownSize === undefined ? fontSize : Number(ownSize) }
}

interface SheetOptions {
  width?: number
  height?: number
  grid?: boolean
  /** Whether lines are finer, for a drawing that is shown large. */
  isLarge?: boolean
}

/** A drawing's body on its sheet, as a whole SVG file. */
export function finishPicture(body: string, options: SheetOptions = {}): string {
  const { width = 480, height = 360, grid = true, isLarge = false } = options
  const size = { width, height }
  const styledBody = element('g', bodyStyle, hideSmallLabels(bodyAtSize(body, { isLarge }), width))
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, ...size }, [
    rect([0, 0, width, height], { fill: colour.sheet }),
    grid ? millimetreGrid(size) : '',
    isLarge ? largeWeight(styledBody) : styledBody,
  ])
}

/** The common line style of the group that holds all drawn parts. */
export const bodyStyle = {
  fill: colour.sheet,
  stroke: colour.ink,
  'stroke-width': weight.main,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
  'font-family': "'IBM Plex Sans',system-ui,sans-serif",
} as const

function millimetreGrid({ width, height }: { width: number; height: number }): string {
  const stroke = colour.grid
  const fine = [12, 24, 36, 48].map((step) => `M0 ${step}H60M${step} 0V60`).join('')
  const pattern = element('pattern', { id: 'mm', width: 60, height: 60, patternUnits: 'userSpaceOnUse' }, [
    path(fine, { stroke, 'stroke-width': weight.grid / 1.5, fill: 'none' }),
    path('M0 0H60M0 0V60', { stroke, 'stroke-width': weight.thin, fill: 'none' }),
  ])
  return element('defs', {}, pattern) + rect([0, 0, width, height], { fill: 'url(#mm)' })
}
