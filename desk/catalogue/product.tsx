import { Copy } from 'lucide'
import * as v from 'valibot'
import { Icon } from '#app/ui/icon.tsx'
import { withDraft, productOfPath } from '#desk/content/address.ts'
import { draftChoice, type EditOptions } from '#desk/content/drafts.tsx'
import { type FormView, faceAddress } from '#desk/content/fields.tsx'
import type { Remark } from '#desk/content/form.tsx'
import { newRecordRoutes } from '#desk/content/new-record.tsx'
import { recordAt, type AddressedRecord, productAt } from '#desk/content/record-at.ts'
import { RecordForms, initialValues, type RecordExtras } from '#desk/content/record-forms.tsx'
import { registriesFor } from '#desk/content/registries.ts'
import { sentForm } from '#desk/content/sent-form.ts'
import { drawingHeaders } from '#desk/http/file-routes.ts'
import { jsonOf } from '#desk/http/form.ts'
import { type DeskContext, type DeskApp, Refusal } from '#desk/http/routes.ts'
import { ButtonLink } from '#desk/parts/links.tsx'
import { Fold } from '#desk/parts/section.tsx'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { brandResolver } from '#domain/catalogue/registry/product-brands.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { faultLocation, faultSentence } from '#domain/editing/fault-words.ts'
import { wordsOf } from '#domain/editing/field.ts'
import { countName, rowCount, type FormFaults, type TypedForm } from '#domain/editing/form.ts'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import { facePicture } from '#drawings/faces/face-sheet.ts'
import { productPictures } from '#drawings/product-pictures.ts'
import { productFile, type ContentFault } from '#server/content-error.ts'
import { productOfText, type CatalogueState } from '#server/content/edit/catalogue.ts'
import { faultsOfChange } from '#server/content/edit/product-check.ts'
import { editRecord } from '#server/content/edit/record.ts'
import { newProduct } from './new-product.tsx'
import { Photographs } from './photographs.tsx'

const formSchema = v.record(v.string(), v.string())

/** A product's form, its drawings, faces of connectors, and the check of what is typed. */
export function productRoutes(app: DeskApp, options: EditOptions): void {
  const forms = new RecordForms(options, (target) => productExtras(options, target))
  newRecordRoutes(app, options, '/catalogo/novo', (context) => newProduct(context, options))
  app.get('/catalogo/:id', async (context) => forms.show(context))
  app.post('/catalogo/:id', async (context) => forms.post(context))

  app.get('/catalogo/:id/desenho/:name', async (context) => {
    const { file, state } = await productAt(context, options)
    const drawings = file.product ? drawingsOf(file.product, state) : []
    return drawingAnswer(context, drawings.find(({ key }) => `${key}.svg` === context.req.param('name'))?.svg)
  })

  app.get('/catalogo/faces/:name', async (context) => {
    const { registries } = await options.catalogue.state((await draftChoice(context, options)).draft)
    const connector = registries.connectors.find(({ key }) => `${key}.svg` === context.req.param('name'))
    return drawingAnswer(context, connector && facePicture(connector))
  })

  /** The errors that saving would give, without saving. */
  app.post('/catalogo/:id/conferir', async (context) => {
    const target = await recordAt(context, options)
    const sent = await jsonOf(context, formSchema)
    const seen = initialValues(sent.visto)
    const kind = productKindOf(seen)
    const registries = await registriesFor(options, target.choice, kind, seen)
    const typed = kind.tidy(sentForm(kind, sent, { kind: 'save' }, registries))
    const made = editRecord(kind, target.text, { ...target.record, values: seen }, typed)
    const moved = renumberedLists(sent, typed)
    const withoutRenumbered = (words: FormFaults) =>
      Object.fromEntries(Object.entries(words).filter(([name]) => !moved.some((list) => name.startsWith(`${list}.`))))
    if (made.faults) return context.json({ faults: withoutRenumbered(made.faults), notes: {} })
    const id = target.record.key
    const after = productOfText(id, made.text).product
    if (!after) return context.json({ faults: {}, notes: {} })
    const state = await options.catalogue.state(target.choice.draft)
    const found = faultsOfChange(state, { before: productOfText(id, target.text).product, after })
    return context.json({ faults: {}, notes: withoutRenumbered(faultsByField(found, id, state).notes) })
  })
}

function drawingAnswer(context: DeskContext, svg: string | undefined): Response {
  if (svg === undefined) throw new Refusal('no-such-drawing', 404, 'Não há este desenho.')
  return context.body(svg, 200, { ...drawingHeaders, 'Cache-Control': 'private, max-age=60' })
}

/**
 * The lists of a form in which an empty row stands before other rows. Saving drops the empty row, so errors of the
 * other rows would have wrong numbers.
 */
