import { Button } from '#app/ui/button.tsx'
import { fieldGroups, productFields } from '#domain/catalogue-edit/product-fields.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { withDraft } from './catalogue-address.ts'
import { FaceChoice } from './fields/face-choice.tsx'
import { FieldInput } from './fields/field-input.tsx'
import type { ProductView } from './product-view.ts'
import { RegistryLists } from './fields/registry-lists.tsx'

/** All fields of a product in one form made from its schema, so that no button loses what was typed. */
export function ProductForm({ view, category }: { view: ProductView; category: ProductRecord['category'] }) {
  const groups = fieldGroups(productFields(category))
  return (
    <PostForm
      action={withDraft(`/catalogo/${view.id}`, view.draft)}
      data-check={withDraft(`/catalogo/${view.id}/conferir`, view.draft)}
      className="grid gap-8"
    >
      <input type="hidden" name="visto" value={JSON.stringify(view.seen)} />
      {/* Enter presses a form's first button, so this one saves. */}
      <span className="flex flex-wrap items-center gap-4">
        <Button type="submit" name="ato" value="salvar" look="primary">
          Guardar no rascunho
        </Button>
        <span role="status" data-check-state className="text-small text-signal" />
        {view.isUnsaved && <span className="text-small text-muted">O que está digitado ainda não foi guardado.</span>}
      </span>
      <nav aria-label="Partes do formulário" className="flex flex-wrap gap-x-4 text-small">
        {groups.map(({ title, anchor }) => (
          <a
            key={anchor}
            href={`#${anchor}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {title}
          </a>
        ))}
      </nav>
      {groups.map(({ title, anchor, fields }) => (
        <section
          key={anchor}
          id={anchor}
          aria-label={title}
          className="grid scroll-mt-4 gap-4 border-t border-rule pt-4"
        >
          <h2 className="text-lead font-semibold">{title}</h2>
          <div className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-3">
            {fields.map((field) => (
              <FieldInput key={field.name} field={field} name={field.name} view={view} />
            ))}
          </div>
          {anchor === 'pontas' && <FaceChoice view={view} />}
        </section>
      ))}
      <Button type="submit" name="ato" value="salvar" look="primary" className="justify-self-start">
        Guardar no rascunho
      </Button>
      <RegistryLists entries={view.registries} />
    </PostForm>
  )
}
