import { countName, rowCount, type FormFaults, type TypedForm } from '#domain/editing/form.ts'
import { productOfText } from '#server/content/edit/catalogue.ts'
import { faultsBeside } from '#server/content/edit/product-check.ts'
import { draftChoice } from '#desk/content/draft-choice.ts'
import type { EditOptions } from '#desk/content/write-draft.ts'
import { productAt } from './product-at.ts'
import * as v from 'valibot'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import { facePicture } from '#drawings/faces/face-picture.ts'
import { editRecord } from '#server/content/edit/record.ts'
import { recordAt } from '#desk/content/record-at.ts'
import { seenValues } from '#desk/content/record-routes.tsx'
import { registriesFor } from '#desk/content/record-view.ts'
import { sentForm } from '#desk/content/sent-form.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { jsonOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp } from '#desk/http/desk-routes.ts'
import { drawingHeaders } from '#desk/http/picture-routes.ts'
import { drawingsOf, faultsByField } from './product-extras.tsx'

const formSchema = v.record(v.string(), v.string())

/** What a product's page asks for besides: its drawings, faces of connectors, and the check of what is typed. */
export function productRoutes(app: DeskApp, options: EditOptions): void {
  app.get('/catalogo/:id/desenho/:name', async (context) => {
    const { file, state } = await productAt(context, options)
    const drawings = file.product ? drawingsOf(file.product, state) : []
    return drawing(context, drawings.find(({ key }) => `${key}.svg` === context.req.param('name'))?.svg)
  })

  app.get('/catalogo/faces/:name', async (context) => {
    const { registries } = await options.catalogue.of((await draftChoice(context, options)).draft)
    const connector = registries.connectors.find(({ key }) => `${key}.svg` === context.req.param('name'))
    return drawing(context, connector && facePicture(connector))
  })

  /** The errors that saving would give, without saving. */
  app.post('/catalogo/:id/conferir', async (context) => {
    const at = await recordAt(context, options)
    const sent = await jsonOf(context, formSchema)
    const seen = seenValues(sent.visto)
    const kind = productKindOf(seen)
    const registries = await registriesFor(options, at.choice, kind, seen)
    const typed = sentForm(kind, sent, { kind: 'save' }, registries)
    const made = editRecord(kind, at.text, { ...at.record, values: seen }, typed)
    const moved = movedLists(sent, typed)
    const told = (words: FormFaults) =>
      Object.fromEntries(Object.entries(words).filter(([name]) => !moved.some((list) => name.startsWith(`${list}.`))))
    if (made.kind === 'faulty') return context.json({ faults: told(made.faults), notes: {} })
    const id = at.record.key
    const after = made.kind === 'changed' ? productOfText(id, made.text).product : undefined
    if (!after) return context.json({ faults: {}, notes: {} })
    const state = await options.catalogue.of(at.choice.draft)
    const found = faultsBeside(state, { before: productOfText(id, at.text).product, after })
    return context.json({ faults: {}, notes: told(faultsByField(found, id, state).notes) })
  })
}

function drawing(context: DeskContext, svg: string | undefined): Response {
  if (svg === undefined) throw new Refusal('no-such-drawing', 404, 'Não há este desenho.')
  return context.body(svg, 200, { ...drawingHeaders, 'Cache-Control': 'private, max-age=60' })
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
