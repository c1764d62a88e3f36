import * as v from 'valibot'
import { TextField } from '#app/ui/form/field.tsx'
import { withDraft } from '#desk/content/address.ts'
import { chooseDraft, type EditOptions } from '#desk/content/drafts.tsx'
import type { FormView } from '#desk/content/fields.tsx'
import type { NewRecord } from '#desk/content/new-record.tsx'
import type { DeskContext } from '#desk/http/routes.ts'
import { Sentences } from '#desk/parts/facts.tsx'
import { HiddenFields, typedField } from '#desk/parts/form.tsx'
import { PlainLink, TextLink } from '#desk/parts/links.tsx'
import { accessorySchema, productIdSchema } from '#domain/catalogue/product-schema.ts'
import { isProductType, productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { missingWarnings } from '#domain/catalogue/warnings.ts'
import { defaultFields } from '#domain/editing/default-fields.ts'
import { faultSentence } from '#domain/editing/fault-words.ts'
import { listOf, recordOf, wordsOf, type FormField, type Values } from '#domain/editing/field.ts'
import { countName, faultWords } from '#domain/editing/form.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { copiedValues, productKindOf, productKinds } from '#domain/editing/kinds/products.ts'
import { completenessFaults } from '#server/content/check/products.ts'
import { valuesOf, type CatalogueState } from '#server/content/edit/catalogue.ts'

/** Starts a new product from its address: a copied one (`?de=`), a type, a category, a searched name (`?nome=`). */
export async function newProduct(context: DeskContext, options: EditOptions): Promise<NewRecord> {
  const choice = await chooseDraft(context, options)
  const state = await options.catalogue.state(choice.draft)
  const { de = '', categoria, tipo = '', nome = '' } = context.req.query()
  const other = state.files.get(de)
  const kind = productKindOf(other?.product ?? { category: categoria })
  const type = other?.product === undefined && kind === partKind && isProductType(tipo) ? tipo : undefined
  const blank = { ...kind.adding?.initialValues('', []), ...(type && startOfType(type)) }
  const startValues = other?.product ? copiedValues(valuesOf(other)) : blank
  const missing = type ? findMissingFields(startValues, state) : []
  const draft = choice.draft?.id
  const copied = other?.product && { id: other.id, name: other.product.name }
  return {
    kind,
    choice,
    startValues: { ...startValues, ...(nome !== '' && { name: nome.slice(0, 120) }) },
    faultOf: (id) => idFault(state, id),
    notice: 'catalogo-novo',
    title: copied ? 'Produto parecido' : 'Novo produto',
    groupsOf: (view) => {
      const fields = kind.fields.filter((field) => isAsked(field, view) && !(type && field.name === 'productType'))
      const essential = { title: 'O essencial', anchor: 'essencial', fields }
      return type ? [essential, { title: typeTitle, anchor: 'tipo', fields: fieldsOfType(missing) }] : [essential]
    },
    query: copied ? { de: copied.id } : { categoria: kind === partKind ? '' : 'equipamentos', tipo: type ?? '' },
    choiceFirst: !copied && kind === partKind && !type ? <TypeChoice nome={nome} draft={draft} /> : undefined,
    intro: copied ? <CopyIntro like={copied} draft={draft} /> : <TypeIntro {...{ kind, type, nome, draft, missing }} />,
    below: (view) => (
      <>
        {type && <HiddenFields of={{ productType: type }} />}
        {copied && <VariantCodes view={view} />}
      </>
    ),
  }
}

export function idFault({ files, products, removed }: CatalogueState, id: string): string | undefined {
  const read = v.safeParse(productIdSchema, id)
  if (!read.success) return id === '' ? 'Preencha este campo.' : faultWords(read.issues[0])
  if (files.has(id)) return 'Já há um produto com este endereço.'
  if (removed.products.includes(id)) return 'Este endereço foi de um produto retirado, e não volta a ser usado.'
  const owner = products.find(({ formerly = [] }) => formerly.includes(id))
  return owner && `Este endereço já foi de “${owner.name}” e leva a ele.`
}

const partKind = productKinds['acessorios-componentes']
const typeTitle = 'O que este tipo pede'

/** The first values of a part of a type: notice, noun, search words, use, and the rows that all such parts have. */
function startOfType(productType: ProductType): Values {
  const { attention, includedItems, tags, dossier, specifications } = defaultFields({ productType })
  // Whether the part has to be identified before it is sold is for its seller to say.
  const ownRows = listOf(specifications).filter((row) => recordOf(row).name !== 'Pedido')
  return { productType, attention, includedItems, tags, dossier, specifications: ownRows }
}

type MissingField = Record<'path' | 'problem', string>

/** The fields that the check would still ask of a new part of a type. */
function findMissingFields(startValues: Values, { registries }: CatalogueState): MissingField[] {
  const words = { id: 'novo', name: 'Peça', description: 'Peça', equipmentBrand: 'universal' }
  const read = v.safeParse(accessorySchema, { ...startValues, ...words })
  if (!read.success) return []
  const dangers = missingWarnings([read.output], registries.connectors, new Set())
  return [
    ...dangers.map(({ problem }) => ({ path: 'description', problem })),
    ...completenessFaults([{ ...read.output, brands: [{ key: '', label: '' }] }]),
  ]
}

/** The optional fields that a type of part asks for or has begun; of the papers only the use. */
function fieldsOfType(missing: readonly MissingField[]): FormField[] {
  const fieldNames = new Set(['includedItems', 'tags', 'dossier', 'specifications', ...missing.map(({ path }) => path)])
  return partKind.fields
    .filter(({ name, isRequired }) => fieldNames.has(name) && !isRequired)
    .map((field) =>
      field.kind === 'record' ? { ...field, fields: field.fields.filter(({ name }) => name === 'use') } : field,
    )
}

function CopyIntro({ like, draft }: { like: { id: string; name: string }; draft: number | undefined }) {
  return (
    <p className="text-small">
      Começa como <PlainLink href={withDraft(`/catalogo/${like.id}`, draft)}>{like.name}</PlainLink>. Códigos, endereços
      antigos e documentos não passam: são de cada peça.
    </p>
  )
}

function TypeChoice({ nome, draft }: { nome: string; draft: number | undefined }) {
  return (
    <nav aria-label="O que se cria" className="grid gap-4">
      <h2 className="text-lead font-semibold">Que peça é?</h2>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {keysOf(productTypeLabel).map((key) => (
          <li key={key} className="border-t border-rule">
            <TextLink href={withDraft('/catalogo/novo', draft, { tipo: key, nome })} className="min-h-11 w-full">
              {productTypeLabel[key]}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="border-t border-rule pt-2">
        <TextLink href={withDraft('/catalogo/novo', draft, { categoria: 'equipamentos', nome })} className="min-h-11">
          Ou um equipamento
        </TextLink>
      </p>
    </nav>
  )
}

const missingClass = 'grid gap-1 rounded border border-rule bg-sheet px-4 py-3 text-small'

function missingSentence({ path, problem }: MissingField) {
  const sentence = faultSentence(problem, 'products/novo.yaml', () => undefined)
  return `${wordsOf(partKind.words, path).label}: ${sentence}`
}

interface TypeIntroProps {
  kind: ContentKind
  type: ProductType | undefined
  nome: string
  draft: number | undefined
  missing: readonly MissingField[]
}

function TypeIntro({ kind, type, nome, draft, missing }: TypeIntroProps) {
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 text-small">
        <strong className="font-semibold">{type ? productTypeLabel[type] : kind.adding?.title}</strong>
        <TextLink href={withDraft('/catalogo/novo', draft, { nome })}>Trocar o tipo</TextLink>
      </p>
      {missing.length > 0 && (
        <section aria-label="Para ficar completa" className={missingClass}>
          <h2 className="font-semibold">Para ficar completa, esta peça ainda precisa de</h2>
          <Sentences of={missing.map(missingSentence)} />
        </section>
      )}
    </div>
  )
}

/** Whether a field is asked for: it is required, the price, the code of a product without variants, or has an error. */
function isAsked({ name, isRequired }: FormField, { faults, typed }: FormView): boolean {
  const hasVariants = (typed[countName('variants')] ?? '0') !== '0'
  if (name === 'variants') return false
  return isRequired || name === 'currentPrice' || (name === 'sku' && !hasVariants) || faults[name] !== undefined
}

function VariantCodes({ view: { typed, faults } }: { view: FormView }) {
  const count = Number(typed[countName('variants')] ?? 0)
  if (count === 0) return null
  const field = typedField(typed, faults)
  const copied = Object.entries(typed).filter(([name]) => /^variants\.(?!\d+\.sku$)/.test(name))
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-small font-medium">Um código para cada versão</legend>
      <HiddenFields of={Object.fromEntries(copied)} />
      {Array.from({ length: count }, (_, index) => {
        const label = typed[`variants.${index}.id`]?.replaceAll('-', ' ') ?? `Versão ${index + 1}`
        return <TextField key={index} label={label} {...field(`variants.${index}.sku`)} />
      })}
    </fieldset>
  )
}
