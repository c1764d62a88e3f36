import * as v from 'valibot'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { todayInBrasilia } from '#desk/desk-facts.ts'
import { addressWithinDesk } from '#desk/http/address.ts'
import {
  faultsOf,
  fieldValues,
  formOf,
  idIn,
  itemAt,
  parsedForm,
  positiveInteger,
  versionRefIn,
  versionSchema,
} from '#desk/http/form.ts'
import type { DeskApp, DeskContext, RouteOptions } from '#desk/http/routes.ts'
import { Refusal, actor, recordAct, sessionOf } from '#desk/http/routes.ts'
import { type ConflictProps, conflictAnswer } from '#desk/parts/conflict.tsx'
import { ChoiceField, namedByThemselves, PostForm, Submit, type Texts, typedField } from '#desk/parts/form.tsx'
import { type NoticeKey, withNotice } from '#desk/shell/notices.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { placeholdersIn } from '#domain/desk/answer-template.ts'
import { reminderDay } from '#domain/desk/calendar/reminder.ts'
import { answerWays, originNames } from '#domain/desk/message-ways.ts'
import { actions } from '#domain/desk/turn.ts'
import { contactLimits as limits } from '#domain/forms/fields.ts'
import { emailText, optionalText, typedText } from '#domain/forms/typed-text.ts'
import type { BulkOutcome, MessageChange } from '#server/store/message-changes.ts'
import type { MessageDetails, MessageOutcome } from '#server/store/messages.ts'
import { MessagePage } from './message-page.tsx'
import { type AnswerStart, messageItemPath, messageView, nextWaitingId, noteItemPath } from './message-view.ts'
import { Timeline, addedSince } from './timeline.tsx'

const answerSchema = v.object({
  versao: positiveInteger,
  via: v.picklist(answerWays),
  assunto: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(200, 'O assunto tem até 200 caracteres')),
  texto: typedText({ maximum: 10_000, lines: true }, 'Escreva a resposta'),
  /** Whether the person confirmed sending the unfilled [words]: set if so. */
  assim: v.optional(v.string()),
  /** Whether the page has already opened the person's own program: set if so. */
  aberto: v.optional(v.string()),
  proxima: v.optional(v.string()),
})
const noteSchema = v.object({ nota: typedText({ maximum: 5000, lines: true }, 'Escreva a nota') })

/** The notice on the message to which somebody went on from an answer. */
const nextNotice: NoticeKey = 'resposta-proxima'

export function messageRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, show } = options

  async function showMessage(context: DeskContext, details: MessageDetails, answer: AnswerStart, status?: 409) {
    const view = await messageView(options, details, { me: sessionOf(context).person, ...answer })
    const screen = <MessagePage view={view} />
    return show(context, { title: details.message.name, screen, ...(status && { status }) })
  }

  app.get('/mensagens/:id{[0-9]+}', async (context) => {
    const details = await messageAt(context, options)
    await recordAct(context, options, 'opened', details.message.id)
    const { modelo: template, feito } = context.req.query()
    return showMessage(context, details, { template, opensNext: feito === nextNotice })
  })

  app.post('/mensagens/:id{[0-9]+}/resposta', async (context) => {
    const details = await messageAt(context, options)
    const { id } = details.message
    const form = await parsedForm(context, answerSchema)
    const { versao, via, assunto, texto } = form
    const otherIds = new Set(details.samePerson.messages.map((message) => message.id))
    const selected = (await fieldValues(context, 'tambem')).flatMap((value) => versionRefIn(value) ?? [])
    const alsoAnswered = selected.filter((message) => otherIds.has(message.id))
    if (via === 'smtp' && !options.canMail)
      throw new Refusal('no-mail', 409, 'O site não está configurado para enviar e-mails.')
    const unfilled = placeholdersIn(texto)
    if (unfilled.length > 0 && form.assim === undefined) {
      const typed = { subject: assunto, text: texto, unfilled }
      return showMessage(context, details, { typed, opensNext: form.proxima !== undefined }, 409)
    }
    const subject = via === 'smtp' || via === 'email' ? assunto || null : null
    const answer = { way: via, subject, text: texto }
    const by = actor(context)
    const outcome = await store.messages.answer({ id, version: versao }, answer, by, alsoAnswered)
    if (outcome.kind === 'done') await store.typedTexts.save(messageItemPath(id), by.id, '')
    const text = { label: 'Sua resposta', value: texto }
    // An answer that the person's own program has still to open stays on its page, which offers that.
    const isHandedOver = form.aberto !== undefined || (via !== 'whatsapp' && via !== 'email')
    const nextId = form.proxima !== undefined && isHandedOver ? await nextWaitingId(options, id) : undefined
    if (outcome.kind === 'done' && nextId !== undefined)
      return context.redirect(withNotice(`/mensagens/${nextId}`, nextNotice), 303)
    const fields = { via, assunto, assim: 'sim' }
    return outcomeAnswer(context, options, { outcome, id, seenVersion: versao, fields, text, notice: 'resposta' })
  })

  app.post('/mensagens/:id{[0-9]+}/resposta/:answer{[0-9]+}/desfazer', async (context) => {
    const { message, answers } = await messageAt(context, options)
    const { versao } = await parsedForm(context, versionSchema)
    const retracted = answers.find((answer) => answer.id === idIn(context.req.param('answer')))
    if (!retracted) throw messageNotFound()
    const { id } = message
    const by = actor(context)
    const outcome = await store.messages.takeBack({ id, version: versao }, retracted.id, by)
    if (outcome.kind === 'done') await store.typedTexts.save(messageItemPath(id), by.id, retracted.text)
    return outcomeAnswer(context, options, { outcome, id, seenVersion: versao, notice: 'resposta-desfeita' })
  })

  app.post('/mensagens/:id{[0-9]+}/nota', async (context) => {
    const { id } = (await messageAt(context, options)).message
    const { nota } = await parsedForm(context, noteSchema)
    if (!(await store.messages.note(id, nota, actor(context)))) throw messageNotFound()
    await store.typedTexts.save(noteItemPath(id), sessionOf(context).person.id, '')
    return context.redirect(withNotice(`/mensagens/${id}`, 'nota'), 303)
  })
}

