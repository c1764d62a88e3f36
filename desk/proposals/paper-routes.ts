import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { erpLayouts, erpProposalCsv, type ErpProposal } from '#domain/proposal/out/erp-sheets.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { listCsv, proposalCsv } from '#domain/proposal/out/proposal-csv.ts'
import type { OfferLine } from '#domain/proposal/proposal-line.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { proposalName } from '#server/store/proposals.ts'
import { documentStyles, styleSource } from '#server/proposals/document-styles.ts'
import { proposalDocument } from '#server/proposals/proposal-document.ts'
import type { DocumentShop } from '#server/proposals/shown-document.ts'
import { sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { idIn } from '#desk/http/form.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { pictureAddress } from '#desk/http/picture-routes.ts'
import type { Shop } from '#server/shop/shop.ts'
import { noProposal, proposalAt, proposalShop } from './proposal-shop.ts'

/**
 * A proposal for printing and as CSV, each also in the layout for price research and tenders (`?modelo=lista`); the CSV
 * also in the layouts of ERP systems (`?modelo=bling`).
 */
export function proposalPaperRoutes(app: DeskApp, options: RouteOptions): void {
  const { files, shop, store } = options

  app.get('/propostas/:id{[0-9]+}/documento', async (context) => {
    const { proposal, content, revisions } = await proposalAt(context, options)
    const asked = context.req.query('revisao')
    const revision = asked === undefined ? undefined : revisions.findLast((one) => one.revision === idIn(asked))
    if (asked !== undefined && !revision) throw noProposal()
    const sent = revision ?? (proposal.state === 'rascunho' ? undefined : revisions.at(-1))
    const present = await shop()
    const shown = {
      proposal: sent?.content ?? content,
      name: proposalName({ ...proposal, revision: sent?.revision ?? proposal.revision }),
      sent: sent && { day: brasiliaDay(sent.at), person: sent.person },
      layout: layoutOf(context),
    }
    const html = proposalDocument(shown, documentShop(present), { styles: files.styles })
    context.header('Content-Security-Policy', paperPolicy(present))
    return context.html(html)
  })

  app.get('/propostas/:id{[0-9]+\\.csv}', async (context) => {
    const id = idIn(context.req.param('id').slice(0, -'.csv'.length))
    const file = id === undefined ? undefined : await options.store.proposals.file(id)
    if (!file) throw noProposal()
    const { person } = sessionOf(context)
    const note = 'proposta'
    await store.audit.record({ operator: person.name, action: 'export-csv', target: file.proposal.id, note })
    const name = proposalName(file.proposal)
    const { kind, csv } = sheetOf(context.req.query('modelo') ?? '', {
      content: file.content,
      name,
      day: brasiliaDay(new Date().toISOString()),
    })
    const fileName = `proposta-${name}${kind}`.replaceAll(/[^\w-]+/g, '-')
    context.header('Content-Disposition', `attachment; filename="${fileName}.csv"`)
    return context.body(csv, 200, { 'Content-Type': 'text/csv; charset=utf-8' })
  })
}

/** The requested CSV, and the layout's name in its file name; '' for the shop's own layout. */
function sheetOf(asked: string, proposal: ErpProposal & { content: Proposal }): { kind: string; csv: string } {
  const system = keysOf(erpLayouts).find((one) => one === asked)
  if (system) return { kind: `-${system}`, csv: erpProposalCsv(system, proposal) }
  return asked === 'lista'
    ? { kind: '-lista', csv: listCsv(proposal.content) }
    : { kind: '', csv: proposalCsv(proposal.content) }
}

function layoutOf(context: DeskContext): 'proposta' | 'lista' {
  return context.req.query('modelo') === 'lista' ? 'lista' : 'proposta'
}

/**
 * The desk's policy, but with the document's own styles, and the shop's logo as a data URI; forms and scripts are
 * forbidden.
 */
function paperPolicy({ colours }: Shop): string {
  const styles = styleSource(documentStyles(colours.light))
  return `default-src 'none'; style-src 'self' ${styles}; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

function documentShop(shop: Shop): DocumentShop {
  const { brand, colours, logo } = shop
  return { brand, colours, logo: atDesk(logo.light), pictureOf: (line) => pictureOf(line, shop) }
}

/** The logo's address at the desk; a small logo is a data URI and stays as it is. */
function atDesk<Mark extends { src: string }>(mark: Mark): Mark {
  return mark.src.startsWith('data:') ? mark : { ...mark, src: pictureAddress(mark.src) }
}

function pictureOf({ item }: OfferLine, shop: Shop): string | undefined {
  const src = item && proposalShop(shop).itemOf(item)?.product.picture.src
  return src ? pictureAddress(src) : undefined
}
