/** The smallest letters that a page shows, in CSS px: a drawing shows none below them either. */
const smallestLetters = 11

/**
 * A drawing's body in which each label hides itself where the picture is shown so small that its letters would be under
 * 11 px: one file serves a card on a phone and a large stage. In: the width of its sheet in units.
 */
export function readable(body: string, width: number): string {
  const groups = [{ scale: 1, size: 0 }]
  const narrowest = new Set<number>()
  const marked = body.replaceAll(
    /<(\/?)(g|text)\b([^>]*?)(\/?)>/g,
    (...[tag = '', closing, name, attributes = '', selfClosing]: (string | undefined)[]) => {
      if (closing && name === 'g') groups.pop()
      if (closing || selfClosing) return tag
      const { scale, size } = groups.at(-1) ?? { scale: 1, size: 0 }
      const own = { scale: scale * scaleOf(attributes), size: sizeOf(attributes) ?? size }
      if (name === 'g') {
        groups.push(own)
        return tag
      }
      const from = Math.ceil((smallestLetters * width) / (own.size * own.scale))
      narrowest.add(from)
      return `<text class="w${from}"${attributes}>`
    },
  )
  if (narrowest.size === 0) return body
  const rules = [...narrowest].map((from) => `@media(max-width:${from - 0.01}px){.w${from}{display:none}}`)
  return `<style>${rules.join('')}</style>${marked}`
}

function scaleOf(attributes: string): number {
  return Math.abs(Number(/scale\(\S+ (-?[\d.]+)\)/.exec(attributes)?.[1] ?? 1))
}

function sizeOf(attributes: string): number | undefined {
  const written = / font-size="([\d.]+)"/.exec(attributes)?.[1]
  return written === undefined ? undefined : Number(written)
}
