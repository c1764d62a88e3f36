import { Button } from '#app/ui/button.tsx'
import { fieldGroups, productFields } from '#domain/catalogue-edit/product-fields.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import { FaceChoice } from './fields/face-choice.tsx'
import { FormParts } from './fields/form-parts.tsx'
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
      <FormParts groups={groups} view={view} after={{ pontas: <FaceChoice view={view} /> }} />
      <Button type="submit" name="ato" value="salvar" look="primary" className="justify-self-start">
        Guardar no rascunho
      </Button>
      <RegistryLists entries={view.registries} />
    </PostForm>
  )
}
