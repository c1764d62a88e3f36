import * as v from 'valibot'
import { TextField } from '#app/ui/form/field.tsx'
import { idIn, itemAt, fieldValues, parsedForm, versionSchema, positiveInteger } from '#desk/http/form.ts'
import { requireAdministrator } from '#desk/http/guards.ts'
import { listFilters, pageFilter } from '#desk/http/list-filters.ts'
import type { DeskApp, DeskContext, RouteOptions } from '#desk/http/routes.ts'
import { actor, fileAnswer, recordAct, Refusal, sessionOf } from '#desk/http/routes.ts'
import { Moment } from '#desk/parts/facts.tsx'
import { CheckField, PostButton, PostForm, Submit } from '#desk/parts/form.tsx'
import { ButtonLink, TextLink } from '#desk/parts/links.tsx'
import { ListPages } from '#desk/parts/list.tsx'
import { Fold, Section } from '#desk/parts/section.tsx'
import { type NoticeKey, withNotice } from '#desk/shell/notices.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { dataRequestNames, outsideStorages, type OutsideStorage } from '#domain/desk/data-request.ts'
import { contactSchema } from '#domain/forms/contact.ts'
import { contactLabels, contactLimits, reviewLabels, reviewLimits, senderFields } from '#domain/forms/fields.ts'
import { emailText, optionalText } from '#domain/forms/typed-text.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import { normalize } from '#domain/text/normalize.ts'
import { counted } from '#domain/text/number-text.ts'
import type { DataRequest, PersonData, PersonOverview, RequestWriteResult } from '#server/store/personal-data.ts'
import { personJson, personText, proofText } from '#server/store/personal-texts.ts'
import { DeadlineBadge, nameText } from './request-list.tsx'

/** The form for deleting confirms that the request comes from the person whose data it is. */
const eraseSchema = v.object({ certeza: v.literal('sim', 'Confirme que o pedido é da própria pessoa') })

const messageSchema = v.object({
  versao: positiveInteger,
  ...v.omit(contactSchema, ['subject', 'message']).entries,
  email: optionalText(emailText),
})
const reviewSchema = v.object({
  versao: positiveInteger,
  customer_name: nameText,
  customer_email: optionalText(emailText),
})

const isOutsideStorage = (text: string): text is OutsideStorage => Object.hasOwn(outsideStorages, text)

export function dataRequestRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, show } = options

  app.get('/dados-pessoais/:id{[0-9]+}', async (context) => {
    const view = await requestView(context, options)
    await recordAct(context, options, 'opened-data-request', view.request.id)
    return show(context, { title: `Pedido nº ${view.request.id}`, screen: <RequestPage view={view} /> })
  })

  const answerFile = async (context: DeskContext, ending: 'txt' | 'json', write: (data: PersonData) => string) => {
    const request = await requestAt(context, options)
    await recordAct(context, options, 'exported-person', request.id)
    return fileAnswer(context, `dados-${request.id}.${ending}`, write(await dataOf(store, request)))
  }
  const jsonText = (data: PersonData) => JSON.stringify(personJson(data), null, 2)

  app.get('/dados-pessoais/:id{[0-9]+}/dados.txt', (context) => answerFile(context, 'txt', personText))
  app.get('/dados-pessoais/:id{[0-9]+}/dados.json', (context) => answerFile(context, 'json', jsonText))
}

const requestAt = (context: DeskContext, { store }: RouteOptions): Promise<DataRequest> =>
  itemAt(context, (id) => store.personalData.request(id), requestNotFound)

async function requestView(context: DeskContext, options: RouteOptions) {
  const { access, store, shop } = options
  const request = await requestAt(context, options)
  const page = pageFilter.read(context.req.query(pageFilter.parameter) ?? '')
  const part = { from: (page - 1) * perPage, count: perPage }
  const [found, { brand }, persons] = await Promise.all([
    overviewOf(store, request, part),
    shop(),
    access.persons.all(),
  ])
  const now = new Date().toISOString()
  const administrators = persons.filter(({ role, isActive }) => isActive && role === 'administra')
  return {
    request,
    found,
    page,
    today: brasiliaDay(now),
    proof: proofText(request, brand.name, now),
    canErase: sessionOf(context).person.role === 'administra',
    /** The names of the administrators, whom persons without that role have to ask for a deletion. */
    administrators: administrators.map(({ name }) => name),
  }
}
type RequestView = Awaited<ReturnType<typeof requestView>>

