import { expect, test } from 'vitest'
import type { ProposalLine } from '#domain/proposal/proposal-line.ts'
import { declinedLine, offerLine, proposalOf } from '#tests/proposal-samples.ts'
import { proposalShop } from '#tests/server/support/proposals/proposal-shop.ts'
import type { ProposalDocument } from './document-model.ts'
import { proposalPdf } from './proposal-pdf.ts'

const offers = (count: number) =>
  Array.from({ length: count }, (_, index) => offerLine({ id: `v0-${index + 1}`, maker: 'Loja', ncm: '9018.19.80' }))

async function printed(lines: ProposalLine[], layout: ProposalDocument['layout'] = 'proposta'): Promise<string> {
  const shown = { proposal: proposalOf(lines), name: '2026-0001', sent: { day: '2026-11-28', person: 'Ana' }, layout }
  return (await proposalPdf(shown, proposalShop, { pictureOf: async () => undefined, logo: undefined })).toString(
    'latin1',
  )
}
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length ?? 0

test('a proposal of a line or of nine is one page, tagged, in Portuguese, with its number as title', async () => {
  for (const count of [1, 9]) {
    const pdf = await printed(offers(count))
    expect(pdf.startsWith('%PDF-1.7')).toBe(true)
    expect(pagesOf(pdf)).toBe(1)
    expect(pdf).toContain('/Lang (pt-BR)')
    expect(pdf).toContain('/S /Table')
    expect(pdf.replaceAll('\0', '')).toContain('Proposta 2026-0001')
  }
})

test('sixty lines with refusals are a few pages, in both layouts', async () => {
  const lines = [...offers(58), declinedLine(), declinedLine('Maca 🛏 hospitalar', 'e')]
  for (const layout of ['proposta', 'lista'] as const) {
    const pages = pagesOf(await printed(lines, layout))
    expect(pages).toBeGreaterThan(2)
    expect(pages).toBeLessThan(7)
  }
})

test('a sent proposal is printed alike each time', async () => {
  expect(await printed(offers(3))).toBe(await printed(offers(3)))
})

test('the fonts are read once, not for each text', async () => {
  await printed(offers(1))
  const before = process.threadCpuUsage()
  await printed(offers(100))
  expect(process.threadCpuUsage(before).user).toBeLessThan(600_000)
})
