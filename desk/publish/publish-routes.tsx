import * as v from 'valibot'
import { TextField } from '#app/ui/form/field.tsx'
import { draftAddress } from '#desk/content/address.ts'
import { formOf, parsedForm, versionSchema, positiveInteger } from '#desk/http/form.ts'
import { requireAdministrator } from '#desk/http/guards.ts'
import type { DeskApp, DeskContext, RouteOptions } from '#desk/http/routes.ts'
import { actor, recordAct, Refusal, sessionOf } from '#desk/http/routes.ts'
import { Moment } from '#desk/parts/facts.tsx'
import { CheckField, PostForm, Submit } from '#desk/parts/form.tsx'
import { TextLink } from '#desk/parts/links.tsx'
import { Table } from '#desk/parts/list.tsx'
import { Section } from '#desk/parts/section.tsx'
import { withNotice } from '#desk/shell/notices.ts'
import { momentOfInput } from '#domain/desk/calendar/brasilia-input.ts'
import { typedText } from '#domain/forms/typed-text.ts'
import { counted } from '#domain/text/number-text.ts'
import { contentText } from '#server/content/drafts/draft-files.ts'
import { describeChanges } from '#server/publish/describe-changes.ts'
import { type PublishOutcome } from '#server/publish/publisher.ts'
import { draftDigest, type DraftOutcome, type ListedDraft } from '#server/store/content-drafts.ts'
import type { Publication } from '#server/store/publications.ts'
import { mergedFile, textDigest } from './draft-changes.tsx'
import { draftAt, draftNotFound, maximumListedPublications } from './draft-page.tsx'

export function publishRoutes(app: DeskApp, options: RouteOptions): void {
  app.get('/publicar', async (context) => {
    const { contentDrafts } = options.store
    const [drafts, publications] = await Promise.all([
      contentDrafts.listOpen(),
      contentDrafts.publications.latest(maximumListedPublications),
    ])
    const isAdministrator = sessionOf(context).person.role === 'administra'
    const revertible = isAdministrator ? await lastPublished(options, publications) : undefined
    return options.show(context, {
      title: 'Publicar',
      screen: <PublishPage {...{ drafts, publications, revertible }} />,
    })
  })
}

/** The publication that can be reverted: the last one, unless it was a revert, or its files are not as approved. */
async function lastPublished({ store, access }: RouteOptions, publications: readonly Publication[]) {
  const publication = publications.find(({ state }) => state === 'done')
  if (publication?.kind !== 'publish') return undefined
  const draft = await store.contentDrafts.draft(publication.draftId)
  if (draft?.state !== 'published' || !(await access.approvals.has(draft.id, draftDigest(draft.files))))
    return undefined
  return { publication, version: draft.version }
}

interface PublishPageProps {
  drafts: readonly ListedDraft[]
  publications: readonly Publication[]
  revertible: Awaited<ReturnType<typeof lastPublished>>
}

function PublishPage({ drafts, publications, revertible }: PublishPageProps) {
  return (
    <div className="grid max-w-5xl gap-8">
      <Section title="Rascunhos">
        <DraftTable drafts={drafts} />
        <NewDraftForm />
      </Section>
      <Section title="O que foi publicado">
        {revertible && <RevertForm {...revertible} />}
        <PublicationList publications={publications} />
      </Section>
    </div>
  )
}

function DraftTable({ drafts }: Pick<PublishPageProps, 'drafts'>) {
  const nothing = 'Nada espera para ser publicado. Toda mudança do catálogo entra em um rascunho.'
  if (drafts.length === 0) return <p className="text-small text-muted">{nothing}</p>
  return (
    <Table
      caption="Rascunhos"
      rows={drafts}
      keyOf={({ id }) => id}
      columns={[
        [
          'Rascunho',
          ({ id, name, state }) => (
            <>
              <TextLink href={draftAddress(id)} isRow className="wrap-anywhere" label={name} />
              {state === 'publishing' && ' (sendo publicado)'}
            </>
          ),
        ],
        ['De quem', ({ ownerId, owner }) => (ownerId === null ? 'de todos' : owner)],
        ['O que muda', ({ fileCount }) => counted(fileCount, 'coisa', 'coisas')],
        ['Mudou', ({ updatedAt }) => <Moment at={updatedAt} />],
        ['Hora marcada', ({ schedule }) => (schedule ? <Moment at={schedule.at} /> : '–')],
      ]}
    />
  )
}

const maximumNameLength = 80

function NewDraftForm() {
  return (
    <PostForm action="/publicar/novo" className="flex flex-wrap items-end gap-3">
      <TextField label="Novo rascunho" name="nome" required maxLength={maximumNameLength} className="w-72" />
      <CheckField label="Só eu mudo" name="meu" value="sim" />
      <Submit label="Criar" />
    </PostForm>
  )
}

