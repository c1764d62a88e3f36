import { TextField } from '#app/ui/form/field.tsx'
import { draftAddress, previewAddress, productOfPath } from '#desk/content/address.ts'
import { problemOf, ProblemSection } from '#desk/content/problems.tsx'
import { addressWithinDesk } from '#desk/http/address.ts'
import { itemAt } from '#desk/http/form.ts'
import { Refusal, sessionOf, type DeskApp, type DeskContext, type RouteOptions } from '#desk/http/routes.ts'
import { Moment } from '#desk/parts/facts.tsx'
import { PostForm, Submit } from '#desk/parts/form.tsx'
import { TextLink, ButtonLink } from '#desk/parts/links.tsx'
import { Fold, Section } from '#desk/parts/section.tsx'
import { brandResolver } from '#domain/catalogue/registry/product-brands.ts'
import { inputOf, nextMondayInput } from '#domain/desk/calendar/brasilia-input.ts'
import type { ContentFault } from '#server/content-error.ts'
import { completenessFaults } from '#server/content/check/products.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import { faultsFailure } from '#server/publish/publisher.ts'
import { draftDigest, type Draft } from '#server/store/content-drafts.ts'
import type { PublicationFailure } from '#server/store/publications.ts'
import { describeFiles, DraftChanges } from './draft-changes.tsx'

export function draftRoutes(app: DeskApp, options: RouteOptions): void {
  const { show } = options

  app.get('/publicar/:id{[0-9]+}', async (context) => {
    const view = await draftView(context, options)
    return show(context, { title: view.draft.name, screen: <DraftPage view={view} /> })
  })

  app.get('/publicar/:id{[0-9]+}/ver', async (context) => {
    const draft = await draftAt(context, options)
    const path = addressWithinDesk(context.req.query('para'))
    const outcome = await options.previews.show(draft, { token: context.get('token'), path })
    if (outcome.kind === 'shown') return context.redirect(outcome.address, 303)
    const noAddress = 'A prévia ainda não tem endereço: quem cuida do servidor define DESK_PREVIEW_URL.'
    if (outcome.kind === 'no-address') throw new Refusal('no-preview', 404, noAddress)
    const title = 'A prévia não pôde ser montada: o conteúdo tem o que corrigir'
    const failure = describeFailure(faultsFailure(outcome.faults), draft, await options.catalogue.state(draft))
    const screen = <FailureProblems failure={failure} title={title} />
    return show(context, { title: draft.name, screen, status: 409 })
  })
}

/** The fields that a draft's changed products still lack by the rules of completeness; publishing is possible. */
function missingFaults(draft: Draft, { files, registries }: CatalogueState): ContentFault[] {
  const changedProducts = draft.files.flatMap(({ path }) => files.get(productOfPath(path) ?? '')?.product ?? [])
  return completenessFaults([...new Set(changedProducts)].map(brandResolver(registries.brands, registries.makers)))
}

export const draftNotFound = () => new Refusal('no-draft', 404, 'Este rascunho não existe.')

export const draftAt = (context: DeskContext, { store }: RouteOptions): Promise<Draft> =>
  itemAt(context, (id) => store.contentDrafts.draft(id), draftNotFound)

/** The most publications that the desk lists, and looks through for a draft's last one. */
export const maximumListedPublications = 30

async function draftView(context: DeskContext, options: RouteOptions) {
  const { store, publisher, root } = options
  const draft = await draftAt(context, options)
  const { id, ownerId, state } = draft
  const { person } = sessionOf(context)
  const latest = (await store.contentDrafts.publications.latest(maximumListedPublications)).find(
    ({ draftId }) => draftId === id,
  )
  // An open draft with changes is checked now: its faults are shown before somebody publishes.
  const checked = state === 'open' && draft.files.length > 0 ? await publisher.check(draft) : undefined
  // The last attempt's faults may be mended since: only those of the check are shown. Other reasons are still shown.
  const isOutdated = state === 'open' && latest?.failure?.reason === 'faults'
  const failure = checked ?? (isOutdated ? undefined : latest?.failure)
  const catalogue = await options.catalogue.state(draft)
  return {
    draft,
    changes: await describeFiles(root, draft),
    failure: failure && describeFailure(failure, draft, catalogue),
    stillMissing: describeFailure(faultsFailure(missingFaults(draft, catalogue)), draft, catalogue).problems,
    wasTried: latest?.failure !== undefined,
    canPublish: person.role === 'administra',
    canChange: state === 'open' && (ownerId === null || ownerId === person.id),
    now: new Date().toISOString(),
  }
}
type DraftView = Awaited<ReturnType<typeof draftView>>

const untriedTitle = 'Antes de publicar: o conteúdo tem o que corrigir'

