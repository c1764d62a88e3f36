import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import type { FormField } from '#domain/catalogue-edit/form/form-field.ts'
import { countName } from '#domain/catalogue-edit/form/typed-form.ts'
import { productFields } from '#domain/catalogue-edit/product-fields.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import { FormFaultList } from './form-faults.tsx'
import { DraftBar, type DraftBarProps } from './draft-bar.tsx'
import { FieldInput } from './fields/field-input.tsx'
import type { FormView } from './product-view.ts'
import { RegistryLists } from './fields/registry-lists.tsx'

export interface NewProductPageProps {
  choice: DraftBarProps['choice']
  category: ProductRecord['category']
  like: { id: string; name: string } | undefined
  /** The typed id. */
  id: string
  view: FormView
}

/** The required fields of a new product; the others follow in its form. */
export function NewProductPage({ choice, category, like, id, view }: NewProductPageProps) {
  const fields = productFields(category)
  const other: [string, string][] = like ? [['de', like.id]] : [['categoria', category]]
  const shown = fields.filter((field) => isAsked(field, view))
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
        <Categories category={category} draft={view.draft} />
      )}
      <FormFaultList faults={view.faults} words={{ ...view.words, id: { label: 'Endereço' } }} />
      <PostForm action={withDraft('/catalogo/novo', view.draft, other)} className="grid gap-5">
        <div id="id">
          <TextField
            label="Endereço"
            name="endereco"
            defaultValue={id}
            error={view.faults.id}
            autoComplete="off"
            placeholder="cabo-ecg-5-vias-philips"
            hint="O fim de /produto/… Vazio, sai do nome. Depois de publicado, só muda com redirecionamento."
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
          label={view.typed[`variants.${index}.id`] ?? `Versão ${index + 1}`}
          name={`variants.${index}.sku`}
          defaultValue={view.typed[`variants.${index}.sku`] ?? ''}
          error={view.faults[`variants.${index}.sku`]}
          autoComplete="off"
        />
      ))}
    </fieldset>
  )
}

function Categories({ category, draft }: { category: ProductRecord['category']; draft: number | undefined }) {
  const names = { 'acessorios-componentes': 'Acessório ou componente', equipamentos: 'Equipamento' } as const
  return (
    <nav aria-label="O que se cria" className="flex flex-wrap gap-4 text-small">
      {(['acessorios-componentes', 'equipamentos'] as const).map((key) => (
        <a
          key={key}
          href={withDraft('/catalogo/novo', draft, [['categoria', key]])}
          aria-current={key === category ? 'page' : undefined}
          className="inline-flex min-h-11 items-center underline underline-offset-4 aria-[current=page]:font-semibold aria-[current=page]:no-underline"
        >
          {names[key]}
        </a>
      ))}
    </nav>
  )
}