function RevertForm({ publication, version }: { publication: Publication; version: number }) {
  const { draftId, draftName, person } = publication
  const action = `${draftAddress(draftId)}/voltar`
  return (
    <PostForm action={action} className="flex flex-wrap items-center gap-3 text-small" version={version}>
      <Submit label="Voltar à versão anterior" />
      <span className="text-muted">
        O site e os arquivos voltam a como estavam antes de '{draftName}' ({person}); o rascunho fica aberto de novo.
      </span>
    </PostForm>
  )
}

const maximumSentences = 5

function PublicationList({ publications }: { publications: readonly Publication[] }) {
  if (publications.length === 0) return <p className="text-small text-muted">Nada foi publicado pela mesa ainda.</p>
  return (
    <Table
      caption="Publicações"
      rows={publications}
      keyOf={({ id }) => id}
      isQuiet={({ state }) => state === 'failed'}
      columns={[
        ['Quando', ({ at }) => <Moment at={at} />],
        ['Quem', ({ person }) => person],
        [
          'O quê',
          ({ kind, draftId, draftName }) => (
            <>
              {kind === 'back' && 'Volta: '}
              <TextLink href={draftAddress(draftId)} className="inline-block min-w-28 wrap-anywhere">
                {draftName}
              </TextLink>
            </>
          ),
        ],
        ['Mudanças', ({ changes }) => <FirstSentences changes={changes} />],
        ['Como terminou', outcomeText],
      ]}
    />
  )
}

function FirstSentences({ changes }: Pick<Publication, 'changes'>) {
  const more = changes.length - maximumSentences
  return (
    <>
      {changes.slice(0, maximumSentences).map((sentence) => (
        <span key={sentence} className="block break-words">
          {sentence}
        </span>
      ))}
      {more > 0 && <span className="block text-muted">e mais {more}</span>}
    </>
  )
}

function outcomeText({ state, kind, failure }: Publication): string {
  if (state === 'done') return kind === 'publish' ? 'publicado' : 'voltou'
  if (state !== 'failed') return 'em andamento'
  return failure?.reason === 'conflict' ? 'não: arquivos mudados no servidor' : 'não foi publicado'
}

const newDraftSchema = v.object({
  nome: typedText({ maximum: maximumNameLength }, 'Dê um nome ao rascunho.'),
  meu: v.optional(v.string()),
})
/** The digest (draftDigest) of the draft as the person saw it. */
const digestSchema = v.object({
  visto: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'O formulário não foi entendido.')),
})
const timeSchema = v.object({ quando: v.optional(v.string(), ''), desmarcar: v.optional(v.string()) })

/** Acts on drafts that do not change the site: creating and discarding one, setting its time of publication. */
export function draftActRoutes(app: DeskApp, options: RouteOptions): void {
  const drafts = options.store.contentDrafts
  const { schedules } = options.access

  app.post('/publicar/novo', async (context) => {
    const { nome, meu } = await parsedForm(context, newDraftSchema)
    const id = await drafts.create({ name: nome, isShared: meu === undefined }, actor(context))
    return context.redirect(withNotice(draftAddress(id), 'rascunho'), 303)
  })

  app.post('/publicar/:id{[0-9]+}/descartar', async (context) => {
    const { expected } = await draftAndVersion(context, options)
    throwUnlessDone(await drafts.discard(expected, actor(context)))
    await schedules.remove(expected.id)
    await recordAct(context, options, 'discarded-draft', expected.id)
    return context.redirect(withNotice('/publicar', 'rascunho-descartado'), 303)
  })

  app.post('/publicar/:id{[0-9]+}/hora', requireAdministrator(options), async (context) => {
    const { expected } = await draftAndVersion(context, options)
    const { visto: digest } = await parsedForm(context, digestSchema)
    const { quando, desmarcar } = await parsedForm(context, timeSchema)
    const at = desmarcar === undefined ? futureMoment(quando) : undefined
    throwUnlessDone(await drafts.schedule(expected, at, actor(context)))
    if (at === undefined) await schedules.remove(expected.id)
    else await schedules.set({ draftId: expected.id, at, personId: actor(context).id, digest })
    await recordAct(context, options, at === undefined ? 'unscheduled-draft' : 'scheduled-draft', expected.id)
    return context.redirect(withNotice(draftAddress(expected.id), at === undefined ? 'sem-hora' : 'hora'), 303)
  })
}