export function dataRequestActRoutes(app: DeskApp, options: RouteOptions): void {
  const { store } = options
  const { personalData } = store

  app.post('/dados-pessoais/:id{[0-9]+}/fora', async (context) => {
    const expected = await expectedRequest(context)
    const places = (await fieldValues(context, 'lugar')).filter(isOutsideStorage)
    return writeAnswer(context, await personalData.tick(expected, places, actor(context)), 'pedido-marcado')
  })

  app.post('/dados-pessoais/:id{[0-9]+}/apagar', requireAdministrator(options), async (context) => {
    await parsedForm(context, eraseSchema)
    const expected = await expectedRequest(context)
    return writeAnswer(context, await personalData.erase(expected, actor(context)), 'pedido-apagado')
  })

  app.post('/dados-pessoais/:id{[0-9]+}/encerrar', async (context) => {
    const expected = await expectedRequest(context)
    return writeAnswer(context, await personalData.close(expected, actor(context)), 'pedido-encerrado')
  })

  app.post('/dados-pessoais/:id{[0-9]+}/mensagens/:row{[0-9]+}', async (context) => {
    const { messages } = await idsOf(context)
    const { versao: version, email, ...correction } = await parsedForm(context, messageSchema)
    const id = ownRowId(context, messages)
    // A message from the site always has an e-mail address: a correction may change it, never remove it.
    const address = email === null ? {} : { email }
    const isDone = await personalData.correctMessage({ id, version }, { ...correction, ...address }, actor(context))
    return correctionAnswer(context, isDone)
  })

  app.post('/dados-pessoais/:id{[0-9]+}/avaliacoes/:row{[0-9]+}', async (context) => {
    const { reviews } = await idsOf(context)
    const { versao: version, ...correction } = await parsedForm(context, reviewSchema)
    const id = ownRowId(context, reviews)
    return correctionAnswer(context, await personalData.correctReview({ id, version }, correction, actor(context)))
  })

  /** The rows of a request's person: a correction is only for these, not for other persons'. */
  const idsOf = async (context: DeskContext) =>
    (await overviewOf(store, await requestAt(context, options), { from: 0, count: 0 })).ids
}

function ownRowId(context: DeskContext, ids: readonly number[]): number {
  const id = idIn(context.req.param('row'))
  if (id === undefined || !ids.includes(id))
    throw new Refusal('not-theirs', 404, 'Esta linha não é da pessoa deste pedido.')
  return id
}

function correctionAnswer(context: DeskContext, isDone: boolean): Response {
  const id = idIn(context.req.param('id'))
  return context.redirect(withNotice(`/dados-pessoais/${id}`, isDone ? 'corrigido' : 'nao-corrigido'), 303)
}

function writeAnswer(context: DeskContext, written: RequestWriteResult, doneNotice: NoticeKey): Response {
  if (written.kind === 'gone') throw requestNotFound()
  const id = written.kind === 'done' ? written.request.id : written.current.id
  const notices = { done: doneNotice, conflict: 'pedido-mudou', 'not-allowed': 'pedido-era-encerrado' } as const
  return context.redirect(withNotice(`/dados-pessoais/${id}`, notices[written.kind]), 303)
}

const requestNotFound = () => new Refusal('no-such-request', 404, 'Não há este pedido.')

async function expectedRequest(context: DeskContext) {
  const { versao: version } = await parsedForm(context, versionSchema)
  return { id: idIn(context.req.param('id')) ?? 0, version }
}

/** A closed request has no data: its e-mail and telephone are masked, so nothing is looked for by them. */
const keysOfOpen = ({ closed_at: closedAt, email, phone }: DataRequest) =>
  closedAt === null ? { email, phone } : { email: null, phone: null }

const dataOf = ({ personalData }: RouteOptions['store'], request: DataRequest) => personalData.find(keysOfOpen(request))

const overviewOf = (
  { personalData }: RouteOptions['store'],
  request: DataRequest,
  part: Parameters<typeof personalData.overview>[1],
) => personalData.overview(keysOfOpen(request), part)

/** A message or a review of the person: name and contact data can be corrected, the text stays as it was written. */
interface FoundRow {
  id: number
  path: 'mensagens' | 'avaliacoes'
  name: string
  version: number
  created_at: string
  sender: string
  title: string
  fields: readonly { name: string; label: string; maxLength: number; defaultValue: string; isOptional: boolean }[]
}

const messageRows = ({ messages }: PersonOverview): FoundRow[] =>
  messages.map(({ message }) => ({
    ...message,
    path: 'mensagens',
    name: 'mensagem',
    sender: message.name,
    title: message.subject,
    fields: senderFields.map((name) => ({
      name,
      label: contactLabels[name],
      maxLength: contactLimits[name],
      defaultValue: message[name] ?? '',
      isOptional: name !== 'name' && name !== 'email',
    })),
  }))

