import { renameProduct, retireProduct, type MoveOutcome } from '#server/content/edit/moving.ts'
import { idFault } from '#server/content/edit/new-product.ts'
import type { ProductFile } from '#server/content/edit/product-files.ts'
import { draftText } from '#server/content/drafts/draft-text.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { withNotice } from '#desk/http/with-notice.ts'
import type { DeskApp } from '#desk/routes/desk-routes.ts'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import { MovingPage } from '#desk/screens/catalogue/moving-page.tsx'
import type { CatalogueOptions } from './catalogue-options.ts'
import { productAt, type ProductAt } from './product-at.ts'
import { writeDraft } from './write-draft.ts'

/**
 * Gives a product another address, or removes it. The former address redirects, after a removal to the successor;
 * without a successor it answers that the page is gone.
 */
export function movingRoutes(app: DeskApp, options: CatalogueOptions): void {
  app.get('/catalogo/:id/endereco', async (context) =>
    show(context, options, { at: await productAt(context, options) }),
  )

  app.post('/catalogo/:id/endereco', async (context) => {
    const at = await productAt(context, options)
    const { novo = '' } = await formOf(context)
    const id = novo.trim()
    const fault = idFault(at.state, id)
    if (fault !== undefined) return show(context, options, { at, typed: { novo: id }, faults: { novo: fault } })
    const moving = await renameProduct(movingOf(at), id, textOf(options, at))
    const to = `/catalogo/${id}`
    return keep(context, options, { at, moving, to, said: 'catalogo-mudou-de-endereco' })
  })

  app.post('/catalogo/:id/retirar', async (context) => {
    const at = await productAt(context, options)
    const { sucessor = '' } = await formOf(context)
    const other = sucessor.trim()
    const successor = other === '' ? undefined : at.state.files.get(other)
    if (other !== '' && (!successor?.product || other === at.file.id)) {
      const faults = { sucessor: 'Não há outro produto com este endereço.' }
      return show(context, options, { at, typed: { sucessor: other }, faults })
    }
    const moving = await retireProduct(movingOf(at), successor && presentOf(successor), textOf(options, at))
    return keep(context, options, { at, moving, to: '/catalogo', said: 'catalogo-retirado' })
  })
}

function presentOf({ product, text }: ProductFile) {
  if (!product) throw new Refusal('faulty', 409, 'O arquivo deste produto tem uma falha: acerte-o primeiro.')
  return { product, text }
}

function movingOf({ file, state }: ProductAt) {
  return { ...presentOf(file), photographs: state.photographs.get(file.id) ?? [] }
}

function textOf({ catalogue }: CatalogueOptions, { choice }: ProductAt) {
  return (path: string) => draftText(catalogue.root, choice.draft?.files ?? [], path)
}

interface Keeping {
  at: ProductAt
  moving: MoveOutcome
  to: string
  said: string
}

async function keep(
  context: DeskContext,
  options: CatalogueOptions,
  { at, moving, to, said }: Keeping,
): Promise<Response> {
  if (moving.kind === 'refused') throw new Refusal('refused', 409, moving.why)
  const written = await writeDraft(context, options, { draft: at.choice.draft, files: moving.files })
  if (written.kind === 'conflict')
    throw new Refusal('conflict', 409, 'Outra pessoa mexeu em um destes arquivos antes. Veja como está e repita.')
  return context.redirect(withNotice(withDraft(to, written.draftId), { feito: said, lote: written.batch }), 303)
}

interface Shown {
  at: ProductAt
  typed?: Readonly<Record<string, string>>
  faults?: Readonly<Record<string, string>>
}

function show(
  context: DeskContext,
  options: CatalogueOptions,
  { at, typed = {}, faults = {} }: Shown,
): Promise<Response> {
  const { file, choice, state } = at
  const names = state.products.filter(({ id }) => id !== file.id).map(({ id, name }) => ({ key: id, name }))
  const photographs = state.photographs.get(file.id)?.length ?? 0
  const view = { id: file.id, name: file.product?.name ?? file.id, choice, typed, faults, names, photographs }
  const status = Object.keys(faults).length > 0 ? 400 : 200
  return options.show(context, { title: 'Endereço do produto', screen: <MovingPage view={view} />, status })
}
