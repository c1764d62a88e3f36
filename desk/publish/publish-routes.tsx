import { actor, sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { idIn } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { addressWithinDesk } from '#desk/http/address-within-desk.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import type { Draft, ListedDraft } from '#server/store/content-drafts.ts'
import { brandResolver } from '#domain/catalogue/registry/product-brands.ts'
import { completenessFaults } from '#server/content/check/products.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import type { ContentFault } from '#server/content-error.ts'
import { productOfPath, draftAddress } from '#desk/content/address.ts'
import { faultsFailure } from '#server/publish/publisher.ts'
import { DraftPage, describeFailure, Problems } from './draft-page.tsx'
import { lastPublished, describedFiles } from './draft-changes.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { Moment } from '#desk/parts/moment.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { Table } from '#desk/parts/table.tsx'
import { TextLink } from '#desk/parts/text-link.tsx'
import type { Publication } from '#server/store/publications.ts'

const maximumListed = 30

/** The drafts to be published, the page of one, and its preview. */
export function publishRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, show } = options

  app.get('/publicar', async (context) => {
    const [drafts, publications] = await Promise.all([
      store.contentDrafts.open(),
      store.contentDrafts.publications.latest(maximumListed),
    ])
    const back = isAdministrator(context) ? await lastPublished(options, publications) : undefined
    return show(context, { title: 'Publicar', screen: <PublishPage {...{ drafts, publications, back }} /> })
  })

  app.get('/publicar/:id{[0-9]+}', async (context) => {
    const draft = await draftAt(context, options)
    const { id, ownerId, state } = draft
    const latest = (await store.contentDrafts.publications.latest(maximumListed)).find(({ draftId }) => draftId === id)
    // What the check would refuse is said before somebody publishes; what stopped an attempt otherwise, after it.
    const refused = state === 'open' && draft.files.length > 0 ? await options.publisher.check(draft) : undefined
    const found = refused ?? (latest?.failure?.reason === 'faults' && state === 'open' ? undefined : latest?.failure)
    const catalogue = await options.catalogue.of(draft)
    const props = {
      draft,
      changes: await describedFiles(options.root, draft),
      failure: found && describeFailure(found, draft, catalogue),
      lacking: describeFailure(faultsFailure(missingIn(draft, catalogue)), draft, catalogue).problems,
      isTried: latest?.failure !== undefined,
      canPublish: isAdministrator(context),
      canChange: state === 'open' && (ownerId === null || ownerId === actor(context).id),
      now: new Date().toISOString(),
    }
    return show(context, { title: draft.name, screen: <DraftPage {...props} /> })
  })

  app.get('/publicar/:id{[0-9]+}/ver', async (context) => {
    const draft = await draftAt(context, options)
    const path = addressWithinDesk(context.req.query('para'))
    const outcome = await options.previews.show(draft, { token: context.get('token'), path })
    if (outcome.kind === 'shown') return context.redirect(outcome.address, 303)
    if (outcome.kind === 'no-address')
      throw new Refusal(
        'no-preview',
        404,
        'A prévia ainda não tem endereço: quem cuida do servidor define DESK_PREVIEW_URL.',
      )
    const heading = 'A prévia não pôde ser montada: o conteúdo tem o que corrigir'
    const failure = describeFailure(faultsFailure(outcome.faults), draft, await options.catalogue.of(draft))
    const screen = <Problems failure={failure} heading={heading} />
    return show(context, { title: draft.name, screen, status: 409 })
  })
}

/** What the products that a draft changes still lack by the rules of completeness; it does not prevent publishing. */
function missingIn(draft: Draft, { files, registries }: CatalogueState): ContentFault[] {
  const changed = draft.files.flatMap(({ path }) => files.get(productOfPath(path) ?? '')?.product ?? [])
  return completenessFaults([...new Set(changed)].map(brandResolver(registries.brands, registries.makers)))
}

