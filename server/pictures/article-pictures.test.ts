import { expect, test } from 'vitest'
import { drawingFiles } from '#drawings/drawing-files.ts'
import { lineWidth } from './typeset.ts'

interface Line {
  text: string
  left: number
  right: number
}

/** The lines of a figure as they are set; figures write none within a group that is moved. */
function linesOf(svg: string): Line[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', text = '']) => {
    const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
    const size = Number(value('font-size'))
    const width = lineWidth(text, size)
    const left = Number(value('x')) - width * ({ middle: 0.5, end: 1 }[value('text-anchor') ?? ''] ?? 0)
    return { text, left, right: left + width }
  })
}

const drawn = [...drawingFiles('figures')].map(([name, figure]) => ({ name, ...figure }))
/** What stands nearer to the edge than this reads as cut off on a phone, where a figure runs from edge to edge. */
const margin = 6

test.each(drawn)('every line of $name ends within the sheet as it is set', ({ svg, width }) => {
  const wrong = linesOf(svg).filter(({ left, right }) => left < margin || right > width - margin)
  expect(wrong).toEqual([])
})
