import type { FormField } from '#domain/editing/field.ts'
import { countName } from '#domain/editing/form.ts'
import { withDraft } from '#desk/content/address.ts'
import { FormFaultList } from '#desk/content/form.tsx'
import { DraftBar, type DraftBarProps } from '#desk/content/draft-bar.tsx'
import { FieldInput, RegistryLists } from '#desk/content/fields.tsx'
import type { FormView } from '#desk/content/form-view.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { productKinds } from '#domain/editing/kinds/products.ts'
import { PostForm } from '#desk/parts/post-form.tsx'

export interface NewProductPageProps {
  kind: ContentKind
  choice: DraftBarProps['choice']
  like: { id: string; name: string } | undefined
  /** The typed id. */
  id: string
  view: FormView
}

/** The required fields of a new product; the others follow in its form. */
export function NewProductPage({ kind, choice, like, id, view }: NewProductPageProps) {
  const category = kind === productKinds.equipamentos ? 'equipamentos' : 'acessorios-componentes'
  const other: [string, string][] = like ? [['de', like.id]] : [['categoria', category]]
  const shown = kind.fields.filter((field) => isAsked(field, view))
  return (
    <div className="grid max-w-5xl gap-6">
      <DraftBar choice={choice} path="/catalogo/novo" />
      {like ? (
        <p className="text-small">
          Começa como{' '}
          <a href={withDraft(`/catalogo/${like.id}`, view.draft)} className="underline underline-offset-4">
            {like.name}
          </a>
          . Códigos, endereços antigos e documentos não passam: são de cada peça.
        </p>
      ) : (
        <Categories here={kind} draft={view.draft} />
      )}
      <FormFaultList faults={view.faults} words={{ ...view.words, endereco: { label: 'Endereço' } }} />
      <PostForm action={withDraft('/catalogo/novo', view.draft, other)} className="grid gap-5">
        <div id="endereco">
          <TextField
            label="Endereço"
            name="endereco"
            defaultValue={id}
            error={view.faults.endereco}
            autoComplete="off"
            placeholder="cabo-ecg-5-vias-philips"
            hint={kind.adding?.key.hint}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {shown.map((field) => (
            <FieldInput key={field.name} field={field} name={field.name} view={view} />
          ))}
        </div>
        {like && <VariantCodes view={view} />}
        <Button type="submit" look="primary" className="justify-self-start">
          Criar no rascunho
        </Button>
        <RegistryLists entries={view.registries} />
      </PostForm>
    </div>
  )
}

/** Whether a field is asked for: it is required, the price, the code of a product without variants, or has an error. */
function isAsked({ name, isRequired }: FormField, { faults, typed }: FormView): boolean {
  const hasVariants = (typed[countName('variants')] ?? '0') !== '0'
  if (name === 'variants') return false
  return isRequired || name === 'currentPrice' || (name === 'sku' && !hasVariants) || faults[name] !== undefined
}

/** A new code for each variant; their other fields are copied. */
function VariantCodes({ view }: { view: FormView }) {
  const count = Number(view.typed[countName('variants')] ?? 0)
  if (count === 0) return null
  const hidden = Object.entries(view.typed).filter(
    ([name]) => name.startsWith('variants.') && !/^variants\.\d+\.sku$/.test(name),
  )
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-small font-medium">Um código para cada versão</legend>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {Array.from({ length: count }, (_, index) => (
        <TextField
          key={index}
          label={view.typed[`variants.${index}.id`]?.replaceAll('-', ' ') ?? `Versão ${index + 1}`}
          name={`variants.${index}.sku`}
          defaultValue={view.typed[`variants.${index}.sku`] ?? ''}
          error={view.faults[`variants.${index}.sku`]}
          autoComplete="off"
        />
      ))}
    </fieldset>
  )
}

function Categories({ here, draft }: { here: ContentKind; draft: number | undefined }) {
  return (
    <nav aria-label="O que se cria" className="flex flex-wrap gap-4 text-small">
      {keysOf(productKinds).map((key) => (
        <a
          key={key}
          href={withDraft('/catalogo/novo', draft, [['categoria', key]])}
          aria-current={productKinds[key] === here ? 'page' : undefined}
          className="inline-flex min-h-11 items-center underline underline-offset-4 aria-[current=page]:font-semibold aria-[current=page]:no-underline"
        >
          {productKinds[key].adding?.title}
        </a>
      ))}
    </nav>
  )
}
