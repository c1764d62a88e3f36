import * as v from 'valibot'
import { HiddenFields } from '#desk/parts/form.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { productIdSchema } from '#domain/catalogue/product.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import type { FormField } from '#domain/editing/field.ts'
import { countName, faultWords } from '#domain/editing/form.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { copiedValues, productKindOf, productKinds } from '#domain/editing/kinds/products.ts'
import { valuesOf, type CatalogueState } from '#server/content/edit/catalogue.ts'
import { withDraft } from '#desk/content/address.ts'
import { draftChoice, type EditOptions } from '#desk/content/drafts.tsx'
import type { FormView } from '#desk/content/fields.tsx'
import type { NewRecord } from '#desk/content/new-record.tsx'
import type { DeskContext } from '#desk/http/routes.ts'

/**
 * What the form for a new product begins with. In: an address that names the product to copy (`?de=cabo-ecg`), or a
 * category (`?categoria=equipamentos`), and maybe a name that visitors searched for (`?nome=`).
 */
export async function newProduct(context: DeskContext, options: EditOptions): Promise<NewRecord> {
  const choice = await draftChoice(context, options)
  const state = await options.catalogue.of(choice.draft)
  const { de = '', categoria, nome = '' } = context.req.query()
  const other = state.files.get(de)
  const kind = productKindOf(other?.product ?? { category: categoria })
  const start = other?.product ? copiedValues(valuesOf(other)) : (kind.adding?.start('', []) ?? {})
  const like = other?.product && { id: other.id, name: other.product.name }
  return {
    kind,
    choice,
    start: { ...start, ...(nome !== '' && { name: nome.slice(0, 120) }) },
    text: null,
    faultOf: (id) => idFault(state, id),
    notice: 'catalogo-novo',
    title: like ? 'Produto parecido' : 'Novo produto',
    owners: [],
    groupsOf: (view) => {
      const fields = kind.fields.filter((field) => isAsked(field, view))
      return [{ title: 'O essencial', anchor: 'essencial', fields }]
    },
    query: like ? [['de', like.id]] : [['categoria', kind === productKinds.equipamentos ? 'equipamentos' : '']],
    intro: <Beginning kind={kind} like={like} draft={choice.draft?.id} />,
    below: (view) => like && <VariantCodes view={view} />,
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

interface BeginningProps {
  kind: ContentKind
  /** The product that is copied. */
  like: { id: string; name: string } | undefined
  draft: number | undefined
}

/** Names the product that was copied; without one, asks for the category. */
function Beginning({ kind, like, draft }: BeginningProps) {
  if (like)
    return (
      <p className="text-small">
        Começa como{' '}
        <a href={withDraft(`/catalogo/${like.id}`, draft)} className="underline underline-offset-4">
          {like.name}
        </a>
        . Códigos, endereços antigos e documentos não passam: são de cada peça.
      </p>
    )
  return (
    <nav aria-label="O que se cria" className="flex flex-wrap gap-4 text-small">
      {keysOf(productKinds).map((key) => (
        <a
          key={key}
          href={withDraft('/catalogo/novo', draft, [['categoria', key]])}
          aria-current={kind === productKinds[key] ? 'page' : undefined}
          className="inline-flex min-h-11 items-center underline underline-offset-4 aria-[current=page]:font-semibold aria-[current=page]:no-underline"
        >
          {productKinds[key].adding?.title}
        </a>
      ))}
    </nav>
  )
}

/** Whether a field is asked for: it is required, the price, the code of a product without variants, or has an error. */
function isAsked({ name, isRequired }: FormField, { faults, typed }: FormView): boolean {
  const hasVariants = (typed[countName('variants')] ?? '0') !== '0'
  if (name === 'variants') return false
  return isRequired || name === 'currentPrice' || (name === 'sku' && !hasVariants) || faults[name] !== undefined
}

/** A new code for each variant; their other fields are copied. */
function VariantCodes({ view: { typed, faults } }: { view: FormView }) {
  const count = Number(typed[countName('variants')] ?? 0)
  if (count === 0) return null
  const copied = Object.entries(typed).filter(
    ([name]) => name.startsWith('variants.') && !/^variants\.\d+\.sku$/.test(name),
  )
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-small font-medium">Um código para cada versão</legend>
      <HiddenFields of={Object.fromEntries(copied)} />
      {Array.from({ length: count }, (_, index) => `variants.${index}`).map((name, index) => (
        <TextField
          key={name}
          label={typed[`${name}.id`]?.replaceAll('-', ' ') ?? `Versão ${index + 1}`}
          name={`${name}.sku`}
          defaultValue={typed[`${name}.sku`] ?? ''}
          error={faults[`${name}.sku`]}
          autoComplete="off"
        />
      ))}
    </fieldset>
  )
}