interface MessageWrite extends Pick<ConflictProps, 'text'> {
  outcome: MessageOutcome
  id: number
  seenVersion: number
  fields?: Record<string, string>
  notice: NoticeKey
}

/** Redirects to the page after a write, or shows a conflict when another write came first. */
function outcomeAnswer(context: DeskContext, options: RouteOptions, write: MessageWrite) {
  const { outcome, id, seenVersion, fields, text, notice } = write
  if (outcome.kind === 'gone') throw messageNotFound()
  if (outcome.kind === 'not-allowed')
    throw new Refusal('not-allowed', 409, 'Agora isto não faz sentido: outra pessoa já mudou a mensagem.')
  if (outcome.kind === 'done')
    return context.redirect(withNotice(`/mensagens/${id}`, notice, { batch: outcome.batch }), 303)
  const { current } = outcome
  return conflictAnswer(context, options, {
    fields: { versao: current.message.version, ...fields },
    text,
    keepLabel: 'Gravar o meu também',
    leavePath: `/mensagens/${id}`,
    children: <Timeline details={addedSince(current, seenVersion)} />,
  })
}

const messageNotFound = () => new Refusal('no-such-message', 404, 'Não há esta mensagem. Ela pode ter sido apagada.')

const messageAt = (context: DeskContext, { store }: Pick<RouteOptions, 'store'>): Promise<MessageDetails> =>
  itemAt(context, (id) => store.messages.details(id), messageNotFound)

const maximumMessages = 500

/** Changes messages: whose turn, who is in charge, the reminder; undoes such a change, or that of a review. */
export function messageChangeRoutes(app: DeskApp, options: RouteOptions): void {
  const { store } = options

  app.post('/mensagens/:id{[0-9]+}/ato', async (context) => {
    const { id } = (await messageAt(context, options)).message
    const { versao, ficha: _ficha, ...fields } = await formOf(context)
    const version = idIn(versao)
    if (version === undefined) throw unreadableForm()
    const outcome = await store.messages.change({ id, version }, await changeIn(fields, options), actor(context))
    return outcomeAnswer(context, options, { outcome, id, seenVersion: version, fields, notice: 'mensagem' })
  })

  app.post('/mensagens/varias', async (context) => {
    const form = await formOf(context)
    const selected = (await fieldValues(context, 'mensagem')).flatMap((text) => versionRefIn(text) ?? [])
    const back = addressWithinDesk(form.volta)
    if (selected.length === 0) return context.redirect(withNotice(back, 'nenhuma'), 303)
    if (selected.length > maximumMessages)
      throw new Refusal('too-many', 413, `Marque até ${maximumMessages} mensagens de cada vez.`)
    const outcome = await store.messages.changeAll(selected, await changeIn(form, options), actor(context))
    return context.redirect(withBulkNotice(back, 'varias', outcome), 303)
  })

  app.post('/desfazer/:batch', async (context) => {
    const back = addressWithinDesk((await formOf(context)).volta)
    const batch = context.req.param('batch')
    const review = await store.reviews.undo(batch, actor(context))
    if (review.kind !== 'gone') {
      const notice = review.kind === 'done' ? 'avaliacao-desfeita' : 'avaliacao-nao-desfeita'
      return context.redirect(withNotice(back, notice), 303)
    }
    const outcome = await store.messages.undo(batch, actor(context))
    return context.redirect(withBulkNotice(back, 'desfeito', outcome), 303)
  })
}