/** The draft in an address. Throws a Refusal when it does not exist. */
export async function draftAt(context: DeskContext, { store }: Pick<RouteOptions, 'store'>): Promise<Draft> {
  const id = idIn(context.req.param('id'))
  const draft = id === undefined ? undefined : await store.contentDrafts.file(id)
  if (!draft) throw new Refusal('no-draft', 404, 'Este rascunho não existe.')
  return draft
}

function isAdministrator(context: DeskContext): boolean {
  return sessionOf(context).person.role === 'administra'
}

interface PublishPageProps {
  drafts: readonly ListedDraft[]
  publications: readonly Publication[]
  /** The publication that the person can undo now, and its draft's version; undefined without one. */
  back: { publication: Publication; version: number } | undefined
}

/** Drafts to be published, and earlier publications. */
function PublishPage({ drafts, publications, back }: PublishPageProps) {
  return (
    <div className="grid max-w-5xl gap-8">
      <section className="grid gap-3">
        <h2 className="text-lead font-semibold">Rascunhos</h2>
        <Drafts drafts={drafts} />
        <NewDraft />
      </section>
      <section className="grid gap-3">
        <h2 className="text-lead font-semibold">O que foi publicado</h2>
        {back && <RevertForm {...back} />}
        <PublicationList publications={publications} />
      </section>
    </div>
  )
}

function Drafts({ drafts }: Pick<PublishPageProps, 'drafts'>) {
  if (drafts.length === 0)
    return (
      <p className="text-small text-muted">
        Nada espera para ser publicado. Toda mudança do catálogo entra em um rascunho.
      </p>
    )
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
              <TextLink href={draftAddress(id)} isRow className="wrap-anywhere">
                {name}
              </TextLink>
              {state === 'publishing' && ' (sendo publicado)'}
            </>
          ),
        ],
        ['De quem', ({ ownerId, owner }) => (ownerId === null ? 'de todos' : owner)],
        ['O que muda', ({ fileCount }) => (fileCount === 1 ? '1 coisa' : `${fileCount} coisas`)],
        ['Mudou', ({ updatedAt }) => <Moment at={updatedAt} />],
        ['Hora marcada', ({ schedule }) => (schedule ? <Moment at={schedule.at} /> : '–')],
      ]}
    />
  )
}

function NewDraft() {
  return (
    <PostForm action="/publicar/novo" className="flex flex-wrap items-end gap-3">
      <TextField label="Novo rascunho" name="nome" required maxLength={80} className="w-72" />
      <label className="flex min-h-11 items-center gap-2 text-small">
        <input type="checkbox" name="meu" value="sim" className="size-5 accent-petrol" />
        Só eu mudo
      </label>
      <Button type="submit">Criar</Button>
    </PostForm>
  )
}

function RevertForm({
  publication: { draftId, draftName, person },
  version,
}: {
  publication: Publication
  version: number
}) {
  return (
    <PostForm
      action={`${draftAddress(draftId)}/voltar`}
      className="flex flex-wrap items-center gap-3 text-small"
      version={version}
    >
      <Button type="submit">Voltar à versão anterior</Button>
      <span className="text-muted">
        O site e os arquivos voltam a como estavam antes de '{draftName}' ({person}); o rascunho fica aberto de novo.
      </span>
    </PostForm>
  )
}

const maximumSentences = 5

/** The publications, newest first. */
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
              <TextLink href={draftAddress(draftId)} className="wrap-anywhere">
                {draftName}
              </TextLink>
            </>
          ),
        ],
        ['Mudanças', ({ changes }) => <Sentences changes={changes} />],
        ['Como terminou', endText],
      ]}
    />
  )
}

function Sentences({ changes }: Pick<Publication, 'changes'>) {
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

function endText({ state, kind, failure }: Publication): string {
  if (state === 'done') return kind === 'publish' ? 'publicado' : 'voltou'
  if (state !== 'failed') return 'em andamento'
  return failure?.reason === 'conflict' ? 'não: arquivos mudados no servidor' : 'não foi publicado'
}