const reviewRows = ({ reviews }: PersonOverview): FoundRow[] =>
  reviews.map((review) => ({
    ...review,
    path: 'avaliacoes',
    name: 'avaliação',
    sender: review.customer_name,
    fields: (['customer_name', 'customer_email'] as const).map((name) => ({
      name,
      label: reviewLabels[name],
      maxLength: reviewLimits[name],
      defaultValue: review[name] ?? '',
      isOptional: name === 'customer_email',
    })),
  }))

/** The most rows of the person on one page: each has a form, and a person may have sent a thousand messages. */
const perPage = 50

const rowFormClass = 'mt-3 grid justify-items-start gap-3'

function FoundRows({ request, rows }: { request: number; rows: FoundRow[] }) {
  return rows.map(({ id, path, name, version, created_at: arrived, sender, title, fields }) => (
    <li key={`${path}/${id}`} className="rounded border border-rule bg-sheet p-3 text-small">
      <TextLink href={`/${path}/${id}`} label={`${capitalized(name)} nº ${id}`} />, <Moment at={arrived} />, de {sender}
      : {title}
      <Fold summary="Corrigir" className="mt-1">
        <PostForm action={`/dados-pessoais/${request}/${path}/${id}`} className={rowFormClass} version={version}>
          <div className="grid w-full gap-3 sm:grid-cols-2">
            {fields.map((field) => (
              <TextField key={field.name} required={isName(field.name)} {...field} />
            ))}
          </div>
          <Submit label={`Corrigir a ${name} nº ${id}`} size="small" />
        </PostForm>
      </Fold>
    </li>
  ))
}

const isName = (field: string) => field === 'name' || field === 'customer_name'

/** The person's data on the site, what was done, places outside the site, and texts for the person. */
function RequestPage({ view }: { view: RequestView }) {
  const { request, found, today, proof, canErase, administrators } = view
  const { id, kind, name, email, phone, closed_at: closedAt } = request
  const isOpen = closedAt === null
  const count = found.ids.messages.length + found.ids.reviews.length + affectedProposals(found).length
  const isToErase = isOpen && kind === 'eliminacao' && count > 0
  return (
    <div className="grid max-w-4xl gap-8">
      <p className="flex flex-wrap items-center gap-3 text-small">
        <TextLink href="/dados-pessoais">Dados pessoais</TextLink>
        <span className="text-muted">
          nº {id}, {dataRequestNames[kind]}
        </span>
        <DeadlineBadge request={request} today={today} />
        <span className="break-all">{[name, email, phone].filter(Boolean).join(', ')}</span>
      </p>
      {isOpen && <FoundData view={view} />}
      {isToErase && canErase && <EraseForm request={request} found={found} />}
      {isToErase && !canErase && (
        <Section title="Apagar do site" isDivided className="justify-items-start">
          <p className="text-small">
            Só quem administra a mesa apaga: {administrators.join(', ')}. Peça que abra este pedido, o nº {id}.
          </p>
        </Section>
      )}
      {request.outcome !== null && (
        <p role="status" className="rounded border border-rule bg-sheet p-4 text-small">
          Apagado do site: {foundText(request.outcome)}.
          {request.outcome.isOverwritten === false &&
            ' O disco ainda pode conter os bytes apagados; o banco de dados os sobrescreve a seu tempo.'}
        </p>
      )}
      {isOpen && <OutsideStorages request={request} />}
      <Section title="O que mandar à pessoa" isDivided className="justify-items-start">
        {isToErase ? (
          <p className="text-small text-muted">O texto aparece aqui depois que os dados forem apagados.</p>
        ) : (
          <Proof request={request} proof={proof} />
        )}
      </Section>
    </div>
  )
}

function Proof({ request: { id, version, closed_at: closedAt }, proof }: { request: DataRequest; proof: string }) {
  return (
    <>
      <pre className="max-h-80 w-full overflow-auto rounded border border-rule bg-sheet p-4 font-sans text-small break-words whitespace-pre-wrap select-all">
        {proof}
      </pre>
      {closedAt === null && (
        <PostButton action={`/dados-pessoais/${id}/encerrar`} version={version} look="primary" data-key="e">
          Respondi: encerrar o pedido
        </PostButton>
      )}
    </>
  )
}

