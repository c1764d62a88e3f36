import { Copy } from 'lucide'
import * as v from 'valibot'
import { TextField } from '#app/ui/form/field.tsx'
import { withDraft } from '#desk/content/address.ts'
import type { EditOptions, Redirection } from '#desk/content/drafts.tsx'
import { DraftBar, saveFilesAndRedirect, chooseDraft } from '#desk/content/drafts.tsx'
import { type FormView, faceAddress } from '#desk/content/fields.tsx'
import { newRecordRoutes } from '#desk/content/new-record.tsx'
import { fieldProblem, problemOf, type Problem } from '#desk/content/problems.tsx'
import { productAt, type AddressedProduct, textOf, recordAt, type AddressedRecord } from '#desk/content/record-at.ts'
import { recordForms, initialValues, type RecordExtras } from '#desk/content/record-forms.tsx'
import { registriesFor } from '#desk/content/registries.ts'
import { sentForm } from '#desk/content/sent-form.ts'
import { drawingHeaders } from '#desk/http/file-routes.ts'
import { formOf, jsonOf } from '#desk/http/form.ts'
import { type DeskContext, Refusal, type DeskApp } from '#desk/http/routes.ts'
import { PostForm, Submit, typedField, type Texts } from '#desk/parts/form.tsx'
import { ButtonLink } from '#desk/parts/links.tsx'
import { Section, Fold } from '#desk/parts/section.tsx'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { brandResolver } from '#domain/catalogue/registry/product-brands.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { countName, rowCount, type FormFaults, type TypedForm } from '#domain/editing/form.ts'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import { normalize } from '#domain/text/normalize.ts'
import { facePicture } from '#drawings/faces/face-sheet.ts'
import { productPictures } from '#drawings/product-pictures.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { FileWrite } from '#server/content/drafts/draft-files.ts'
import { type ProductFile, valuesOf, productOfText, type CatalogueState } from '#server/content/edit/catalogue.ts'
import { faultsOfChange } from '#server/content/edit/product-check.ts'
import { editRecord } from '#server/content/edit/record.ts'
import { renameProduct, retireProduct } from '#server/content/edit/rename-and-remove.ts'
import { faultsFailure } from '#server/publish/publisher.ts'
import { idFault, newProduct } from './new-product.tsx'
import { Photographs } from './photographs.tsx'

const formSchema = v.record(v.string(), v.string())

export function productRoutes(app: DeskApp, options: EditOptions): void {
  const forms = recordForms(options, (target) => productExtras(options, target))
  newRecordRoutes(app, options, '/catalogo/novo', (context) => newProduct(context, options))
  app.get('/catalogo/:id', forms.show)
  app.post('/catalogo/:id', forms.post)

  app.get('/catalogo/:id/desenho/:name', async (context) => {
    const { file, state } = await productAt(context, options)
    const drawings = file.product ? drawingsOf(file.product, state) : []
    return drawingAnswer(context, drawings.find(({ key }) => `${key}.svg` === context.req.param('name'))?.svg)
  })

  app.get('/catalogo/faces/:name', async (context) => {
    const { registries } = await options.catalogue.state((await chooseDraft(context, options)).draft)
    const connector = registries.connectors.find(({ key }) => `${key}.svg` === context.req.param('name'))
    return drawingAnswer(context, connector && facePicture(connector))
  })

  /** Answers with the errors that saving would give; nothing is saved. */
  app.post('/catalogo/:id/conferir', async (context) => {
    const target = await recordAt(context, options)
    const sent = await jsonOf(context, formSchema)
    const initial = initialValues(sent.visto)
    const kind = productKindOf(initial)
    const registries = await registriesFor(options, target.choice, kind, initial)
    const typed = kind.tidy(sentForm(kind, sent, { kind: 'save' }, registries))
    const edited = editRecord(kind, target.text, { ...target.record, values: initial }, typed)
    const moved = renumberedLists(sent, typed)
    const withoutRenumbered = (words: FormFaults) =>
      Object.fromEntries(Object.entries(words).filter(([name]) => !moved.some((list) => name.startsWith(`${list}.`))))
    if (edited.faults) return context.json({ faults: withoutRenumbered(edited.faults), notes: {} })
    const id = target.record.key
    const after = productOfText(id, edited.text).product
    if (!after) return context.json({ faults: {}, notes: {} })
    const state = await options.catalogue.state(target.choice.draft)
    const productFaults = faultsOfChange(state, { before: productOfText(id, target.text).product, after })
    return context.json({ faults: {}, notes: withoutRenumbered(faultsByField(productFaults, id, state).notes) })
  })
}

