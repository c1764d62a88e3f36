import * as v from 'valibot'
import type { FormFaults } from '#domain/catalogue-edit/form/read-form.ts'
import { rowCount } from '#domain/catalogue-edit/form/tidy-form.ts'
import { countName, type TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import { productFields } from '#domain/catalogue-edit/product-fields.ts'
import { faultsBeside } from '#server/content/edit/check-product.ts'
import { editProduct } from '#server/content/edit/edit-product.ts'
import { productFile, productOfText } from '#server/content/edit/product-of-text.ts'
import { jsonOf } from '#desk/http/json.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp } from '#desk/routes/desk-routes.ts'
import type { CatalogueOptions } from './catalogue-options.ts'
import { productAt, seenText } from './product-at.ts'
import { productFormOf } from './product-form-of.ts'
import { faultsByField } from './product-view.ts'

const formSchema = v.record(v.string(), v.string())

/** Checks a product's form while it is typed: the errors that saving would give, without saving. */
export function checkRoutes(app: DeskApp, options: CatalogueOptions): void {
  app.post('/catalogo/:id/conferir', async (context) => {
    const { file, state } = await productAt(context, options)
    const sent = await jsonOf(context, formSchema)
    const seen = seenText(sent.visto)
    const before = productOfText(file.id, seen).product
    if (!before) throw new Refusal('form', 400, 'O formulário não foi entendido.')
    const typed = productFormOf(productFields(before.category), sent, { kind: 'save' })
    const made = editProduct({ id: file.id, text: seen, typed })
    const isTold = (name: string) => !movedLists(sent, typed).some((list) => name.startsWith(`${list}.`))
    const told = (words: FormFaults) => Object.fromEntries(Object.entries(words).filter(([name]) => isTold(name)))
    if (made.kind === 'faulty') return context.json({ faults: told(made.faults), notes: {} })
    if (made.kind === 'refused') return context.json({ faults: {}, notes: {} })
    const { notes } = faultsByField(faultsBeside(state, { before, after: made.after }), productFile(file.id), state)
    return context.json({ faults: {}, notes: told(notes) })
  })
}

/**
 * The lists of a form in which an empty row stands before other rows. Saving drops the empty row, so errors of the
 * other rows would have wrong numbers.
 */
function movedLists(sent: TypedForm, typed: TypedForm): string[] {
  const ending = countName('')
  return Object.keys(sent)
    .filter((name) => name.endsWith(ending) && rowCount(sent[name]) !== rowCount(typed[name]))
    .map((name) => name.slice(0, -ending.length))
    .filter((list) => {
      const last = `${list}.${rowCount(sent[countName(list)]) - 1}.`
      return Object.entries(sent).some(
        ([name, text]) => name.startsWith(last) && !name.endsWith(ending) && text !== '' && text !== 'nao',
      )
    })
}