function FoundData({ view: { request, found, page } }: { view: RequestView }) {
  const { id } = request
  const { ids, senders, deliveries, mentions, proposals } = found
  const filters = listFilters(`/dados-pessoais/${id}`, { page: pageFilter })
  const names = [...new Map(senders.map((sender) => [normalize(sender), sender])).values()]
  return (
    <Section title="O que há no site" isDivided className="justify-items-start">
      <p className="text-small">
        {foundText(ids)}; e-mails e avisos sobre elas: {deliveries}.
      </p>
      {names.length > 1 && (
        <p className="max-w-prose rounded border border-signal bg-signal-tint px-4 py-2 text-small">
          Há mais de um nome no que foi achado: {names.join(', ')}. Um telefone pode ser de vários, como o geral de um
          hospital: se alguma não é da pessoa, abra outro pedido só com o e-mail dela, e encerre este.
        </p>
      )}
      <ul className="grid w-full gap-2">
        <FoundRows request={id} rows={[...messageRows(found), ...reviewRows(found)]} />
      </ul>
      <ListPages {...filters.pages({ page }, ids.messages.length + ids.reviews.length, perPage)} />
      {mentions.length > 0 && (
        <p className="text-small">
          Outras mensagens citam esta pessoa; leia e decida:{' '}
          {mentions.map(({ id: number }) => (
            <a key={number} href={`/mensagens/${number}`} className="mr-2 text-brand-deep underline">
              nº {number}
            </a>
          ))}
        </p>
      )}
      {proposals.length > 0 && (
        <p className="text-small">
          Propostas a esta pessoa, ou que a citam:{' '}
          {proposals.map((proposal) => (
            <span key={proposal.id} className="mr-2">
              <TextLink href={`/propostas/${proposal.id}`}>
                nº {proposal.id}, {proposal.customer}
              </TextLink>{' '}
              ({erasureEffect(proposal)})
            </span>
          ))}
        </p>
      )}
      <span className="flex flex-wrap gap-3">
        <ButtonLink label="Baixar para ler" href={`/dados-pessoais/${id}/dados.txt`} />
        <ButtonLink label="Baixar em JSON" href={`/dados-pessoais/${id}/dados.json`} look="plain" />
      </span>
    </Section>
  )
}

const affectedProposals = ({ proposals }: PersonOverview): PersonOverview['proposals'] =>
  proposals.filter(
    ({ isOwn, state, earlierRevisions, undoSteps }) =>
      (isOwn && state !== 'aceita') || earlierRevisions.length + undoSteps.length > 0,
  )

function erasureEffect({ isOwn, state, sent_at: sentAt, ...earlier }: PersonOverview['proposals'][number]): string {
  if (earlier.earlierRevisions.length > 0) return 'antes foi desta pessoa: a revisão dela será anonimizada'
  if (!isOwn && earlier.undoSteps.length > 0) return 'cita, ou citava: o que se desfaria com ela será esquecido; leia'
  if (!isOwn) return 'só cita; leia e decida'
  if (state === 'aceita') return 'aceita: fica pelo prazo que a lei manda'
  return sentAt === null ? 'rascunho: será apagado' : 'enviada: será anonimizada'
}

function EraseForm({ request: { id, version }, found }: { request: DataRequest; found: PersonOverview }) {
  return (
    <Section title="Apagar do site" isDivided className="justify-items-start">
      <p className="max-w-prose text-small">
        Apaga o que está acima ({foundText(found.ids)}), com notas, respostas, andamento e rascunhos. Das propostas à
        pessoa, os rascunhos são apagados, as enviadas perdem nome, e-mail, telefone e palavras, também nas revisões que
        depois seguiram para outra pessoa, as aceitas ficam, e nenhum link delas abre mais. Nenhum 'Desfazer' de um
        rascunho a traz de volta. Não volta, nem com uma cópia de segurança. Separe antes o que a lei manda guardar.
      </p>
      <PostForm action={`/dados-pessoais/${id}/apagar`} className="grid justify-items-start gap-3" version={version}>
        <CheckField label="Confirmei que o pedido é da própria pessoa" name="certeza" value="sim" isRequired />
        <Submit label="Apagar agora" />
      </PostForm>
    </Section>
  )
}

function OutsideStorages({ request: { id, version, ticked } }: { request: DataRequest }) {
  return (
    <Section title="Fora do site" isDivided className="justify-items-start">
      <p className="text-small">O site não alcança estes lugares. Marque os que você já olhou.</p>
      <PostForm action={`/dados-pessoais/${id}/fora`} className="grid justify-items-start gap-1" version={version}>
        {keysOf(outsideStorages).map((place) => (
          <CheckField key={place} name="lugar" value={place} isChecked={ticked.includes(place)}>
            {outsideStorages[place]}
          </CheckField>
        ))}
        <Submit label="Salvar" className="mt-2" />
      </PostForm>
    </Section>
  )
}

const foundText = ({ messages, reviews }: { messages: readonly unknown[]; reviews: readonly unknown[] }) =>
  `${counted(messages.length, 'mensagem', 'mensagens')} e ${counted(reviews.length, 'avaliação', 'avaliações')}`
