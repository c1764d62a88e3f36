import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { itemRefKey } from '#domain/proposal/proposal-line.ts'
import { pictureLimits, proposalSchema } from '#domain/proposal/proposal.ts'
import { fixtureShop } from '#tests/fixture-shop.ts'
import { offerLine, proposalOf } from '#tests/proposal-samples.ts'
import { proposalPrinter, sentSnapshot } from './issuer.ts'

const shop = await fixtureShop()
const cable = { productId: 'cabo-ecg-ge-aha', variantId: '5-vias' }
const lines = [offerLine({ item: cable }), offerLine({ id: 'livre', item: undefined })]
const picture = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#123456' } })
  .png()
  .toBuffer()
const files = async () => new Response(new Uint8Array(picture))
const printed = async (proposal: ReturnType<typeof proposalOf>, answer: typeof files) => {
  const sent = { day: '2026-11-28', person: 'Ana' }
  return proposalPrinter(answer)({ proposal, name: '2026-0001', sent, layout: 'proposta' }, shop)
}

test('what is sent keeps the logo and the pictures of its lines, small and few enough', async () => {
  const paper = await sentSnapshot(files, shop, { lines })
  expect(Object.keys(paper.pictures ?? {})).toEqual([itemRefKey(cable)])
  expect(paper.letterhead?.logo?.src).toMatch(/^data:image\/png;base64,/)
  expect(JSON.stringify(paper).length).toBeLessThan(pictureLimits.single)
  expect(v.is(proposalSchema, proposalOf(lines, paper))).toBe(true)
})

test('a sent proposal is printed as it was sent, whatever became of its pictures', async () => {
  const sent = proposalOf(lines, await sentSnapshot(files, shop, { lines }))
  const gone = await printed(sent, async () => new Response(null, { status: 404 }))
  expect(gone.equals(await printed(sent, files))).toBe(true)
  expect(gone.toString('latin1')).toContain('/Subtype /Image')
})
