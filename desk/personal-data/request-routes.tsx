import * as v from 'valibot'
import { dataRequestKinds, outsideStorages, type OutsideStorage } from '#domain/desk/data-request.ts'
import { phoneKey } from '#domain/desk/search-terms.ts'
import { contactSchema } from '#domain/forms/contact.ts'
import { contactLimits as most, emailText, optionalText, typedText } from '#domain/forms/text.ts'
import { daySchema } from '#domain/text/text-schemas.ts'
import { parsedForm, wholeNumber, faultsOf, formOf, idIn, listOf } from '#desk/http/form.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { DataRequest, PersonData, RequestWriteResult } from '#server/store/personal-data.ts'
import { personJson, personText, proofText } from '#server/store/personal-texts.ts'
import { actor, sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { fileAnswer } from '#desk/http/download.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { requireRole } from '#desk/http/session-guard.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { RequestPage } from './request-page.tsx'
import { RequestsPage, type RequestFields } from './requests-page.tsx'

const notText = 'Texto inválido'
const nameText = typedText({ minimum: 2, maximum: most.name }, 'Nome deve ter pelo menos 2 caracteres')
const phoneText = optionalText(typedText({ maximum: most.phone }, notText))

/** The form of a new request: e-mail or telephone, at least one of them. */
const requestForm = v.pipe(
  v.object({
    kind: v.picklist(dataRequestKinds),
    name: optionalText(nameText),
    email: optionalText(emailText),
    phone: phoneText,
    receivedOn: daySchema,
  }),
  v.forward(
    v.check((form) => form.email !== null || form.phone !== null, 'Escreva o e-mail ou o telefone'),
    ['email'],
  ),
  v.forward(
    v.check((form) => form.phone === null || phoneKey(form.phone) !== undefined, 'Escreva o telefone com DDD'),
    ['phone'],
  ),
)

const versionForm = v.object({ versao: wholeNumber })

/** The form for deleting confirms that the request comes from the person whose data it is. */
const eraseForm = v.object({
  versao: wholeNumber,
  certeza: v.literal('sim', 'Confirme que o pedido é da própria pessoa'),
})

/** The forms that correct a message or a review of the person. */
const messageForm = v.object({
  versao: wholeNumber,
  ...v.omit(contactSchema, ['subject', 'message']).entries,
  email: optionalText(emailText),
})
const reviewForm = v.object({
  versao: wholeNumber,
  customer_name: nameText,
  customer_email: optionalText(emailText),
})

function isOutsideStorage(text: string): text is OutsideStorage {
  return Object.hasOwn(outsideStorages, text)
}

const noData: PersonData = { messages: [], reviews: [], deliveries: [], mentions: [], proposals: [] }

/** Requests about personal data: the list, the page of one, and the files for the person. */
export function personalDataRoutes(app: DeskApp, options: RouteOptions): void {
  const { access, store, shop, show } = options
  const record = (context: DeskContext, action: string, target: number) =>
    store.audit.record({ operator: sessionOf(context).person.name, action, target })

  app.get('/dados-pessoais', async (context) =>
    show(context, { title: 'Dados pessoais', screen: await listScreen(store, blankFields(), {}) }),
  )

  app.post('/dados-pessoais', async (context) => {
    const typed = fieldsIn(await formOf(context))
    const form = v.safeParse(requestForm, typed)
    if (form.success) {
      const { id } = await store.personalData.open(form.output, actor(context))
      return context.redirect(`/dados-pessoais/${id}?feito=pedido`, 303)
    }
    const screen = await listScreen(store, typed, faultsOf(form.issues))
    return show(context, { title: 'Dados pessoais', screen, status: 400 })
  })

  app.get('/dados-pessoais/:id{[0-9]+}', async (context) => {
    const request = await requestAt(context, store)
    await record(context, 'opened-data-request', request.id)
    const [found, { brand }] = await Promise.all([dataOf(store, request), shop()])
    const now = new Date().toISOString()
    const view = { request, found, today: brasiliaDay(now), proof: proofText(request, brand.name, now) }
    const canErase = sessionOf(context).person.role === 'administra'
    const administrators = (await access.persons.all())
      .filter(({ role, isActive }) => isActive && role === 'administra')
      .map(({ name }) => name)
    const screen = <RequestPage {...view} canErase={canErase} administrators={administrators} />
    return show(context, { title: `Pedido nº ${request.id}`, screen })
  })

  app.get('/dados-pessoais/:id{[0-9]+}/dados.txt', async (context) => {
    const request = await requestAt(context, store)
    await record(context, 'exported-person', request.id)
    return fileAnswer(context, `dados-${request.id}.txt`, personText(await dataOf(store, request)))
  })

  app.get('/dados-pessoais/:id{[0-9]+}/dados.json', async (context) => {
    const request = await requestAt(context, store)
    await record(context, 'exported-person', request.id)
    const data = personJson(await dataOf(store, request))
    return fileAnswer(context, `dados-${request.id}.json`, JSON.stringify(data, null, 2))
  })
}

/** The acts on a request. */
export function personalDataWriteRoutes(app: DeskApp, options: RouteOptions): void {
  const { store } = options
  const { personalData } = store

  app.post('/dados-pessoais/:id{[0-9]+}/fora', async (context) => {
    const { versao } = await parsedForm(context, versionForm)
    const places = (await listOf(context, 'lugar')).filter(isOutsideStorage)
    return writeAnswer(
      context,
      await personalData.tick(versionRefOf(context, versao), places, actor(context)),
      'pedido-marcado',
    )
  })

  app.post('/dados-pessoais/:id{[0-9]+}/apagar', requireRole('administra', options), async (context) => {
    const { versao } = await parsedForm(context, eraseForm)
    return writeAnswer(
      context,
      await personalData.erase(versionRefOf(context, versao), actor(context)),
      'pedido-apagado',
    )
  })

  app.post('/dados-pessoais/:id{[0-9]+}/encerrar', async (context) => {
    const { versao } = await parsedForm(context, versionForm)
    return writeAnswer(
      context,
      await personalData.close(versionRefOf(context, versao), actor(context)),
      'pedido-encerrado',
    )
  })

  app.post('/dados-pessoais/:id{[0-9]+}/mensagens/:row{[0-9]+}', async (context) => {
    const { messages } = await personOf(context)
    const { versao: version, email, ...correction } = await parsedForm(context, messageForm)
    const id = rowIn(
      context,
      messages.map(({ message }) => message),
    )
    // A message from the site always has an e-mail address: a correction may change it, never remove it.
    const address = email === null ? {} : { email }
    const isDone = await personalData.correctMessage({ id, version }, { ...correction, ...address }, actor(context))
    return correctionAnswer(context, isDone)
  })

  app.post('/dados-pessoais/:id{[0-9]+}/avaliacoes/:row{[0-9]+}', async (context) => {
    const { reviews } = await personOf(context)
    const { versao: version, ...correction } = await parsedForm(context, reviewForm)
    const id = rowIn(context, reviews)
    return correctionAnswer(context, await personalData.correctReview({ id, version }, correction, actor(context)))
  })

  /** What there is of the person of a request; other persons' rows cannot be corrected through it. */
  const personOf = async (context: DeskContext) => dataOf(store, await requestAt(context, store))
}

/** The id of the row in an address, which has to be among the person's own. */
function rowIn(context: DeskContext, rows: readonly { id: number }[]): number {
  const row = rows.find(({ id }) => id === idIn(context.req.param('row')))
  if (!row) throw new Refusal('not-theirs', 404, 'Esta linha não é da pessoa deste pedido.')
  return row.id
}

function correctionAnswer(context: DeskContext, isDone: boolean): Response {
  const id = idIn(context.req.param('id'))
  return context.redirect(`/dados-pessoais/${id}?feito=${isDone ? 'corrigido' : 'nao-corrigido'}`, 303)
}

function writeAnswer(context: DeskContext, written: RequestWriteResult, notice: string): Response {
  if (written.kind === 'gone') throw requestNotFound()
  const id = written.kind === 'done' ? written.request.id : written.present.id
  const feito = { done: notice, conflict: 'pedido-mudou', 'not-allowed': 'pedido-era-encerrado' }[written.kind]
  return context.redirect(`/dados-pessoais/${id}?feito=${feito}`, 303)
}

const requestNotFound = () => new Refusal('no-such-request', 404, 'Não há este pedido.')

const versionRefOf = (context: DeskContext, version: number) => ({ id: idIn(context.req.param('id')) ?? 0, version })

/**
 * The person's data. A closed request has none: its e-mail and telephone are masked, so nothing can be found by them.
 */
function dataOf(store: RouteOptions['store'], request: DataRequest): Promise<PersonData> {
  return request.closed_at === null ? store.personalData.find(request) : Promise.resolve(noData)
}

async function requestAt(context: DeskContext, store: RouteOptions['store']): Promise<DataRequest> {
  const id = idIn(context.req.param('id'))
  const request = id === undefined ? undefined : await store.personalData.request(id)
  if (!request) throw requestNotFound()
  return request
}

async function listScreen(store: RouteOptions['store'], typed: RequestFields, faults: Record<string, string>) {
  const today = brasiliaDay(new Date().toISOString())
  const requests = await store.personalData.requests()
  return <RequestsPage requests={requests} today={today} typed={typed} faults={faults} />
}

function blankFields(): RequestFields {
  return { kind: 'acesso', name: '', email: '', phone: '', receivedOn: brasiliaDay(new Date().toISOString()) }
}

function fieldsIn({
  kind = '',
  name = '',
  email = '',
  phone = '',
  receivedOn = '',
}: Record<string, string>): RequestFields {
  return { kind, name, email, phone, receivedOn }
}
