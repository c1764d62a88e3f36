import { faultPlace, faultSentence } from '#domain/editing/fault-words.ts'
import { wordsOf } from '#domain/editing/field.ts'
import { productOfPath } from '#desk/publish/publish-address.ts'
import { productOfText, type CatalogueState } from '#server/content/edit/catalogue.ts'
import { productFile } from '#server/content/product-file.ts'
import { faultsBeside } from '#server/content/edit/product-check.ts'
import { withDraft } from '#desk/content/address.ts'
import type { FormView } from '#desk/content/form-view.ts'
import type { EditOptions } from '#desk/content/write-draft.ts'
import type { RecordExtras } from '#desk/content/record-page.tsx'
import { faceAddress } from '#desk/content/rows.tsx'
import { Copy } from 'lucide'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { brandNaming } from '#domain/catalogue/registry/product-brands.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import { productPictures } from '#drawings/product-pictures.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { RecordAt } from '#desk/content/record-at.ts'
import { Photographs } from './photographs.tsx'

/** A product's drawings and photographs, and what the check says of it, also beside other products. */
export async function productExtras(options: EditOptions, at: RecordAt): Promise<RecordExtras> {
  const { choice, path, text, record } = at
  const id = record.key
  const draft = choice.draft?.id
  const state = await options.catalogue.of(choice.draft)
  const { product, faults } = productOfText(id, text)
  const held = choice.draft?.files.find((file) => file.path === path)
  const base = held ? (held.base === null ? undefined : productOfText(id, held.base).product) : product
  const found = product ? faultsBeside(state, { before: base, after: product }) : faults
  const version = String(choice.draft?.version ?? 0)
  const variants = product?.category === 'acessorios-componentes' ? product.variants : []
  const names = state.photographs.get(id) ?? []
  return {
    check: faultsByField(found, id, state),
    checkAddress: withDraft(`/catalogo/${id}/conferir`, draft),
    links: <ProductLinks id={id} draft={draft} />,
    aside: product && <Pictures product={product} state={state} draft={draft} version={version} />,
    below: <Photographs id={id} draft={draft} names={names} variants={variants} version={version} />,
    after: (view) => ({ pontas: <FaceChoice view={view} /> }),
  }
}

/** The check's faults: all of them in a list (`problems`), and the first one of each field of this file (`notes`). */
export function faultsByField(
  faults: readonly ContentFault[],
  id: string,
  state: CatalogueState,
): RecordExtras['check'] {
  const notes: Record<string, string> = {}
  const problems: string[] = []
  const { words } = productKindOf(state.files.get(id)?.product ?? {})
  const nameOf = (one: string) => state.files.get(one)?.product?.name
  for (const { file, path, problem } of faults) {
    const isOwn = file === productFile(id)
    const own = file.replace(/^content\//, '')
    const sentence = faultSentence(problem, own, nameOf)
    if (isOwn && path !== '') notes[path] ??= sentence
    const ownLabel = path === '' ? '' : wordsOf(words, path).label
    const place = isOwn ? ownLabel : faultPlace(own, path, nameOf(productOfPath(own) ?? ''))
    problems.push(place === '' ? sentence : `${place}: ${sentence}`)
  }
  return { notes, problems }
}

/** A fault of a sheet: its line and column, or the product and field that it would spoil, and what is wrong. */
export function sheetFault({ file, path, problem }: ContentFault, { files }: CatalogueState): string {
  const nameOf = (id: string) => files.get(id)?.product?.name
  const own = file.replace(/^content\//, '')
  const id = productOfPath(own)
  const place = id === undefined ? path : faultPlace(own, path, nameOf(id))
  const sentence = faultSentence(problem, own, nameOf)
  return place === '' ? sentence : `${place}: ${sentence}`
}

/** The drawings of a product. */
export function drawingsOf(product: ProductRecord, state: CatalogueState) {
  return productPictures(
    brandNaming(state.registries.brands, state.registries.makers)(product),
    registriesOf(state.registries).connectors,
  )
}

function ProductLinks({ id, draft }: { id: string; draft: number | undefined }) {
  return (
    <>
      <a href={withDraft('/catalogo/novo', draft, [['de', id]])} className={buttonClass({ size: 'small' })}>
        <Icon node={Copy} size={16} /> Criar parecido
      </a>
      <a href={withDraft(`/catalogo/${id}/endereco`, draft)} className={buttonClass({ size: 'small' })}>
        Mudar o endereço ou retirar
      </a>
      <a href="#fotografias" className={buttonClass({ look: 'plain', size: 'inline' })}>
        Fotografias
      </a>
    </>
  )
}

interface PicturesProps {
  product: ProductRecord
  state: CatalogueState
  draft: number | undefined
  version: string
}

function Pictures({ product, state, draft, version }: PicturesProps) {
  const pictures = drawingsOf(product, state)
  if (pictures.length === 0) return null
  return (
    <ul aria-label="Desenho" className="flex flex-wrap gap-2 xl:grid xl:grid-cols-2">
      {pictures.map(({ key, alt }) => (
        <li key={key} className="xl:first:col-span-2">
          <img
            src={withDraft(`/catalogo/${product.id}/desenho/${key}.svg`, draft, [['v', version]])}
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
    <details className="text-small">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-petrol-deep underline underline-offset-4">
        Acrescentar uma ponta pela face do conector
      </summary>
      <div className="grid max-h-128 grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 overflow-y-auto pt-2">
        {view.registries.connectors.map(({ key, name }) => (
          <button
            key={key}
            type="submit"
            name="ato"
            value={`ponta:${key}`}
            className="grid cursor-pointer content-start gap-1 rounded border border-rule bg-sheet p-2 text-left hover:border-petrol"
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
    </details>
  )
}
