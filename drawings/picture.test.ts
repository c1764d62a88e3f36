import { expect, test } from 'vitest'
import { cardOnly, largeOnly } from './picture-sizes.ts'
import { finishPicture } from './picture.ts'
import { label, line, placed } from './svg.ts'

/** The widths below which the labels of a drawing are hidden, by their words. */
const floors = (svg: string) =>
  Object.fromEntries(
    [...svg.matchAll(/<text class="(w\d+)"[^>]*>([^<]*)</g)].map(([, name, words]) => [
      words,
      Number(new RegExp(`max-width:([\\d.]+)px\\){\\.${name}{display:none}}`).exec(svg)?.[1]),
    ]),
  )

test('a label hides itself where its letters would be under 11 px', () => {
  expect(
    floors(finishPicture(label([0, 20], 'pequeno', { size: 16 }) + label([0, 60], 'grande', { size: 44 }))),
  ).toEqual({
    pequeno: 329.99,
    grande: 119.99,
  })
})

test('a label in a group that is enlarged is as large as it is seen', () => {
  const inner = placed(
    { at: [0, 0], scale: 2 },
    placed({ at: [9, 9], scale: 1.1, flip: true }, label([0, 9], 'dentro', { size: 10 })),
  )
  expect(floors(finishPicture(inner + label([0, 9], 'fora', { size: 22 }), { width: 720 }))).toEqual({
    dentro: 359.99,
    fora: 359.99,
  })
})

test('a callout hides with its leader', () => {
  const callout = largeOnly(line([0, 0], [9, 9]) + label([9, 9], 'trava', { size: 15 }))
  const large = finishPicture(placed({ at: [0, 0] }, callout), { isLarge: true })
  expect(large).toMatch(/<g class="w352"><path [^>]*\/><text x=/)
  expect(large).toContain('max-width:351.99px){.w352{')
})

test('the large words of a card shrink to a caption where captions are read', () => {
  const svg = finishPicture(placed({ at: [240, 300] }, cardOnly(label([0, 0], 'Mindray', { size: 36 }))))
  expect(svg).toContain('<g class="w147 n36">')
  expect(svg).toContain('@media(min-width:294px){.n36{transform:scale(0.5)}}')
})

test('a drawing without labels has no rules', () => {
  expect(finishPicture('<path d="M0 0"/>')).not.toContain('<style>')
})