function drawingAnswer(context: DeskContext, svg: string | undefined): Response {
  if (svg === undefined) throw new Refusal('no-such-drawing', 404, 'Não há este desenho.')
  return context.body(svg, 200, { ...drawingHeaders, 'Cache-Control': 'private, max-age=60' })
}

/** The lists with an empty row before others: saving drops it, and errors of later rows would have wrong numbers. */
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

/** The page's parts for a product: drawings, photographs, and the check's faults, also those with other products. */
async function productExtras(options: EditOptions, target: AddressedRecord): Promise<RecordExtras> {
  const { choice, path, text, record } = target
  const id = record.key
  const draft = choice.draft?.id
  const state = await options.catalogue.state(choice.draft)
  const { product, faults } = productOfText(id, text)
  const draftFile = choice.draft?.files.find((file) => file.path === path)
  const base = draftFile ? (draftFile.base === null ? undefined : productOfText(id, draftFile.base).product) : product
  const productFaults = product ? faultsOfChange(state, { before: base, after: product }) : faults
  const version = String(choice.draft?.version ?? 0)
  const variants = product?.category === 'acessorios-componentes' ? product.variants : []
  const names = state.photographs.get(id) ?? []
  return {
    check: faultsByField(productFaults, id, state),
    checkAddress: withDraft(`/catalogo/${id}/conferir`, draft),
    links: <ProductLinks id={id} draft={draft} />,
    aside: product && <DrawingList pictures={drawingsOf(product, state)} {...{ id, draft, version }} />,
    below: <Photographs {...{ id, draft, names, variants, version }} />,
    belowGroups: (view) => ({ pontas: <FaceChoice view={view} /> }),
  }
}

/** The check's faults: all of them in a list (`problems`), and the first one of each field of this file (`notes`). */
function faultsByField(faults: readonly ContentFault[], id: string, state: CatalogueState): RecordExtras['check'] {
  const notes: Record<string, string> = {}
  const { words } = productKindOf(state.files.get(id)?.product ?? {})
  const problems = faultsFailure(faults).problems.map((fault): Problem => {
    const problem = problemOf(fault, (productId) => state.files.get(productId)?.product?.name)
    if (fault.path !== `products/${id}.yaml`) return problem
    if (fault.field === undefined) return { text: problem.text }
    notes[fault.field] ??= problem.text
    return fieldProblem(words, fault.field, problem.text)
  })
  return { notes, problems }
}

function drawingsOf(product: ProductRecord, { registries }: CatalogueState) {
  const branded = brandResolver(registries.brands, registries.makers)(product)
  return productPictures(branded, registriesOf(registries).connectors)
}