const withBulkNotice = (address: string, notice: NoticeKey, { done, refused, batch }: BulkOutcome): string =>
  withNotice(address, notice, { done: done.length, refused: refused.length, batch })

/** The change that a form asks for. Throws a Refusal for another one, and for a person who is not there. */
async function changeIn(form: Record<string, string>, { access, deskFacts }: RouteOptions): Promise<MessageChange> {
  const { ato, pessoa, dias = '' } = form
  if (ato === 'passar') {
    const chosen = idIn(pessoa)
    const person = await access.persons.active(chosen)
    if (chosen !== undefined && !person) throw new Refusal('no-such-person', 404, 'Não há esta pessoa.')
    return { kind: 'in-charge', person: person?.id ?? null, name: person?.name ?? null }
  }
  if (ato === 'lembrar') {
    if (!/^\d{1,3}$/.test(dias)) throw unreadableForm()
    const today = todayInBrasilia()
    const day = Number(dias) === 0 ? null : reminderDay(today, Number(dias), (await deskFacts()).calendar)
    return { kind: 'remind', day }
  }
  const action = actions.filter((kind) => kind !== 'answer').find((kind) => kind === ato)
  if (action === undefined) throw unreadableForm()
  return { kind: 'action', action }
}

const unreadableForm = () => new Refusal('form', 400, 'O pedido não foi entendido.')

/** The ways by which messages reach the shop outside the site; a person enters such messages. */
const { site: _site, ...outsideOrigins } = originNames

const newMessagePath = 'mensagens/nova'
const notText = 'Texto inválido'

/** A message by telephone or over the counter needs a name, a subject and what was asked. */
const newMessageSchema = v.object({
  origin: v.picklist(keysOf(outsideOrigins), 'Escolha por onde veio'),
  name: typedText({ minimum: 2, maximum: limits.name }, 'Escreva o nome, com 2 letras ou mais'),
  company: optionalText(typedText({ maximum: limits.company }, notText)),
  email: optionalText(emailText),
  phone: optionalText(typedText({ maximum: limits.phone }, notText)),
  subject: typedText({ maximum: limits.subject }, 'Escolha um assunto'),
  message: typedText({ minimum: 1, maximum: limits.message, lines: true }, 'Escreva o que foi pedido'),
})

function NewMessage({ typed, faults, subjects }: { typed: Texts; faults: Texts; subjects: readonly string[] }) {
  const field = typedField(typed, faults)
  return (
    <PostForm action="/mensagens/nova" className="grid max-w-2xl justify-items-start gap-4">
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <ChoiceField label="Veio por" {...field('origin')} of={outsideOrigins} />
        <ChoiceField label="Assunto" {...field('subject')} of={namedByThemselves(subjects)} />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form: a person with a caller on the line starts to type */}
        <TextField label="Nome" {...field('name')} required autoFocus maxLength={limits.name} />
        <TextField label="Empresa" {...field('company')} isOptional maxLength={limits.company} />
        <TextField label="Telefone" {...field('phone')} isOptional inputMode="tel" maxLength={limits.phone} />
        <TextField label="E-mail" {...field('email')} isOptional inputMode="email" maxLength={limits.email} />
      </div>
      <TextAreaField
        label="O que pediu"
        {...field('message')}
        rows={5}
        required
        maxLength={limits.message}
        className="w-full"
        data-draft={newMessagePath}
      />
      <Submit label="Registrar" look="primary" />
    </PostForm>
  )
}

export function newMessageRoutes(app: DeskApp, { store, shop, show }: RouteOptions): void {
  const showForm = async (context: DeskContext, typed: Texts, faults?: Texts) => {
    const { subjects } = (await shop()).pages.contact.form
    const screen = <NewMessage typed={typed} faults={faults ?? {}} subjects={subjects} />
    return show(context, { title: 'Registrar mensagem', screen, status: faults ? 400 : 200 })
  }

  app.get('/mensagens/nova', async (context) => {
    const draft = await store.typedTexts.find(newMessagePath, actor(context).id)
    return showForm(context, draft ? { message: draft.text } : {})
  })

  app.post('/mensagens/nova', async (context) => {
    const typed = await formOf(context)
    const form = v.safeParse(newMessageSchema, typed)
    if (!form.success) return showForm(context, typed, faultsOf(form.issues))
    const id = await store.messages.add(form.output, actor(context))
    await store.typedTexts.save(newMessagePath, actor(context).id, '')
    return context.redirect(withNotice(`/mensagens/${id}`, 'registrada'), 303)
  })
}
