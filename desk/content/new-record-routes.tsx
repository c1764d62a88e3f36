import type { ContentKind } from '#domain/editing/kind.ts'
import { DraftBar, type DraftBarProps } from './draft-bar.tsx'
import { FormFaultList, FormParts } from './form.tsx'
import { RegistryLists } from './fields.tsx'
import type { FormView } from './form-view.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/form/field.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { kindPath, withDraft, recordPath } from './address.ts'
import type { Values } from '#domain/editing/field.ts'
import { faultWords, typedForm, type FormFaults, type TypedForm } from '#domain/editing/form.ts'
import { type CatalogueState, valuesOf } from '#server/content/edit/catalogue.ts'
import { draftChoice, type DraftChoice } from './draft-choice.ts'
import { keepFiles, type EditOptions } from './write-draft.ts'
import * as v from 'valibot'
import { productIdSchema } from '#domain/catalogue/product.ts'
import { copiedValues, productKindOf } from '#domain/editing/kinds/products.ts'
import { removedSchema } from '#domain/shop/removed.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { slugOr } from '#domain/text/slug.ts'
import { addressesOf, keyFault, newRecord, owningRecords } from '#server/content/edit/record.ts'
import { parseYaml } from '#server/content/load/parse-yaml.ts'
import { NewProductPage } from '#desk/catalogue/new-product-page.tsx'
import type { DeskContext } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp } from '#desk/http/desk-routes.ts'
import { kindAt, pathOf, recordsOf, textOf } from './record-at.ts'
import { registriesFor } from './record-view.ts'
import { actOf, sentForm } from './sent-form.ts'

export interface NewRecordPageProps {
  kind: ContentKind
  choice: DraftBarProps['choice']
  /** The typed key. */
  id: string
  owner: string
  /** The records that can own the new one: for a model, the makers. */
  owners: readonly { key: string; name: string }[]
  view: FormView
}

