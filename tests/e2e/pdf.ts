import { inflateSync } from 'node:zlib'

/** The box of one drawn path, in points of the page. */
export interface PathBox {
  width: number
  height: number
}

type Matrix = readonly [number, number, number, number, number, number]
const pointsPerOperator: Readonly<Record<string, number>> = { m: 1, l: 1, c: 3, re: 2 }

/** The boxes of all paths that a PDF paints, page by page: enough to measure what a printed page holds. */
export function pdfBoxes(pdf: Buffer): PathBox[] {
  return contentStreams(pdf).flatMap(pathsOf)
}

/** How many pages a PDF has. */
export function pageCount(pdf: Buffer): number {
  return Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])
}

/** How many pieces of text each page of a PDF has. */
export function textsOfPages(pdf: Buffer): number[] {
  return contentStreams(pdf).map((stream) => stream.match(/\bT[jJ]\b/g)?.length ?? 0)
}

/** What draws each page of a PDF, in PDF's operators. */
export function contentStreams(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/<<([^>]*)>>\s*stream\r?\n/g)].flatMap(({ 0: head, 1: facts = '', index }) => {
    if (!facts.includes('FlateDecode') || facts.includes('/Type') || facts.includes('/Length1')) return []
    const start = index + head.length
    const stream = inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1')
    return / cm\b/.test(stream) ? [stream] : []
  })
}

function pathsOf(stream: string): PathBox[] {
  const boxes: PathBox[] = []
  const outer: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let numbers: number[] = []
  let pathPoints: [number, number][] = []
  for (const token of stream.split(/\s+/)) {
    const number = Number(token)
    if (token !== '' && !Number.isNaN(number)) {
      numbers.push(number)
      continue
    }
    const count = pointsPerOperator[token]
    if (token === 'q') outer.push(matrix)
    else if (token === 'Q') matrix = outer.pop() ?? matrix
    else if (token === 'cm') matrix = multiplied(numbers, matrix)
    else if (count !== undefined) pathPoints.push(...placed(token, numbers.slice(-count * 2), matrix))
    else if (/^(?:[SsfF]\*?|[bB]\*?|n)$/.test(token)) {
      if (token !== 'n' && pathPoints.length > 0) boxes.push(boxOf(pathPoints))
      pathPoints = []
    }
    numbers = []
  }
  return boxes
}

/** The end points of an operator on the page. A circle of four curves ends at its four sides. */
function placed(operator: string, numbers: readonly number[], [a, b, c, d, e, f]: Matrix): [number, number][] {
  const [x = 0, y = 0, width = 0, height = 0] = operator === 'c' ? numbers.slice(-2) : numbers
  const corners = operator === 're' ? [[x, y] as const, [x + width, y + height] as const] : [[x, y] as const]
  return corners.map(([px, py]) => [a * px + c * py + e, b * px + d * py + f])
}

function multiplied(own: readonly number[], [a, b, c, d, e, f]: Matrix): Matrix {
  const [a1 = 1, b1 = 0, c1 = 0, d1 = 1, e1 = 0, f1 = 0] = own
  return [a1 * a + b1 * c, a1 * b + b1 * d, c1 * a + d1 * c, c1 * b + d1 * d, e1 * a + f1 * c + e, e1 * b + f1 * d + f]
}

function boxOf(drawn: readonly [number, number][]): PathBox {
  const [xs, ys] = [drawn.map(([x]) => x), drawn.map(([, y]) => y)]
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
}
