import { proposalCsv } from '#domain/proposal/proposal-csv.ts'
import type { OfferLine } from '#domain/proposal/proposal-line.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { proposalName } from '#server/inbox/proposals/proposal-file.ts'
import { sessionOf } from '#desk/http/environment.ts'
import { idIn } from '#desk/http/form.ts'
import { showPaper } from '#desk/http/paper.tsx'
import type { DeskApp, RouteOptions } from '#desk/routes/desk-routes.ts'
import { pictureAddress } from '#desk/routes/picture-routes.ts'
import { ProposalPaper } from '#desk/screens/proposals/proposal-paper.tsx'
import type { DeskShop } from '#desk/shop.ts'
import { noProposal, proposalAt } from './proposal-at.ts'
import { proposalShop } from './proposal-shop.ts'

/** A proposal on paper and as a sheet. */
export function proposalPaperRoutes(app: DeskApp, options: RouteOptions): void {
  const { files, shop, store } = options

  app.get('/propostas/:id{[0-9]+}/documento', async (context) => {
    const { proposal, content, revisions } = await proposalAt(context, options)
    const asked = context.req.query('revisao')
    const revision = asked === undefined ? undefined : revisions.findLast((one) => one.revision === idIn(asked))
    if (asked !== undefined && !revision) throw noProposal()
    const sent = revision ?? (proposal.state === 'rascunho' ? undefined : revisions.at(-1))
    const present = await shop()
    const { brand, logo } = present.site
    const name = proposalName({ ...proposal, revision: sent?.revision ?? proposal.revision })
    const shown = {
      brand,
      logo: { light: atDesk(logo.light), dark: atDesk(logo.dark) },
      proposal: sent?.content ?? content,
      name,
      day: sent && brasiliaDay(sent.at),
      pictureOf: (line: OfferLine) => pictureOf(line, present),
    }
    return showPaper(context, files, {
      title: `Proposta ${name} · ${brand.name}`,
      screen: <ProposalPaper {...shown} />,
    })
  })

  app.get('/propostas/:id{[0-9]+\\.csv}', async (context) => {
    const id = idIn(context.req.param('id').slice(0, -'.csv'.length))
    const file = id === undefined ? undefined : await options.desk.proposals.file(id)
    if (!file) throw noProposal()
    const { person } = sessionOf(context)
    const note = 'proposta'
    await store.desk.record({ operator: person.name, action: 'export-csv', target: file.proposal.id, note })
    const name = proposalName(file.proposal).replaceAll(/[^\w-]+/g, '-')
    context.header('Content-Disposition', `attachment; filename="proposta-${name}.csv"`)
    return context.body(proposalCsv(file.content), 200, { 'Content-Type': 'text/csv; charset=utf-8' })
  })
}

/** A small mark is written out in the release, a large one is a file. */
function atDesk<Mark extends { src: string }>(mark: Mark): Mark {
  return mark.src.startsWith('data:') ? mark : { ...mark, src: pictureAddress(mark.src) }
}

function pictureOf({ item }: OfferLine, shop: DeskShop): string | undefined {
  const src = item && proposalShop(shop).itemOf(item)?.product.picture.src
  return src ? pictureAddress(src) : undefined
}
