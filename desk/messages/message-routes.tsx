import * as v from 'valibot'
import { placeholdersIn } from '#domain/desk/answer.ts'
import { answerWays } from '#domain/desk/data-request.ts'
import { typedText } from '#domain/forms/text.ts'
import type { MessageDetails, MessageOutcome } from '#server/store/messages.ts'
import { actor, sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { idIn, listOf, parsedForm, versionRefIn, wholeNumber } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { EditConflict } from '#desk/parts/edit-conflict.tsx'
import { changesSince, Timeline } from './timeline.tsx'
import { MessagePage } from './message-page.tsx'
import { messageKey, messageView, nextWaiting, noteKey } from './message-view.ts'

const answerForm = v.object({
  versao: wholeNumber,
  via: v.picklist(answerWays),
  assunto: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(200, 'O assunto tem até 200 caracteres')),
  texto: typedText({ maximum: 10_000, lines: true }, 'Escreva a resposta'),
  /** Set once the person confirmed sending the unfilled [words]. */
  assim: v.optional(v.string()),
  /** The page has already opened the person's own program. */
  aberto: v.optional(v.string()),
  /** The next message is opened after this one. */
  proxima: v.optional(v.string()),
})
const noteForm = v.object({ nota: typedText({ maximum: 5000, lines: true }, 'Escreva a nota') })

/** The notice on the message to which somebody went on from an answer. */
const nextNotice = 'resposta-proxima'

/** The page of a message, and its notes and answers. */
export function messageRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, show } = options

  app.get('/mensagens/:id{[0-9]+}', async (context) => {
    const { person } = sessionOf(context)
    const file = await messageAt(context, options)
    await store.audit.record({ operator: person.name, action: 'opened', target: file.message.id })
    const { modelo: template, feito } = context.req.query()
    const view = await messageView(options, file, { me: person, template, isGoingOn: feito === nextNotice })
    const title = file.message.name
    return show(context, { title, screen: <MessagePage view={view} />, scripts: ['message'] })
  })

  app.post('/mensagens/:id{[0-9]+}/resposta', async (context) => {
    const id = await messageIdOf(context, options)
    const form = await parsedForm(context, answerForm)
    const { versao, via, assunto, texto } = form
    const alsoAnswered = (await listOf(context, 'tambem')).flatMap((text) => versionRefIn(text) ?? [])
    if (via === 'smtp' && !options.canMail)
      throw new Refusal('no-mail', 409, 'O site não está configurado para enviar e-mails.')
    const unfilled = placeholdersIn(texto)
    if (unfilled.length > 0 && form.assim === undefined) {
      const typed = { subject: assunto, text: texto, unfilled }
      const file = await messageAt(context, options)
      const isGoingOn = form.proxima !== undefined
      const view = await messageView(options, file, { me: sessionOf(context).person, typed, isGoingOn })
      const screen = <MessagePage view={view} />
      return show(context, { title: file.message.name, screen, status: 409, scripts: ['message'] })
    }
    const subject = via === 'smtp' || via === 'email' ? assunto || null : null
    const outcome = await store.messages.answer(
      { id, version: versao },
      { way: via, subject, text: texto },
      actor(context),
      alsoAnswered,
    )
    if (outcome.kind === 'done') await store.drafts.save(messageKey(id), sessionOf(context).person.id, '')
    const text = { label: 'Sua resposta', value: texto }
    const isHandedOver = form.aberto !== undefined || (via !== 'whatsapp' && via !== 'email')
    const next = form.proxima !== undefined && isHandedOver ? await nextWaiting(options, id) : undefined
    if (outcome.kind === 'done' && next !== undefined)
      return context.redirect(`/mensagens/${next}?feito=${nextNotice}`, 303)
    const fields = { via, assunto, assim: 'sim' }
    return outcomeAnswer(context, options, { outcome, id, seenVersion: versao, fields, text, notice: 'resposta' })
  })

  app.post('/mensagens/:id{[0-9]+}/resposta/:answer{[0-9]+}/desfazer', async (context) => {
    const { message, answers } = await messageAt(context, options)
    const { versao } = await parsedForm(context, v.object({ versao: wholeNumber }))
    const retracted = answers.find((answer) => answer.id === idIn(context.req.param('answer')))
    if (!retracted) throw messageNotFound()
    const seen = { id: message.id, version: versao }
    const outcome = await store.messages.takeBack(seen, retracted.id, actor(context))
    if (outcome.kind === 'done')
      await store.drafts.save(messageKey(message.id), sessionOf(context).person.id, retracted.text)
    return outcomeAnswer(context, options, {
      outcome,
      ...seen,
      seenVersion: versao,
      fields: {},
      notice: 'resposta-desfeita',
    })
  })

  app.post('/mensagens/:id{[0-9]+}/nota', async (context) => {
    const id = await messageIdOf(context, options)
    const { nota } = await parsedForm(context, noteForm)
    if (!(await store.messages.note(id, nota, actor(context)))) throw messageNotFound()
    await store.drafts.save(noteKey(id), sessionOf(context).person.id, '')
    return context.redirect(`/mensagens/${id}?feito=nota`, 303)
  })
}

interface WriteResult {
  outcome: MessageOutcome
  id: number
  seenVersion: number
  fields: Record<string, string>
  text?: { label: string; value: string }
  notice: string
}

/** Redirects to the page after a write, or shows a conflict when another write came first. */
export function outcomeAnswer(
  context: DeskContext,
  { show }: RouteOptions,
  { outcome, id, seenVersion, fields, text, notice }: WriteResult,
) {
  if (outcome.kind === 'gone') throw messageNotFound()
  if (outcome.kind === 'not-allowed')
    throw new Refusal('not-allowed', 409, 'Agora isto não faz sentido: outra pessoa já mudou a mensagem.')
  if (outcome.kind === 'done') {
    // Answers are taken back by the button in the history.
    const undo = notice.startsWith('resposta') ? '' : `&lote=${outcome.batch}`
    return context.redirect(`/mensagens/${id}?feito=${notice}${undo}`, 303)
  }
  const { present } = outcome
  const screen = (
    <EditConflict
      action={context.req.path}
      fields={{ versao: String(present.message.version), ...fields }}
      text={text}
      keepLabel="Gravar o meu também"
      leavePath={`/mensagens/${id}`}
    >
      <Timeline file={changesSince(present, seenVersion)} />
    </EditConflict>
  )
  return show(context, { title: 'Duas pessoas ao mesmo tempo', screen, status: 409 })
}

const messageNotFound = () => new Refusal('no-such-message', 404, 'Não há esta mensagem. Ela pode ter sido apagada.')

export async function messageIdOf(context: DeskContext, options: RouteOptions): Promise<number> {
  return (await messageAt(context, options)).message.id
}

async function messageAt(context: DeskContext, { store }: Pick<RouteOptions, 'store'>): Promise<MessageDetails> {
  const id = idIn(context.req.param('id'))
  const file = id === undefined ? undefined : await store.messages.file(id)
  if (!file) throw messageNotFound()
  return file
}
