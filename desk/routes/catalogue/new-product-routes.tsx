import { tidyForm } from '#domain/catalogue-edit/form/tidy-form.ts'
import { typedForm, type TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import type { Values } from '#domain/catalogue-edit/form/form-field.ts'
import { productWords } from '#domain/catalogue-edit/product-words.ts'
import { productFields } from '#domain/catalogue-edit/product-fields.ts'
import type { FormFaults } from '#domain/catalogue-edit/form/read-form.ts'
import { slugOr } from '#domain/text/slug.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import { copiedValues, newProduct } from '#server/content/edit/new-product.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { withNotice } from '#desk/http/with-notice.ts'
import type { DeskApp } from '#desk/routes/desk-routes.ts'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import { NewProductPage } from '#desk/screens/catalogue/new-product-page.tsx'
import type { CatalogueOptions } from './catalogue-options.ts'
import { draftChoice, type DraftChoice } from './draft-choice.ts'
import { registryEntries } from './product-view.ts'
import { writeDraft } from './write-draft.ts'

/** Creates a product: empty, with a name that visitors searched for (`?nome=`), or as a copy of another one. */
export function newProductRoutes(app: DeskApp, options: CatalogueOptions): void {
  app.get('/catalogo/novo', async (context) => {
    const begun = await beginning(context, options)
    const name = (context.req.query('nome') ?? '').slice(0, 120)
    const start = name === '' ? begun.start : { ...begun.start, name }
    return show(context, options, { ...begun, id: '', typed: typedForm(productFields(begun.category), start) })
  })

  app.post('/catalogo/novo', async (context) => {
    const begun = await beginning(context, options)
    const sent = await formOf(context)
    const id = slugOr(sent.endereco ?? '', sent.name ?? '')
    const typed = tidyForm(productFields(begun.category), sent)
    const made = newProduct(begun.state, { id, typed, start: begun.start })
    if (made.kind === 'faulty') return show(context, options, { ...begun, id, typed, faults: made.faults })
    const files = [{ path: `products/${id}.yaml`, seen: null, text: made.text }]
    const written = await writeDraft(context, options, { draft: begun.choice.draft, files })
    if (written.kind === 'conflict') throw new Refusal('conflict', 409, 'Já há um arquivo com este endereço.')
    const way = withDraft(`/catalogo/${id}`, written.draftId)
    return context.redirect(withNotice(way, { feito: 'catalogo-novo', lote: written.batch }), 303)
  })
}

interface Beginning {
  choice: DraftChoice
  state: CatalogueState
  category: 'acessorios-componentes' | 'equipamentos'
  /** The values with which the form begins. */
  start: Values
  /** The product that is copied. */
  like: { id: string; name: string } | undefined
}

/** In: an address that names the product to copy (`?de=cabo-ecg`), or a category (`?categoria=equipamentos`). */
async function beginning(context: DeskContext, options: CatalogueOptions): Promise<Beginning> {
  const choice = await draftChoice(context, options)
  const state = await options.catalogue.of(choice.draft)
  const other = state.files.get(context.req.query('de') ?? '')?.product
  if (other)
    return {
      choice,
      state,
      category: other.category,
      start: copiedValues(other),
      like: { id: other.id, name: other.name },
    }
  const category = context.req.query('categoria') === 'equipamentos' ? 'equipamentos' : 'acessorios-componentes'
  const start = { category, availability: 'sob-consulta', ...(category !== 'equipamentos' && { condition: 'novo' }) }
  return { choice, state, category, start, like: undefined }
}

interface Shown extends Beginning {
  id: string
  typed: TypedForm
  faults?: FormFaults
}

function show(context: DeskContext, options: CatalogueOptions, shown: Shown): Promise<Response> {
  const { choice, state, category, like, id, typed, faults = {} } = shown
  const form = {
    draft: choice.draft?.id,
    words: productWords,
    typed,
    faults,
    notes: {},
    registries: registryEntries(state),
  }
  const screen = <NewProductPage {...{ choice, category, like, id }} view={form} />
  const status = Object.keys(faults).length > 0 ? 400 : 200
  return options.show(context, { title: like ? 'Produto parecido' : 'Novo produto', screen, status })
}