function ProductLinks({ id, draft }: { id: string; draft: number | undefined }) {
  return (
    <>
      <ButtonLink icon={Copy} href={withDraft('/catalogo/novo', draft, { de: id })} size="small">
        Criar parecido
      </ButtonLink>
      <ButtonLink href={withDraft(`/catalogo/${id}/endereco`, draft)} size="small">
        Mudar o endereço ou retirar
      </ButtonLink>
      <ButtonLink label="Fotografias" href="#fotografias" look="plain" />
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
            src={withDraft(`/catalogo/${id}/desenho/${key}.svg`, draft, { v: version })}
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

/** Renames or removes a product: the former address redirects to the new one or a successor, or says it is gone. */
export function movingRoutes(app: DeskApp, options: EditOptions): void {
  const show = (context: DeskContext, target: AddressedProduct, typed: Texts = {}, faults: Texts = {}) => {
    const status = Object.keys(faults).length > 0 ? 400 : 200
    const screen = <RenameOrRetirePage {...{ target, typed, faults }} />
    return options.show(context, { title: 'Endereço do produto', screen, status })
  }
  const save = (context: DeskContext, { choice }: AddressedProduct, files: FileWrite[], to: Redirection) =>
    saveFilesAndRedirect(context, options, choice.draft, files, to)

  app.get('/catalogo/:id/endereco', async (context) => show(context, await productAt(context, options)))

  app.post('/catalogo/:id/endereco', async (context) => {
    const target = await productAt(context, options)
    const { novo = '' } = await formOf(context)
    const id = novo.trim()
    const fault = idFault(target.state, id)
    if (fault !== undefined) return show(context, target, { novo: id }, { novo: fault })
    const textAt = (path: string) => textOf(options, target.choice, path)
    const files = await renameProduct(movedProduct(target.file, target), id, textAt)
    return save(context, target, files, { to: `/catalogo/${id}`, notice: 'catalogo-mudou-de-endereco' })
  })

  app.post('/catalogo/:id/retirar', async (context) => {
    const target = await productAt(context, options)
    const { sucessor = '' } = await formOf(context)
    const named = target.state.products.find(({ name }) => normalize(name) === normalize(sucessor.trim()))
    const successorId = named?.id ?? sucessor.trim()
    const successor = successorId === '' ? undefined : target.state.files.get(successorId)
    if (successorId !== '' && (!successor?.product || successorId === target.file.id))
      return show(context, target, { sucessor }, { sucessor: 'Não há outro produto com este nome.' })
    const next = successor && movedProduct(successor, target)
    const textAt = (path: string) => textOf(options, target.choice, path)
    const files = await retireProduct(movedProduct(target.file, target), next, textAt)
    return save(context, target, files, { to: '/catalogo', notice: 'catalogo-retirado' })
  })
}

function movedProduct(file: ProductFile, { state }: AddressedProduct) {
  const { id, text, product } = file
  if (!product) throw new Refusal('faulty', 409, 'O arquivo deste produto tem uma falha: acerte-o primeiro.')
  return { id, text, values: valuesOf(file), photographs: state.photographs.get(id) ?? [] }
}

const successorHint = 'Digite o nome e escolha.'

function RenameOrRetirePage({ target, typed, faults }: { target: AddressedProduct; typed: Texts; faults: Texts }) {
  const { file, choice, state } = target
  const { id } = file
  const name = file.product?.name ?? id
  const draft = choice.draft?.id
  const photographs = state.photographs.get(id)?.length ?? 0
  const field = typedField({ novo: id, ...typed }, faults)
  return (
    <div className="grid max-w-3xl gap-8">
      <DraftBar choice={choice} path={`/catalogo/${id}/endereco`} />
      <p>
        <a href={withDraft(`/catalogo/${id}`, draft)} className="font-medium underline underline-offset-4">
          {name}
        </a>{' '}
        está em <span className="font-medium">/produto/{id}</span>.
      </p>
      <Section title="Dar outro endereço" aria-label="Outro endereço" isDivided>
        <p className="text-small text-muted">
          O endereço de hoje passa a levar ao novo, e fica reservado para sempre: links, buscadores e etiquetas
          continuam valendo.
        </p>
        {photographs > 0 && (
          <p className="text-small text-muted">
            {photographs === 1 ? 'A fotografia vai junto.' : `As ${photographs} fotografias vão junto.`}
          </p>
        )}
        <PostForm action={withDraft(`/catalogo/${id}/endereco`, draft)} className="grid gap-3">
          <TextField label="Novo endereço" {...field('novo')} hint="Minúsculas sem acento, algarismos e hifens." />
          <Submit label="Mudar o endereço no rascunho" className="justify-self-start" />
        </PostForm>
      </Section>
      <Section title="Retirar do catálogo" aria-label="Retirar" isDivided>
        <p className="text-small text-muted">
          Com um sucessor, os endereços deste produto levam a ele. Sem sucessor, dizem que o item foi retirado.
        </p>
        <PostForm action={withDraft(`/catalogo/${id}/retirar`, draft)} className="grid gap-3">
          <TextField label="Sucessor" {...field('sucessor')} hint={successorHint} isOptional list="produtos" />
          <Submit label="Retirar no rascunho" look="danger" className="justify-self-start" />
          <datalist id="produtos">
            {state.products
              .filter((product) => product.id !== id)
              .map((product) => (
                <option key={product.id}>{product.name}</option>
              ))}
          </datalist>
        </PostForm>
      </Section>
    </div>
  )
}
