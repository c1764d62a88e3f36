import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { siteSample } from '#tests/site-sample.ts'
import { publishBrandPictures } from './brand-pictures.ts'

const square = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">${inside}</svg>\n`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const publish = (light: string) => {
  writeFileSync(join(folder, 'light.svg'), light)
  writeFileSync(join(folder, 'mark.svg'), square('<path d="M0 0h40v20H0z"/>'))
  return publishBrandPictures(
    { logo: { light: 'light.svg', dark: 'mark.svg' }, icon: 'mark.svg', colours: siteSample.brand.colours },
    { brandFolder: folder, publicFolder: join(folder, 'public') },
  )
}

test('a small mark stands in the page itself', async () => {
  const { logo } = await publish(square('<path fill="#0b5560" d="M0 0h40v20H0z"/><!-- é, 100 % -->'))
  expect(logo.light).toMatchObject({ width: 40, height: 20 })
  // As a `srcset` may name it, and as it was drawn.
  expect(logo.light.src).toMatch(/^data:image\/svg\+xml,[^\s#"<>]+$/)
  expect(decodeURIComponent(logo.light.src.split(',').slice(1).join(','))).toContain('fill="#0b5560"')
  expect(decodeURIComponent(logo.light.src)).toContain('é, 100 %')
})

test('a large one is a file', async () => {
  const drawn = square(`<path d="M0 0h40v20H0z"/>`.repeat(50))
  const { logo } = await publish(drawn)
  expect(logo.light.src).toMatch(/^\/desenhos\/logo-\w+\.svg$/)
  expect(readFileSync(join(folder, 'public', logo.light.src), 'utf8')).toBe(drawn)
})
