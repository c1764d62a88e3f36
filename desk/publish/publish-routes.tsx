import { actor, sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { idIn } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { addressWithinDesk } from '#desk/http/address-within-desk.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import type { Draft } from '#server/store/content-drafts.ts'
import { brandNaming } from '#domain/catalogue/registry/product-brands.ts'
import { completenessFaults } from '#server/content/check/products.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import type { ContentFault } from '#server/content-error.ts'
import { productOfPath } from './publish-address.ts'
import { faultsFailure } from '#server/publish/publisher.ts'
import { DraftPage, failureInWords, Problems } from './draft-page.tsx'
import { lastPublished, shownChanges } from './draft-view.ts'
import { PublishPage } from './publish-page.tsx'

const listed = 30

/** The drafts to be published, the page of one, and its preview. */
export function publishRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, show } = options

  app.get('/publicar', async (context) => {
    const [drafts, publications] = await Promise.all([
      store.contentDrafts.open(),
      store.contentDrafts.publications.latest(listed),
    ])
    const back = administers(context) ? await lastPublished(options, publications) : undefined
    return show(context, { title: 'Publicar', screen: <PublishPage {...{ drafts, publications, back }} /> })
  })

  app.get('/publicar/:id{[0-9]+}', async (context) => {
    const draft = await draftAt(context, options)
    const { id, ownerId, state } = draft
    const latest = (await store.contentDrafts.publications.latest(listed)).find(({ draftId }) => draftId === id)
    // What the check would refuse is said before somebody publishes; what stopped an attempt otherwise, after it.
    const refused = state === 'open' && draft.files.length > 0 ? await options.publisher.check(draft) : undefined
    const found = refused ?? (latest?.failure?.reason === 'faults' && state === 'open' ? undefined : latest?.failure)
    const catalogue = await options.catalogue.of(draft)
    const shown = {
      draft,
      changes: await shownChanges(options.root, draft),
      failure: found && failureInWords(found, draft, catalogue),
      lacking: failureInWords(faultsFailure(lackingIn(draft, catalogue)), draft, catalogue).problems,
      isTried: latest?.failure !== undefined,
      canPublish: administers(context),
      canChange: state === 'open' && (ownerId === null || ownerId === actor(context).id),
      now: new Date().toISOString(),
    }
    return show(context, { title: draft.name, screen: <DraftPage {...shown} /> })
  })

  app.get('/publicar/:id{[0-9]+}/ver', async (context) => {
    const draft = await draftAt(context, options)
    const path = addressWithinDesk(context.req.query('para'))
    const shown = await options.previews.show(draft, { token: context.get('token'), path })
    if (shown.kind === 'shown') return context.redirect(shown.address, 303)
    if (shown.kind === 'no-address')
      throw new Refusal(
        'no-preview',
        404,
        'A prévia ainda não tem endereço: quem cuida do servidor define DESK_PREVIEW_URL.',
      )
    const heading = 'A prévia não pôde ser montada: o conteúdo tem o que corrigir'
    const failure = failureInWords(faultsFailure(shown.faults), draft, await options.catalogue.of(draft))
    const screen = <Problems failure={failure} heading={heading} />
    return show(context, { title: draft.name, screen, status: 409 })
  })
}

/** What the products that a draft changes still lack by the rules of completeness; it does not prevent publishing. */
function lackingIn(draft: Draft, { files, registries }: CatalogueState): ContentFault[] {
  const changed = draft.files.flatMap(({ path }) => files.get(productOfPath(path) ?? '')?.product ?? [])
  return completenessFaults([...new Set(changed)].map(brandNaming(registries.brands, registries.makers)))
}

/** The draft in an address. Throws a Refusal when it does not exist. */
export async function draftAt(context: DeskContext, { store }: Pick<RouteOptions, 'store'>): Promise<Draft> {
  const id = idIn(context.req.param('id'))
  const draft = id === undefined ? undefined : await store.contentDrafts.file(id)
  if (!draft) throw new Refusal('no-draft', 404, 'Este rascunho não existe.')
  return draft
}

function administers(context: DeskContext): boolean {
  return sessionOf(context).person.role === 'administra'
}