/** Acts that change the site: only administrators may. */
export function publicationRoutes(app: DeskApp, options: RouteOptions): void {
  const { publisher, access } = options

  app.post('/publicar/:id{[0-9]+}/agora', requireAdministrator(options), async (context) => {
    const { draft, expected } = await draftAndVersion(context, options)
    const { visto: digest } = await parsedForm(context, digestSchema)
    const changes = describeChanges(draft.files).flatMap(({ sentences }) => sentences)
    const publication = { kind: 'publish', expected, digest, changes } as const
    const outcome = await publisher.publish(publication, actor(context))
    throwUnlessTried(outcome)
    // Back to the draft's page, which says why the publication failed.
    if (outcome.failure) return context.redirect(draftAddress(expected.id), 303)
    await access.approvals.add(expected.id, digest)
    await access.schedules.remove(expected.id)
    await recordAct(context, options, 'published-draft', expected.id)
    return context.redirect(withNotice(draftAddress(expected.id), 'publicado'), 303)
  })

  app.post('/publicar/:id{[0-9]+}/voltar', requireAdministrator(options), async (context) => {
    const { draft, expected } = await draftAndVersion(context, options)
    const digest = draftDigest(draft.files)
    if (!(await access.approvals.has(expected.id, digest)))
      throw new Refusal('not-as-published', 409, refusals.notAsPublished)
    const outcome = await publisher.publish({ kind: 'back', expected, digest, changes: [] }, actor(context))
    throwUnlessTried(outcome)
    if (outcome.failure) return context.redirect(draftAddress(expected.id), 303)
    await recordAct(context, options, 'took-draft-back', expected.id)
    return context.redirect(withNotice('/publicar', 'voltou'), 303)
  })
}

async function draftAndVersion(context: DeskContext, options: RouteOptions) {
  const draft = await draftAt(context, options)
  const { versao } = await parsedForm(context, versionSchema)
  return { draft, expected: { id: draft.id, version: versao } }
}

function futureMoment(text: string): string {
  const moment = momentOfInput(text)
  if (moment === undefined) throw new Refusal('form', 400, 'Diga o dia e a hora.')
  if (Date.parse(moment) <= Date.now())
    throw new Refusal('past', 400, 'Esta hora já passou: escolha outra, ou publique agora.')
  return moment
}

const refusals = {
  closed: 'Este rascunho não está aberto para você: foi publicado, descartado, ou é de outra pessoa.',
  changed: 'Alguém mexeu neste rascunho depois que você abriu a página. Volte, veja como está e repita.',
  notAsPublished:
    'O que a mesa guarda deste rascunho não é o que foi publicado: volte pelo histórico do servidor, ou mude de novo.',
  busy: 'Outra publicação, ou uma importação de planilha, está em andamento. Espere que ela termine e repita.',
  conflict:
    'O arquivo ou o rascunho mudou depois que você abriu a página, ou o rascunho é de outra pessoa. Volte, veja como está e repita.',
}

function throwUnlessDone({ kind }: DraftOutcome): void {
  if (kind === 'conflict') throw new Refusal('draft-changed', 409, refusals.changed)
  if (kind === 'closed') throw new Refusal('draft-closed', 409, refusals.closed)
  if (kind === 'gone') throw draftNotFound()
}

function throwUnlessTried(outcome: PublishOutcome): asserts outcome is Extract<PublishOutcome, { kind: 'ended' }> {
  if (outcome.kind === 'stale') throw new Refusal('draft-changed', 409, refusals.changed)
  if (outcome.kind !== 'ended') throw new Refusal('busy', 409, refusals.busy)
}

const conflictSchema = v.object({
  caminho: v.string(),
  versao: positiveInteger,
  visto: v.string(),
  fica: v.picklist(['servidor', 'rascunho', 'campos'], 'O formulário não foi entendido.'),
})

/** Resolves a conflict with the server's file: who has seen both sides chooses field by field, or a whole text. */
export function conflictRoutes(app: DeskApp, options: RouteOptions): void {
  app.post('/publicar/:id{[0-9]+}/conflito', async (context) => {
    const draft = await draftAt(context, options)
    const { caminho, versao, visto, fica } = await parsedForm(context, conflictSchema)
    const draftFile = draft.files.find(({ path }) => path === caminho)
    if (!draftFile) throw conflictChanged()
    const current = await contentText(options.root, draftFile.path)
    if (textDigest(current) !== visto) throw conflictChanged()
    const merged =
      fica === 'campos' ? mergedFile(draftFile, current, fieldsFromServer(await formOf(context))) : undefined
    if (fica === 'campos' && !merged) throw conflictChanged()
    const text = merged?.text ?? (fica === 'servidor' ? current : draftFile.text)
    const file = { path: draftFile.path, expectedVersion: versao, base: current, text }
    const { kind } = await options.store.contentDrafts.saveFile(draft.id, file, actor(context))
    if (kind !== 'done') throw conflictChanged()
    return context.redirect(withNotice(draftAddress(draft.id), 'conflito'), 303)
  })
}

function fieldsFromServer(form: Record<string, string>): ReadonlySet<string> {
  const chosen = Object.entries(form).filter(([name, value]) => name.startsWith('campo:') && value === 'servidor')
  return new Set(chosen.map(([name]) => name.slice('campo:'.length)))
}

const conflictChanged = () => new Refusal('conflict-changed', 409, refusals.conflict)
