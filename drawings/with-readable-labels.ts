/** Height in CSS px of the smallest letters on a page: smaller labels of a drawing are hidden. */
const smallestLetters = 11

interface Group {
  scale: number
  /** Font size of a label, in units. */
  size: number
  /** Whether it is a callout, whose label and leader are hidden together. */
  isOne: boolean
}

/**
 * A drawing's body in which each label, and a callout with its leader, is hidden when the picture is shown so small
 * that the letters would be under 11 px. So one file serves both a card on a phone and a large view. In: the width of
 * its sheet in units.
 */
export function withReadableLabels(body: string, width: number): string {
  const groups: Group[] = [{ scale: 1, size: 0, isOne: false }]
  const narrowest = new Set<number>()
  const hiding = (size: number) => {
    const from = Math.ceil((smallestLetters * width) / size)
    narrowest.add(from)
    return ` class="w${from}"`
  }
  const marked = body.replaceAll(
    /<(\/?)(g|text)\b([^>]*?)(\/?)>/g,
    (...[tag = '', closing, name, attributes = '', selfClosing, place = '0']: (string | undefined)[]) => {
      if (closing && name === 'g') groups.pop()
      if (closing || selfClosing) return tag
      const around = groups.at(-1) ?? { scale: 1, size: 0, isOne: false }
      const own = { ...within(around, attributes), isOne: attributes.includes('data-size') }
      if (name === 'g') groups.push(own)
      if (own.isOne) return `<g${hiding(within(own, body.slice(Number(place))).size * own.scale)}>`
      return name === 'g' || around.isOne ? tag : `<text${hiding(own.size * own.scale)}${attributes}>`
    },
  )
  if (narrowest.size === 0) return body
  const rules = [...narrowest].map((from) => `@media(max-width:${from - 0.01}px){.w${from}{display:none}}`)
  return `<style>${rules.join('')}</style>${marked}`
}

/**
 * The scale inside a group, multiplied with the surrounding one, and the font size: the group's own, or the inherited
 * one.
 */
function within({ scale, size }: Group, attributes: string): Omit<Group, 'isOne'> {
  const written = / font-size="([\d.]+)"/.exec(attributes)?.[1]
  const own = /^[^>]* transform="[^"]*scale\(\S+ (-?[\d.]+)\)/.exec(attributes)?.[1] ?? 1
  return { scale: scale * Math.abs(Number(own)), size: written === undefined ? size : Number(written) }
}
