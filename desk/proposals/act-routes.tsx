import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { dayAfter } from '#domain/desk/calendar/business-calendar.ts'
import { reminderDay } from '#domain/desk/calendar/promise.ts'
import { typedText } from '#domain/forms/text.ts'
import { lossReasons, proposalActs } from '#domain/proposal/proposal-state.ts'
import { linkPath } from '#domain/proposal/public-link.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { proposalName, type ProposalOutcome } from '#server/store/proposals.ts'
import type { VersionRef } from '#server/store/tables.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { actor, type DeskContext } from '#desk/http/environment.ts'
import { idIn, parsedForm, reminderDays, wholeNumber } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { ProposalPage } from './proposal-page.tsx'
import { proposalNotFound, proposalAt } from './proposal-shop.ts'
import { proposalView } from './proposal-view.ts'

// Sending is part of the form itself.
const actForm = {
  ato: v.picklist(proposalActs.filter((addAction) => addAction !== 'send')),
  motivo: v.optional(v.picklist(keysOf(lossReasons), 'Escolha o motivo.')),
}
const letterForm = {
  assunto: typedText({ maximum: 200 }, 'Escreva o assunto.'),
  texto: typedText({ maximum: 5000, lines: true }, 'Escreva o texto.'),
}

const today = () => brasiliaDay(new Date().toISOString())

/** Acts on a proposal outside its form: its outcome, sending, a reminder, a copy. */
export function proposalActRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, words, canMail } = options
  const { proposals } = store

  /** A form of the page, with the version that its person saw. In: the key of the notice of what was done. */
  function act<Fields extends v.ObjectEntries>(
    actionPath: string,
    fields: Fields,
    notice: string,
    write: (
      seen: VersionRef,
      form: v.InferOutput<v.ObjectSchema<Fields, undefined>>,
      context: DeskContext,
    ) => Promise<ProposalOutcome>,
  ): void {
    const version = v.object({ versao: wholeNumber })
    const fieldsSchema = v.object(fields)
    app.post(`/propostas/:id{[0-9]+}/${actionPath}`, async (context) => {
      const { id } = (await proposalAt(context, options)).proposal
      const { versao } = await parsedForm(context, version)
      const outcome = await write({ id, version: versao }, await parsedForm(context, fieldsSchema), context)
      if (outcome.kind === 'gone') throw proposalNotFound()
      if (outcome.kind === 'conflict')
        throw new Refusal('conflict', 409, 'Outra pessoa mexeu nesta proposta antes. Veja como está e repita.')
      if (outcome.kind === 'not-allowed')
        throw new Refusal('not-allowed', 409, 'Isto não faz sentido agora: veja em que situação a proposta está.')
      return context.redirect(`/propostas/${id}?feito=${notice}`, 303)
    })
  }

  act('ato', actForm, 'proposta-ato', (seen, { ato, motivo }, context) => {
    if (ato === 'lose' && motivo === undefined) throw new Refusal('form', 400, 'Escolha o motivo.')
    return proposals.act(seen, { kind: ato, loss: ato === 'lose' ? motivo : undefined }, actor(context))
  })

  act('desfazer', {}, 'proposta-desfeita', (seen, _, context) => proposals.undo(seen, actor(context)))

  act('email', letterForm, 'proposta-email', (seen, { assunto: subject, texto: text }, context) => {
    if (!canMail) throw new Refusal('no-mail', 409, 'A loja não tem servidor de e-mail configurado.')
    return proposals.mail(seen, { subject, text }, actor(context))
  })

  act('lembrete', { dias: reminderDays }, 'proposta-ato', async (seen, { dias }, context) => {
    const day = dias === 0 ? null : reminderDay(today(), dias, (await words()).calendar)
    return proposals.remind(seen, day, actor(context))
  })

  app.post('/propostas/:id{[0-9]+}/copia', async (context) => {
    const { content } = await proposalAt(context, options)
    const { validity } = (await words()).proposals
    const copy = { ...content, validUntil: dayAfter(today(), validity) }
    const id = await proposals.make(copy, { contactId: null }, actor(context))
    return context.redirect(`/propostas/${id}?feito=proposta-copia`, 303)
  })

  if (options.hasLinks) linkRoutes(app, options)
}

function linkRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, words, shop, show } = options

  // Answers with the page instead of a redirect, because only this answer contains the key.
  app.post('/propostas/:id{[0-9]+}/link', async (context) => {
    const { id } = (await proposalAt(context, options)).proposal
    const { proposals } = await words()
    const key = await store.proposals.makeLink(id, dayAfter(today(), proposals.link), actor(context))
    if (key === undefined) throw new Refusal('not-allowed', 409, 'Só há link do que já foi enviado.')
    const file = await proposalAt(context, options)
    const link = `${(await shop()).siteUrl}${linkPath(key)}`
    const view = await proposalView(options, file, { link })
    return show(context, { title: proposalName(file.proposal), screen: <ProposalPage view={view} /> })
  })

  app.post('/propostas/:id{[0-9]+}/link/:link{[0-9]+}/retirar', async (context) => {
    const { id } = (await proposalAt(context, options)).proposal
    const linkId = idIn(context.req.param('link'))
    const isRevoked = linkId !== undefined && (await store.proposals.revokeLink(id, linkId, actor(context)))
    if (!isRevoked) throw new Refusal('not-allowed', 409, 'Este link já não abria.')
    return context.redirect(`/propostas/${id}?feito=proposta-link-retirado`, 303)
  })
}
