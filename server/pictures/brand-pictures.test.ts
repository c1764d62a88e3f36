import sharp from 'sharp'
import { expect, test } from 'vitest'
import { filesOf, fixtureShop } from '#tests/fixture-shop.ts'
import { iconWidths } from './brand-pictures.ts'

const usual = await fixtureShop()
const square = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">${inside}</svg>\n`
const logoFile = (text: string) => [{ path: `images/brand/${usual.data.content.brand.logo.light}`, text }]

test('a logo has its size, and its file is as it was drawn', async () => {
  const drawn = square('<path fill="#0b5560" d="M0 0h40v20H0z"/><!-- é, 100 % -->')
  const shop = await fixtureShop(logoFile(drawn))
  expect(shop.logo.light).toMatchObject({ width: 40, height: 20 })
  expect(shop.logo.light.src).toMatch(/^\/desenhos\/logo\/claro\.[0-9a-f]{8}\.svg$/)
  expect(await (await filesOf(shop, logoFile(drawn))(shop.logo.light.src)).text()).toBe(drawn)
})

test.each(Object.entries(iconWidths))(
  '%s is a square of its width, without transparent corners',
  async (address, width) => {
    const made = sharp(Buffer.from(await (await filesOf(usual)(address)).arrayBuffer()))
    expect(await made.metadata()).toMatchObject({ width, height: width, hasAlpha: false })
  },
)

test('an icon drawn in 1024 units is made as well as one of 32', async () => {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024" width="1024" height="1024"><path fill="#0b5560" d="M0 0h1024v1024H0z"/></svg>'
  const drawn = [{ path: `images/brand/${usual.data.content.brand.icon}`, text }]
  const answer = await filesOf(await fixtureShop(drawn), drawn)('/icons/icon-512.png')
  const made = sharp(Buffer.from(await answer.arrayBuffer()))
  expect(await made.metadata()).toMatchObject({ width: 512, height: 512 })
})
