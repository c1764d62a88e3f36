import { changesOf } from '#domain/catalogue-edit/changes.ts'
import { readForm } from '#domain/catalogue-edit/form/read-form.ts'
import type { Values } from '#domain/catalogue-edit/form/form-field.ts'
import { typedForm, type TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import { mergeChanges } from '#domain/catalogue-edit/merge.ts'
import { productFields } from '#domain/catalogue-edit/product-fields.ts'
import { productWords } from '#domain/catalogue-edit/product-words.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { editProduct, valuesOf } from '#server/content/edit/edit-product.ts'
import { productOfText } from '#server/content/edit/product-of-text.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { withNotice } from '#desk/http/with-notice.ts'
import type { DeskApp } from '#desk/routes/desk-routes.ts'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import { ProductPage } from '#desk/screens/catalogue/product-page.tsx'
import type { FormConflict } from '#desk/screens/catalogue/product-view.ts'
import type { CatalogueOptions } from './catalogue-options.ts'
import { productAct } from './product-act.ts'
import { productAt, seenText, type ProductAt } from './product-at.ts'
import { productFormOf } from './product-form-of.ts'
import { productView, type TypedProduct } from './product-view.ts'
import { sideText } from './side-text.ts'
import { writeDraft } from './write-draft.ts'

/** The page of a product: its form, and the writes that it makes. */
export function productRoutes(app: DeskApp, options: CatalogueOptions): void {
  app.get('/catalogo/:id', async (context) => show(context, options, { at: await productAt(context, options) }))

  app.post('/catalogo/:id', async (context) => {
    const at = await productAt(context, options)
    const sent = await formOf(context)
    const seen = seenText(sent.visto)
    const act = productAct(sent.ato)
    const before = productOfText(at.file.id, seen).product
    if (!before) throw new Refusal('form', 400, 'O formulário não foi entendido.')
    const typed = productFormOf(productFields(before.category), sent, act)
    if (act.kind === 'save') return save(context, options, { at, seen, before, typed })
    return show(context, options, { at: atSeen(at, seen, before), typed: { typed, isUnsaved: true } })
  })
}

/** The product as it was when the form was made; another person's changes since are merged when the form is saved. */
function atSeen(at: ProductAt, seen: string, before: ProductRecord): ProductAt {
  return { ...at, file: { ...at.file, text: seen, product: before, faults: [] } }
}

interface Saving {
  at: ProductAt
  /** The text on which the form is based, and its product. */
  seen: string
  before: ProductRecord
  typed: TypedForm
}

async function save(context: DeskContext, options: CatalogueOptions, saving: Saving): Promise<Response> {
  const { at, seen, before, typed } = saving
  const { id } = at.file
  const made = editProduct({ id, text: seen, typed })
  if (made.kind === 'refused') throw new Refusal('refused', 409, made.why)
  const faulty = { typed, isUnsaved: true }
  if (made.kind === 'faulty')
    return show(context, options, {
      at: atSeen(at, seen, before),
      typed: { ...faulty, faults: made.faults },
      status: 400,
    })
  const way = withDraft(`/catalogo/${id}`, at.choice.draft?.id)
  if (made.text === seen) return context.redirect(withNotice(way, { feito: 'catalogo-igual' }), 303)
  const files = [{ path: `products/${id}.yaml`, seen, text: made.text }]
  const written = await writeDraft(context, options, { draft: at.choice.draft, files })
  if (written.kind === 'conflict') return showConflict(context, options, saving)
  const said = { feito: 'catalogo', lote: written.batch }
  return context.redirect(withNotice(withDraft(`/catalogo/${id}`, written.draftId), said), 303)
}

/** Shows a conflict: what the person typed and what another one has changed since, merged field by field. */
async function showConflict(
  context: DeskContext,
  options: CatalogueOptions,
  { before, typed }: Saving,
): Promise<Response> {
  const at = await productAt(context, options)
  const { id, product: present } = at.file
  if (present?.category !== before.category)
    throw new Refusal(
      'conflict',
      409,
      'Este produto mudou enquanto você escrevia, e não pode ser lido como está agora.',
    )
  const fields = productFields(before.category)
  const values = { seen: valuesOf(before), theirs: valuesOf(present) }
  const mine = readForm(fields, typed, values.seen).values
  const merged = mergeChanges(fields, { ...values, mine })
  const told = { fields, words: productWords }
  const sides = (name: string): FormConflict['both'][number] => {
    const field = fields.find((one) => one.name === name)
    const side = (made: Values) => (field ? sideText(field, { seen: values.seen, made, words: productWords }) : '')
    return { label: productWords[name]?.label ?? name, mine: side(mine), theirs: side(values.theirs) }
  }
  const conflict = {
    person: at.state.drafted.get(id)?.person ?? '',
    theirs: changesOf(values.seen, values.theirs, told),
    both: merged.both.map(sides),
  }
  const both = { typed: typedForm(fields, merged.values), conflict, isUnsaved: true }
  return show(context, options, { at, typed: both, status: 409 })
}

interface Shown {
  at: ProductAt
  typed?: TypedProduct
  status?: 200 | 400 | 409
}

async function show(
  context: DeskContext,
  { show: page }: CatalogueOptions,
  { at, typed, status = 200 }: Shown,
): Promise<Response> {
  const title = at.file.product?.name ?? at.file.id
  return page(context, { title, screen: <ProductPage view={productView(at, typed)} />, status, scripts: ['product'] })
}
