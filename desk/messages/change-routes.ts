import { reminderDay } from '#domain/desk/calendar/promise.ts'
import { actions } from '#domain/desk/turn.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { BulkOutcome, MessageChange } from '#server/store/message-changes.ts'
import { addressWithinDesk, withNotice } from '#desk/http/address-within-desk.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { actor } from '#desk/http/environment.ts'
import { formOf, idIn, listOf, versionRefIn } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { outcomeAnswer, messageIdOf } from './message-routes.tsx'

const maximumAtOnce = 500

/** Changes one message or several: whose turn it is, who is in charge, its reminder; undoes it, or a review's change. */
export function messageChangeRoutes(app: DeskApp, options: RouteOptions): void {
  const { store } = options

  app.post('/mensagens/:id{[0-9]+}/ato', async (context) => {
    const id = await messageIdOf(context, options)
    const { versao, ficha: _ficha, ...fields } = await formOf(context)
    const version = idIn(versao)
    if (version === undefined) throw misunderstood()
    const outcome = await store.messages.change({ id, version }, await changeIn(fields, options), actor(context))
    return outcomeAnswer(context, options, { outcome, id, seenVersion: version, fields, notice: 'mensagem' })
  })

  app.post('/mensagens/varias', async (context) => {
    const form = await formOf(context)
    const selected = (await listOf(context, 'mensagem')).flatMap((text) => versionRefIn(text) ?? [])
    const back = addressWithinDesk(form.volta)
    if (selected.length === 0) return context.redirect(withNotice(back, { feito: 'nenhuma' }), 303)
    if (selected.length > maximumAtOnce)
      throw new Refusal('too-many', 413, `Marque até ${maximumAtOnce} mensagens de cada vez.`)
    const outcome = await store.messages.changeAll(selected, await changeIn(form, options), actor(context))
    return context.redirect(withNotice(back, bulkNotice(outcome, 'varias')), 303)
  })

  app.post('/desfazer/:batch', async (context) => {
    const back = addressWithinDesk((await formOf(context)).volta)
    const batch = context.req.param('batch')
    const review = await store.reviews.undo(batch, actor(context))
    if (review.kind !== 'gone') {
      const feito = review.kind === 'done' ? 'avaliacao-desfeita' : 'avaliacao-nao-desfeita'
      return context.redirect(withNotice(back, { feito }), 303)
    }
    const outcome = await store.messages.undo(batch, actor(context))
    return context.redirect(withNotice(back, bulkNotice(outcome, 'desfeito')), 303)
  })
}

function bulkNotice({ done, refused, batch }: BulkOutcome, feito: 'varias' | 'desfeito'): Record<string, string> {
  const counts = { feito, n: String(done.length), recusadas: String(refused.length) }
  return feito === 'varias' && batch !== undefined ? { ...counts, lote: batch } : counts
}

/** The change that a form asks for. Throws a Refusal for another one, and for a person who is not there. */
async function changeIn(form: Record<string, string>, { access, words }: RouteOptions): Promise<MessageChange> {
  const { ato, pessoa, dias = '' } = form
  if (ato === 'passar') {
    const chosen = idIn(pessoa)
    const person = (await access.persons.all()).find(({ id, isActive }) => isActive && id === chosen)
    if (chosen !== undefined && !person) throw new Refusal('no-such-person', 404, 'Não há esta pessoa.')
    return { kind: 'in-charge', person: person?.id ?? null, name: person?.name ?? null }
  }
  if (ato === 'lembrar') {
    if (!/^\d{1,3}$/.test(dias)) throw misunderstood()
    const today = brasiliaDay(new Date().toISOString())
    const day = Number(dias) === 0 ? null : reminderDay(today, Number(dias), (await words()).calendar)
    return { kind: 'remind', day }
  }
  const action = actions.filter((one) => one !== 'answer').find((one) => one === ato)
  if (action === undefined) throw misunderstood()
  return { kind: 'action', action }
}

const misunderstood = () => new Refusal('form', 400, 'O pedido não foi entendido.')
