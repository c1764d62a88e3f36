import { proposalSheet, sheetLayouts } from '#domain/proposal/out/proposal-sheets.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { proposalFileName } from '#domain/proposal/proposal-number.ts'
import { type ProposalDetails, proposalName } from '#server/store/proposals.ts'
import { fileAnswer } from '#desk/http/download.ts'
import { sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { idIn } from '#desk/http/form.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { proposalNotFound } from './proposal-shop.ts'

/**
 * A proposal as PDF and as CSV, each also in the layout for price research and tenders (`?modelo=lista`); the CSV
 * also in the layouts of ERP systems (`?modelo=bling`).
 */
export function proposalPaperRoutes(app: DeskApp, options: RouteOptions): void {
  const { print, shop, store } = options

  app.get('/propostas/:id{[0-9]+\\.pdf}', async (context) => {
    const { proposal, content, revisions } = await proposalOfFile(context, options, '.pdf')
    const number = context.req.query('revisao')
    const revision = number === undefined ? undefined : revisions.findLast((one) => one.revision === idIn(number))
    if (number !== undefined && !revision) throw proposalNotFound()
    const sent = revision ?? (proposal.state === 'rascunho' ? undefined : revisions.at(-1))
    const name = proposalName({ ...proposal, revision: sent?.revision ?? proposal.revision })
    const { person } = sessionOf(context)
    await store.audit.record({ operator: person.name, action: 'opened-proposal', target: proposal.id, note: 'PDF' })
    const document = {
      proposal: sent?.content ?? content,
      name,
      sent: sent && { day: brasiliaDay(sent.at), person: sent.person },
      layout: context.req.query('modelo') === 'lista' ? 'lista' : 'proposta',
    } as const
    const pdf = await print(document, await shop())
    return fileAnswer(context, proposalFileName(name), new Uint8Array(pdf))
  })

  app.get('/propostas/:id{[0-9]+\\.csv}', async (context) => {
    const file = await proposalOfFile(context, options, '.csv')
    const { person } = sessionOf(context)
    const note = 'proposta'
    await store.audit.record({ operator: person.name, action: 'export-csv', target: file.proposal.id, note })
    const name = proposalName(file.proposal)
    const layout = sheetLayouts.find((one) => one === context.req.query('modelo')) ?? 'proposta'
    const csv = proposalSheet(layout, { content: file.content, name, day: brasiliaDay(new Date().toISOString()) })
    const fileName = `proposta-${name}${layout === 'proposta' ? '' : `-${layout}`}`.replaceAll(/[^\w-]+/g, '-')
    return fileAnswer(context, `${fileName}.csv`, csv)
  })
}

/** The proposal of an address that ends with a file's ending. Throws a Refusal when it does not exist. */
async function proposalOfFile(
  context: DeskContext,
  { store }: Pick<RouteOptions, 'store'>,
  ending: string,
): Promise<ProposalDetails> {
  const id = idIn(context.req.param('id')?.slice(0, -ending.length))
  const file = id === undefined ? undefined : await store.proposals.file(id)
  if (!file) throw proposalNotFound()
  return file
}
