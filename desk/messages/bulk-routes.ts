import { reminderDay } from '#domain/desk/calendar/promise.ts'
import { actions } from '#domain/desk/turn.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { BulkOutcome, MessageChange } from '#server/store/message-changes.ts'
import { actor, type DeskContext } from '#desk/http/environment.ts'
import { formOf, idIn, listOf, seenIn } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { addressWithinDesk, withNotice } from '#desk/http/address-within-desk.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'

const maximumAtOnce = 500
const maximumDays = 999

/** Changes several messages at once; undoes a change of one or several messages, or of a review. */
export function bulkRoutes(app: DeskApp, options: RouteOptions): void {
  const { store } = options

  app.post('/mensagens/varias', async (context) => {
    const form = await formOf(context)
    const marked = (await listOf(context, 'mensagem')).flatMap((text) => seenIn(text) ?? [])
    const back = addressWithinDesk(form.volta)
    if (marked.length === 0) return context.redirect(withNotice(back, { feito: 'nenhuma' }), 303)
    if (marked.length > maximumAtOnce)
      throw new Refusal('too-many', 413, `Marque até ${maximumAtOnce} mensagens de cada vez.`)
    const outcome = await store.messages.changeAll(marked, await changeIn(form, options), actor(context))
    return context.redirect(withNotice(back, said(outcome, 'varias')), 303)
  })

  app.post('/desfazer/:batch', async (context: DeskContext) => {
    const form = await formOf(context)
    const batch = context.req.param('batch') ?? ''
    const review = await store.reviews.undo(batch, actor(context))
    if (review.kind !== 'gone') {
      const feito = review.kind === 'done' ? 'avaliacao-desfeita' : 'avaliacao-nao-desfeita'
      return context.redirect(withNotice(addressWithinDesk(form.volta), { feito }), 303)
    }
    const outcome = await store.messages.undo(batch, actor(context))
    return context.redirect(withNotice(addressWithinDesk(form.volta), said(outcome, 'desfeito')), 303)
  })
}

function said({ done, refused, batch }: BulkOutcome, what: 'varias' | 'desfeito'): Record<string, string> {
  const counts = { feito: what, n: String(done.length), recusadas: String(refused.length) }
  return what === 'varias' && batch !== undefined ? { ...counts, lote: batch } : counts
}

async function changeIn(form: Record<string, string>, { access, words }: RouteOptions): Promise<MessageChange> {
  const { ato = '', pessoa, dias = '' } = form
  if (ato === 'passar') {
    const wanted = idIn(pessoa)
    const person = (await access.persons.all()).find(({ id, isActive }) => isActive && id === wanted)
    if (wanted !== undefined && !person) throw new Refusal('no-such-person', 404, 'Não há esta pessoa.')
    return { kind: 'in-charge', person: person?.id ?? null, name: person?.name ?? null }
  }
  if (ato === 'lembrar') {
    const today = brasiliaDay(new Date().toISOString())
    const days = idIn(dias)
    if (days === undefined || days > maximumDays) throw misunderstood()
    return { kind: 'remind', day: reminderDay(today, days, (await words()).calendar) }
  }
  const action = actions.filter((one) => one !== 'answer').find((one) => one === ato)
  if (action === undefined) throw misunderstood()
  return { kind: 'action', action }
}

const misunderstood = () => new Refusal('form', 400, 'O pedido não foi entendido.')
