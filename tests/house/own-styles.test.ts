import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * A variant whose styles are for what stands inside or beside the element: `[&_svg]:hidden`, `[&>li]:mt-2`, `*:p-1`.
 */
const reachingVariant = /(?<=^|[\s'"`:])(?:\[&[^\]]*[_>+~ ][^\]]*\]|\*{1,2}):[^\s'"`]+/gm

const reachesIn = (source: string) => Array.from(source.matchAll(reachingVariant), ([variant]) => variant)

test('a component styles its own elements, never what it is given', () => {
  const found = globSync('{app,desk}/**/*.tsx').flatMap((file) =>
    reachesIn(readFileSync(file, 'utf8')).map((variant) => `${file}: ${variant}`),
  )
  expect(found, 'give the part a look or a class of its own instead').toEqual([])
})

test('the check sees what reaches in, and lets pass what does not', () => {
  expect(reachesIn(`'grid max-sm:[&_svg]:hidden [&>li]:mt-2 sm:*:p-1 **:m-0'`)).toEqual([
    '[&_svg]:hidden',
    '[&>li]:mt-2',
    '*:p-1',
    '**:m-0',
  ])
  expect(
    reachesIn(`'[&::-webkit-search-cancel-button]:hidden [body:has(dialog[open])>&]:hidden [--late-height:26rem]'`),
  ).toEqual([])
})