/** The form for a new record. */
function NewRecordPage({ kind, choice, id, owner, owners, view }: NewRecordPageProps) {
  const { adding } = kind
  if (!adding) return null
  return (
    <div className="grid gap-6">
      <DraftBar choice={choice} path={`${kindPath(kind)}/novo`} />
      <FormFaultList
        faults={view.faults}
        words={{ ...view.words, endereco: { label: adding.key.label }, dono: { label: 'Fabricante' } }}
      />
      <PostForm action={withDraft(`${kindPath(kind)}/novo`, view.draft)} className="grid gap-8">
        {/* Enter in a field presses the first button of its form, so that one saves. */}
        <Button type="submit" name="ato" value="salvar" look="primary" className="justify-self-start">
          Guardar no rascunho
        </Button>
        <div className="grid gap-4 sm:grid-cols-2">
          <div id="endereco">
            <TextField
              label={adding.key.label}
              hint={adding.key.hint}
              name="endereco"
              defaultValue={id}
              error={view.faults.endereco}
              autoComplete="off"
            />
          </div>
          {owners.length > 0 && (
            <div id="dono">
              <SelectField label="Fabricante" name="dono" defaultValue={owner} error={view.faults.dono}>
                <option value="">escolha</option>
                {owners.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </div>
          )}
        </div>
        <FormParts groups={kind.groups} view={view} />
        <Button type="submit" name="ato" value="salvar" look="primary" className="justify-self-start">
          Guardar no rascunho
        </Button>
        <RegistryLists entries={view.registries} />
      </PostForm>
    </div>
  )
}

/** Shows and saves the form for a new record: of a kind, or a product. */
export function newRecordRoutes(app: DeskApp, options: EditOptions): void {
  for (const [way, begin] of [
    ['/catalogo/novo', newProduct],
    ['/conteudo/:kind/novo', newOfKind],
  ] as const) {
    app.get(way, async (context) => {
      const begun = await begin(context, options)
      return show(context, options, begun, { id: '', owner: '', typed: typedForm(begun.kind.fields, begun.start) })
    })

    app.post(way, async (context) => {
      const begun = await begin(context, options)
      const { kind, choice, start, text } = begun
      const sent = await formOf(context)
      const act = actOf(sent.ato)
      const typed = sentForm(kind, sent, act, await registriesFor(options, choice, kind))
      const owner = sent.dono ?? ''
      const isSaved = act.kind === 'save'
      const id = slugOr(sent.endereco ?? '', isSaved ? (typed[kind.names[0] ?? ''] ?? '') : '')
      if (!isSaved) return show(context, options, begun, { id, owner, typed })
      const made = newRecord(kind, text, { key: id, typed, start, owner, fault: begun.faultOf(id) })
      if (made.kind === 'refused') throw new Refusal('refused', 409, made.why)
      if (made.kind === 'faulty') return show(context, options, begun, { id, owner, typed, faults: made.faults })
      const files = [{ path: pathOf(kind, id), seen: text, text: made.text }]
      const feito = begun.isProduct ? 'catalogo-novo' : 'catalogo'
      return keepFiles(context, options, choice.draft, files, { to: recordPath(kind, id), feito })
    })
  }
}

interface Beginning {
  kind: ContentKind
  isProduct: boolean
  choice: DraftChoice
  /** The values with which the form begins. */
  start: Values
  /** The text of the file that is to contain it; null when it gets a file of its own. */
  text: string | null
  /** Why the new record cannot have a key. */
  faultOf: (key: string) => string | undefined
  /** The product that is copied. */
  like?: { id: string; name: string }
}

async function newOfKind(context: DeskContext, options: EditOptions): Promise<Beginning> {
  const kind = kindAt(context)
  if (!kind.adding) throw new Refusal('no-adding', 404, 'Disto não se criam outros.')
  const choice = await draftChoice(context, options)
  const others = await recordsOf(options, choice, kind)
  const today = brasiliaDay(new Date().toISOString())
  const start = kind.adding.start(
    today,
    others.map(({ values }) => values),
  )
  const text = kind.place.kind === 'list' ? await textOf(options, choice, kind.place.path) : null
  // The addresses of removed records say that the page is gone, so they are never used again.
  const file = { file: 'content/removed.yaml', text: (await textOf(options, choice, 'removed.yaml')) ?? '' }
  const gone = kind.removed && (parseYaml(file, removedSchema, []) ?? v.parse(removedSchema, {}))[kind.removed]
  const taken = new Set([...others.flatMap(addressesOf), ...(gone ?? [])])
  return { kind, isProduct: false, choice, start, text, faultOf: (key) => keyFault(key, taken) }
}

/**
 * In: an address that names the product to copy (`?de=cabo-ecg`), or a category (`?categoria=equipamentos`), and maybe a
 * name that visitors searched for (`?nome=`).
 */
async function newProduct(context: DeskContext, options: EditOptions): Promise<Beginning> {
  const choice = await draftChoice(context, options)
  const state = await options.catalogue.of(choice.draft)
  const { de = '', categoria, nome = '' } = context.req.query()
  const other = state.files.get(de)
  const kind = productKindOf(other?.product ?? { category: categoria })
  const empty = kind.adding?.start('', []) ?? {}
  const start = other?.product ? copiedValues(valuesOf(other)) : empty
  const name = nome.slice(0, 120)
  return {
    kind,
    isProduct: true,
    choice,
    start: { ...start, ...(name !== '' && { name }) },
    text: null,
    faultOf: (id) => idFault(state, id),
    ...(other?.product && { like: { id: other.id, name: other.product.name } }),
  }
}

/** Why a product cannot have an id; undefined where it can. */
export function idFault({ files, products, removed }: CatalogueState, id: string): string | undefined {
  const read = v.safeParse(productIdSchema, id)
  if (!read.success) return id === '' ? 'Preencha este campo.' : faultWords(read.issues[0])
  if (files.has(id)) return 'Já há um produto com este endereço.'
  if (removed.products.includes(id)) return 'Este endereço foi de um produto retirado, e não volta a ser usado.'
  const owner = products.find(({ formerly = [] }) => formerly.includes(id))
  return owner && `Este endereço já foi de “${owner.name}” e leva a ele.`
}

interface Shown {
  id: string
  owner: string
  typed: TypedForm
  faults?: FormFaults
}

async function show(
  context: DeskContext,
  options: EditOptions,
  { kind, isProduct, choice, text, like }: Beginning,
  { id, owner, typed, faults = {} }: Shown,
): Promise<Response> {
  const registries = await registriesFor(options, choice, kind)
  const view = { isNew: true, draft: choice.draft?.id, words: kind.words, typed, faults, notes: {}, registries }
  const status = Object.keys(faults).length > 0 ? 400 : 200
  if (isProduct) {
    const screen = <NewProductPage {...{ kind, choice, like, id, view }} />
    return options.show(context, { title: like ? 'Produto parecido' : 'Novo produto', screen, status })
  }
  const owners = owningRecords(kind, text ?? '')
  const screen = <NewRecordPage {...{ kind, choice, id, owner, owners, view }} />
  return options.show(context, { title: kind.adding?.title ?? kind.title, screen, status, scripts: ['content'] })
}
