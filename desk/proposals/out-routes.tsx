import { actor } from '#desk/http/environment.ts'
import * as v from 'valibot'
import { dayAfter } from '#domain/desk/calendar/business-calendar.ts'
import { reminderDay } from '#domain/desk/calendar/promise.ts'
import { linkPath } from '#domain/proposal/public-link.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { proposalName } from '#server/store/proposals.ts'
import { parsedForm, idIn, wholeNumber } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { ProposalPage } from './proposal-page.tsx'
import { outcomeAnswer } from './act-routes.ts'
import { proposalAt } from './proposal-shop.ts'
import { proposalView } from './proposal-view.ts'

const letterForm = v.object({
  versao: wholeNumber,
  assunto: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Escreva o assunto.'),
    v.maxLength(200, 'O assunto é longo demais.'),
  ),
  texto: v.pipe(v.string(), v.trim(), v.nonEmpty('Escreva o texto.'), v.maxLength(5000, 'O texto é longo demais.')),
})
const reminderForm = v.object({
  versao: wholeNumber,
  dias: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
})
const today = () => brasiliaDay(new Date().toISOString())

/** Sends a proposal by link or e-mail, and sets its reminder. */
export function proposalOutRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, words, canMail } = options

  if (options.hasLinks) linkRoutes(app, options)

  app.post('/propostas/:id{[0-9]+}/email', async (context) => {
    const { id } = (await proposalAt(context, options)).proposal
    const { versao, assunto: subject, texto: text } = await parsedForm(context, letterForm)
    if (!canMail) throw new Refusal('no-mail', 409, 'A loja não tem servidor de e-mail configurado.')
    const outcome = await store.proposals.mail({ id, version: versao }, { subject, text }, actor(context))
    return outcomeAnswer(context, outcome, `/propostas/${id}?feito=proposta-email`)
  })

  app.post('/propostas/:id{[0-9]+}/lembrete', async (context) => {
    const { id } = (await proposalAt(context, options)).proposal
    const { versao, dias } = await parsedForm(context, reminderForm)
    const day = dias === 0 ? null : reminderDay(today(), dias, (await words()).calendar)
    const outcome = await store.proposals.remind({ id, version: versao }, day, actor(context))
    return outcomeAnswer(context, outcome, `/propostas/${id}?feito=proposta-ato`)
  })
}

function linkRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, words, shop, show } = options

  // Answers with the page instead of a redirect, because only this answer contains the key.
  app.post('/propostas/:id{[0-9]+}/link', async (context) => {
    const { id } = (await proposalAt(context, options)).proposal
    const { proposals } = await words()
    const key = await store.proposals.makeLink(id, dayAfter(today(), proposals.link), actor(context))
    if (key === undefined) throw new Refusal('senseless', 409, 'Só há link do que já foi enviado.')
    const file = await proposalAt(context, options)
    const link = `${(await shop()).siteUrl}${linkPath(key)}`
    const view = await proposalView(options, file, { link })
    return show(context, { title: proposalName(file.proposal), screen: <ProposalPage view={view} /> })
  })

  app.post('/propostas/:id{[0-9]+}/link/:link{[0-9]+}/retirar', async (context) => {
    const { id } = (await proposalAt(context, options)).proposal
    const linkId = idIn(context.req.param('link'))
    const isEnded = linkId !== undefined && (await store.proposals.revokeLink(id, linkId, actor(context)))
    if (!isEnded) throw new Refusal('senseless', 409, 'Este link já não abria.')
    return context.redirect(`/propostas/${id}?feito=proposta-link-retirado`, 303)
  })
}
