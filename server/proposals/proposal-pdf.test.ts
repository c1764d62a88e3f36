import { expect, test } from 'vitest'
import type { ProposalLine } from '#domain/proposal/proposal-line.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { contentStreams } from '#tests/e2e/pdf.ts'
import { declinedLine, offerLine, proposalOf } from '#tests/proposal-samples.ts'
import { proposalShop } from '#tests/server/support/proposals/proposal-shop.ts'
import type { ProposalDocument } from './document-model.ts'
import { proposalPdf } from './proposal-pdf.ts'

const offers = (count: number) =>
  Array.from({ length: count }, (_, index) => offerLine({ id: `v0-${index + 1}`, maker: 'Loja', ncm: '9018.19.80' }))

async function printed(
  lines: ProposalLine[],
  layout: ProposalDocument['layout'] = 'proposta',
  otherwise: Partial<Proposal> = {},
): Promise<string> {
  const shown = {
    proposal: proposalOf(lines, otherwise),
    name: '2026-0001',
    sent: { day: '2026-11-28', person: 'Ana' },
    layout,
  }
  return (await proposalPdf(shown, proposalShop, { pictureOf: async () => undefined, logo: undefined })).toString(
    'latin1',
  )
}
/** The streams of operators that draw the pages, one for each. */
const pageStreams = (pdf: string) => contentStreams(Buffer.from(pdf, 'latin1'))
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

test('remarks of many lines go on over the page, above its foot', async () => {
  const streams = pageStreams(await printed(offers(1), 'proposta', { remarks: Array(200).fill('linha').join('\n') }))
  expect(streams.length).toBeGreaterThan(3)
  for (const stream of streams) {
    const baselines = [...stream.matchAll(/1 0 0 1 [\d.]+ ([\d.-]+) Tm/g)].map(([, y]) => Number(y))
    const foot = Math.min(...baselines)
    expect(foot).toBeGreaterThan(20)
    expect(Math.min(...baselines.filter((y) => y !== foot))).toBeGreaterThan(54)
  }
})

test('the totals of all options stand on one page', async () => {
  for (let count = 6; count < 14; count += 1) {
    const options = offers(count).map((line, index) => (index < 2 ? { ...line, alternativeOf: 1 } : line))
    const totals = pageStreams(await printed(options)).map((stream) => stream.match(/\/F\d+ 13 Tf/g)?.length ?? 0)
    expect(totals.filter((perPage) => perPage > 0)).toHaveLength(1)
  }
})

test('spaces and marks of other programs, which no font here has, are printed plainly', async () => {
  const pasted = offerLine({ code: 'C5\u{A0}VGA2\u{AD}', description: 'Extensa\u{303}o\u{202F}3\u{2009}m\u{200B}' })
  const plain = offerLine({ code: 'C5 VGA2', description: 'Extensão 3 m' })
  expect(pageStreams(await printed([pasted]))).toEqual(pageStreams(await printed([plain])))
})

test('a number stays on the line of its unit', async () => {
  const ofLengths = (measure: string) =>
    offers(40).map((line, index) => ({ ...line, description: `${'cabo '.repeat(8)}${'i'.repeat(index)} ${measure}` }))
  expect(pageStreams(await printed(ofLengths('3 m')))).toEqual(pageStreams(await printed(ofLengths('3\u{A0}m'))))
})
