/** Whether the tags of an SVG are nested and closed, and its attributes quoted; sufficient for the output of svg.ts. */
export function isWellFormed(svg: string): boolean {
  const open: string[] = []
  const rest = svg.replaceAll(/<\/?[a-z]+(?: [\w:-]+="[^"<>]*")*\/?>/g, (tag) => {
    const name = /[a-z]+/.exec(tag)?.[0] ?? ''
    if (tag.startsWith('</')) return open.pop() === name ? '' : '<'
    if (!tag.endsWith('/>')) open.push(name)
    return ''
  })
  return open.length === 0 && !/[<>]/.test(rest)
}