function DraftPage({ view }: { view: DraftView }) {
  const { draft, changes, failure, stillMissing, wasTried, canPublish, canChange, now } = view
  const isOpen = draft.state === 'open'
  return (
    <div className="grid max-w-5xl gap-8">
      <DraftHead draft={draft} />
      {failure && <FailureProblems failure={failure} title={wasTried ? undefined : untriedTitle} />}
      <Section title={draft.state === 'published' ? 'O que mudou' : 'O que vai mudar'}>
        <DraftChanges draft={draft} changes={changes} />
      </Section>
      {isOpen && (
        <ProblemSection title="Pode ser publicado, e ainda falta" label="Ainda falta" problems={stillMissing} />
      )}
      {isOpen && draft.files.length > 0 && (
        <section aria-label="Publicar" className="grid justify-items-start gap-5">
          <ButtonLink label="Ver como ficará" href={previewAddress(draft.id)} target="_blank" rel="noopener" />
          {canPublish ? (
            <PublishForms draft={draft} now={now} />
          ) : (
            <p className="text-small text-muted">Quem administra publica. Avise quando estiver pronto.</p>
          )}
        </section>
      )}
      {isOpen && canChange && <DiscardForm draft={draft} />}
    </div>
  )
}

const stateNames: Record<Draft['state'], string> = {
  open: 'aberto',
  publishing: 'sendo publicado',
  published: 'publicado',
  discarded: 'descartado',
}

function DraftHead({ draft: { ownerId, owner, state, updatedAt, schedule, history } }: { draft: Draft }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
      <TextLink href="/publicar">Publicar</TextLink>
      <span>Rascunho {stateNames[state]}</span>
      <span>{ownerId === null ? `de todos, começado por ${owner}` : `de ${owner}`}</span>
      <span>
        mudou em <Moment at={updatedAt} />
      </span>
      {schedule && (
        <strong className="text-ink">
          publica sozinho em <Moment at={schedule.at} />, por {schedule.by.name}
        </strong>
      )}
      <CancelledSchedule history={history} />
    </p>
  )
}

export function CancelledSchedule({ history }: Pick<Draft, 'history'>) {
  const last = history.findLast(({ act }) => ['schedule', 'unschedule', 'publish', 'back'].includes(act))
  if (last?.act !== 'unschedule' || last.detail === null) return undefined
  return (
    <strong className="text-signal">
      não publica mais sozinho em <Moment at={last.detail} />: {last.person} mudou o rascunho depois. Confira e marque a
      hora de novo.
    </strong>
  )
}

function PublishForms({ draft: { id, version, schedule, files }, now }: { draft: Draft; now: string }) {
  const hidden = { visto: draftDigest(files) }
  return (
    <>
      <PostForm action={`${draftAddress(id)}/agora`} version={version} hidden={hidden}>
        <Submit label="Publicar agora" look="primary" />
      </PostForm>
      <PostForm action={`${draftAddress(id)}/hora`} className="flex flex-wrap items-end gap-3" {...{ version, hidden }}>
        <TextField
          label="Ou em uma hora marcada (Brasília)"
          name="quando"
          type="datetime-local"
          defaultValue={schedule ? inputOf(schedule.at) : nextMondayInput(now)}
          className="w-72"
        />
        <Submit label="Marcar" />
        {schedule && <Submit label="Não publicar sozinho" name="desmarcar" value="sim" look="plain" />}
      </PostForm>
    </>
  )
}

function DiscardForm({ draft: { id, version } }: { draft: Draft }) {
  return (
    <Fold summary="Descartar o rascunho" className="border-t border-rule pt-3 text-small">
      <PostForm action={`${draftAddress(id)}/descartar`} className="grid justify-items-start gap-3" version={version}>
        <p>As mudanças deste rascunho deixam de valer. O site não muda.</p>
        <Submit label="Descartar" look="danger" />
      </PostForm>
    </Fold>
  )
}

const failureHeadings: Record<PublicationFailure['reason'], string> = {
  faults: 'Não foi publicado: o conteúdo tem o que corrigir',
  conflict: 'Não foi publicado: alguém mudou os mesmos arquivos no servidor',
  build: 'Não foi publicado: os arquivos não puderam ser gravados',
  interrupted: 'Não foi publicado: a mesa foi desligada no meio',
}

function describeFailure({ reason, problems }: PublicationFailure, draft: Draft, { files }: CatalogueState) {
  const nameOf = (id: string) => files.get(id)?.product?.name
  return { reason, problems: problems.map((problem) => problemOf(atChangedFile(problem, draft), nameOf, draft)) }
}

type Failure = PublicationFailure['problems'][number]

/** Moves a problem of two files to the one that the draft changes: of two products with one code, the changed one. */
function atChangedFile(problem: Failure, { files }: Pick<Draft, 'files'>): Failure {
  const { text, path } = problem
  if (path === undefined || files.some((file) => file.path === path)) return problem
  const changedFile = files.find((file) => text.includes(file.path))
  return changedFile ? { text: text.replaceAll(changedFile.path, path), path: changedFile.path } : problem
}

interface FailureProblemsProps {
  failure: ReturnType<typeof describeFailure>
  title: string | undefined
}

function FailureProblems({ failure: { reason, problems }, title = failureHeadings[reason] }: FailureProblemsProps) {
  return (
    <ProblemSection title={title} problems={problems} isSerious>
      <p className="text-small text-muted">No site nada mudou: ele continua como estava.</p>
    </ProblemSection>
  )
}
