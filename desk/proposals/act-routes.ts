import * as v from 'valibot'
import { dayAfter } from '#domain/desk/calendar/business-calendar.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { lossReasons, proposalActs } from '#domain/proposal/proposal-state.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { ProposalOutcome } from '#server/store/proposals.ts'
import { actor, type DeskContext } from '#desk/http/environment.ts'
import { parsedForm, wholeNumber } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { noProposal, proposalAt } from './proposal-shop.ts'

const actForm = v.object({
  versao: wholeNumber,
  // Sending is part of the form itself.
  ato: v.picklist(proposalActs.filter((act) => act !== 'send')),
  motivo: v.optional(v.picklist(keysOf(lossReasons), 'Escolha o motivo.')),
})
const versionForm = v.object({ versao: wholeNumber })

/** Acts on a proposal, undoing the last change, and copying it. */
export function proposalActRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, words } = options

  app.post('/propostas/:id{[0-9]+}/ato', async (context) => {
    const { id } = (await proposalAt(context, options)).proposal
    const { versao, ato, motivo } = await parsedForm(context, actForm)
    if (ato === 'lose' && motivo === undefined) throw new Refusal('form', 400, 'Escolha o motivo.')
    const loss = ato === 'lose' ? motivo : undefined
    const outcome = await store.proposals.act({ id, version: versao }, { kind: ato, loss }, actor(context))
    return outcomeAnswer(context, outcome, `/propostas/${id}?feito=proposta-ato`)
  })

  app.post('/propostas/:id{[0-9]+}/desfazer', async (context) => {
    const { id } = (await proposalAt(context, options)).proposal
    const { versao } = await parsedForm(context, versionForm)
    const outcome = await store.proposals.undo({ id, version: versao }, actor(context))
    return outcomeAnswer(context, outcome, `/propostas/${id}?feito=proposta-desfeita`)
  })

  app.post('/propostas/:id{[0-9]+}/copia', async (context) => {
    const { content } = await proposalAt(context, options)
    const { proposals } = await words()
    const copy = { ...content, validUntil: dayAfter(brasiliaDay(new Date().toISOString()), proposals.validity) }
    const id = await store.proposals.make(copy, { contactId: null }, actor(context))
    return context.redirect(`/propostas/${id}?feito=proposta-copia`, 303)
  })
}

/** Redirects to the page, or shows why nothing was done. */
export function outcomeAnswer(context: DeskContext, outcome: ProposalOutcome, address: string): Response {
  if (outcome.kind === 'gone') throw noProposal()
  if (outcome.kind === 'conflict')
    throw new Refusal('conflict', 409, 'Outra pessoa mexeu nesta proposta antes. Veja como está e repita.')
  if (outcome.kind === 'senseless')
    throw new Refusal('senseless', 409, 'Isto não faz sentido agora: veja em que situação a proposta está.')
  return context.redirect(address, 303)
}

/** What a button of the form does besides saving. */
export type FormAct = { kind: 'save' } | { kind: 'send' } | { kind: 'read' | 'free' } | LineAct
export interface LineAct {
  kind: 'up' | 'down' | 'remove'
  /** The line's id. */
  id: string
}

const lineActs = { subir: 'up', descer: 'down', remover: 'remove' } as const

/** In: a button's value: 'salvar', 'enviar', 'acrescentar', 'livre', 'subir:v1-2'. Any other saves. */
export function formAct(value = ''): FormAct {
  const [verb = '', id = ''] = value.split(':')
  if (verb === 'enviar') return { kind: 'send' }
  if (verb === 'acrescentar') return { kind: 'read' }
  if (verb === 'livre') return { kind: 'free' }
  if (verb === 'subir' || verb === 'descer' || verb === 'remover') return { kind: lineActs[verb], id }
  return { kind: 'save' }
}