function renumberedLists(sent: TypedForm, typed: TypedForm): string[] {
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

/** A product's drawings and photographs, and what the check says of it, also beside other products. */
async function productExtras(options: EditOptions, target: AddressedRecord): Promise<RecordExtras> {
  const { choice, path, text, record } = target
  const id = record.key
  const draft = choice.draft?.id
  const state = await options.catalogue.state(choice.draft)
  const { product, faults } = productOfText(id, text)
  const draftFile = choice.draft?.files.find((file) => file.path === path)
  const base = draftFile ? (draftFile.base === null ? undefined : productOfText(id, draftFile.base).product) : product
  const found = product ? faultsOfChange(state, { before: base, after: product }) : faults
  const version = String(choice.draft?.version ?? 0)
  const variants = product?.category === 'acessorios-componentes' ? product.variants : []
  const names = state.photographs.get(id) ?? []
  return {
    check: faultsByField(found, id, state),
    checkAddress: withDraft(`/catalogo/${id}/conferir`, draft),
    links: <ProductLinks id={id} draft={draft} />,
    aside: product && <DrawingList pictures={drawingsOf(product, state)} {...{ id, draft, version }} />,
    below: <Photographs {...{ id, draft, names, variants, version }} />,
    after: (view) => ({ pontas: <FaceChoice view={view} /> }),
  }
}

/** The check's faults: all of them in a list (`problems`), and the first one of each field of this file (`notes`). */
function faultsByField(faults: readonly ContentFault[], id: string, state: CatalogueState): RecordExtras['check'] {
  const notes: Record<string, string> = {}
  const problems: Remark[] = []
  const { words } = productKindOf(state.files.get(id)?.product ?? {})
  const nameOf = (one: string) => state.files.get(one)?.product?.name
  for (const { file, path, problem } of faults) {
    const isOwn = file === productFile(id)
    const own = file.replace(/^content\//, '')
    const sentence = faultSentence(problem, own, nameOf)
    if (isOwn && path !== '') notes[path] ??= sentence
    if (!isOwn) problems.push({ place: faultLocation(own, path, nameOf(productOfPath(own) ?? '')), text: sentence })
    else if (path === '') problems.push({ text: sentence })
    else problems.push({ field: path, place: wordsOf(words, path).label, text: sentence })
  }
  return { notes, problems }
}

/** A fault of a sheet: its line and column, or the product and field that it would spoil, and what is wrong. */
export function sheetFault({ file, path, problem }: ContentFault, { files }: CatalogueState): string {
  const nameOf = (id: string) => files.get(id)?.product?.name
  const own = file.replace(/^content\//, '')
  const id = productOfPath(own)
  const place = id === undefined ? path : faultLocation(own, path, nameOf(id))
  const sentence = faultSentence(problem, own, nameOf)
  return place === '' ? sentence : `${place}: ${sentence}`
}

/** The drawings of a product. */
function drawingsOf(product: ProductRecord, state: CatalogueState) {
  return productPictures(
    brandResolver(state.registries.brands, state.registries.makers)(product),
    registriesOf(state.registries).connectors,
  )
}

function ProductLinks({ id, draft }: { id: string; draft: number | undefined }) {
  return (
    <>
      <ButtonLink href={withDraft('/catalogo/novo', draft, [['de', id]])} size="small">
        <Icon node={Copy} size={16} /> Criar parecido
      </ButtonLink>
      <ButtonLink
        label="Mudar o endereço ou retirar"
        href={withDraft(`/catalogo/${id}/endereco`, draft)}
        size="small"
      />
      <ButtonLink label="Fotografias" href="#fotografias" look="plain" size="inline" />
    </>
  )
}

interface PicturesProps {
  id: string
  pictures: ReturnType<typeof drawingsOf>
  draft: number | undefined
  version: string
}

function DrawingList({ id, pictures, draft, version }: PicturesProps) {
  if (pictures.length === 0) return null
  return (
    <ul aria-label="Desenho" className="flex flex-wrap gap-2 xl:grid xl:grid-cols-2">
      {pictures.map(({ key, alt }) => (
        <li key={key} className="xl:first:col-span-2">
          <img
            src={withDraft(`/catalogo/${id}/desenho/${key}.svg`, draft, [['v', version]])}
            alt={alt}
            width={160}
            height={120}
            className="h-30 w-40 max-w-none rounded border border-rule bg-white object-contain xl:h-auto xl:w-full"
          />
        </li>
      ))}
    </ul>
  )
}

/** All faces of the registry; pressing one adds an end with it. */
function FaceChoice({ view }: { view: FormView }) {
  return (
    <Fold summary="Acrescentar uma ponta pela face do conector" className="text-small">
      <div className="grid max-h-128 grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 overflow-y-auto pt-2">
        {view.registries.connectors?.map(({ key, name }) => (
          <button
            key={key}
            type="submit"
            name="ato"
            value={`ponta:${key}`}
            className="grid cursor-pointer content-start gap-1 rounded border border-rule bg-sheet p-2 text-left hover:border-brand"
          >
            <img
              src={faceAddress(key, view.draft)}
              alt=""
              width={120}
              height={72}
              loading="lazy"
              className="h-18 w-full bg-white object-contain"
            />
            <span className="text-label">{name}</span>
          </button>
        ))}
      </div>
    </Fold>
  )
}
