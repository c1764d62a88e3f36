import { withDraft } from '#desk/content/address.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/field.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'

interface PhotographsProps {
  /** The product's id. */
  id: string
  draft: number | undefined
  names: readonly string[]
  variants: readonly { id: string }[]
  /** The draft's version, by which browsers load pictures anew. */
  version: string
}

/** The photographs of a product in display order. */
export function Photographs({ id, draft, names, variants, version }: PhotographsProps) {
  const action = withDraft(`/catalogo/${id}/fotografias`, draft)
  return (
    <section id="fotografias" aria-label="Fotografias" className="grid scroll-mt-4 gap-3 border-t border-rule pt-4">
      <h2 className="text-lead font-semibold">Fotografias</h2>
      {names.length > 0 && (
        <PostForm action={action}>
          <ol className="flex flex-wrap gap-3">
            {names.map((name, index) => (
              <li key={name} className="grid w-40 gap-1 rounded border border-rule bg-sheet p-2">
                <img
                  src={withDraft(`/catalogo/${id}/fotografias/${encodeURIComponent(name)}`, draft, [['v', version]])}
                  alt={`Fotografia ${index + 1}`}
                  width={144}
                  height={108}
                  loading="lazy"
                  className="h-27 w-36 object-contain"
                />
                <span className="truncate text-label text-muted">{name}</span>
                <span className="flex flex-wrap">
                  {/* The file name of a variant's photograph determines its place, so it cannot be moved. */}
                  {index > 0 && !name.includes('opcao-') && !names[index - 1]?.includes('opcao-') && (
                    <Button type="submit" size="small" look="plain" name="ato" value={`subir:${name}`}>
                      Antes<span className="sr-only"> da fotografia {index}</span>
                    </Button>
                  )}
                  <Button type="submit" size="small" look="plain" name="ato" value={`remover:${name}`}>
                    Remover<span className="sr-only"> a fotografia {index + 1}</span>
                  </Button>
                </span>
              </li>
            ))}
          </ol>
        </PostForm>
      )}
      <AddPhotographs action={action} variants={variants} />
    </section>
  )
}

function AddPhotographs({ action, variants }: { action: string; variants: readonly { id: string }[] }) {
  return (
    <PostForm action={action} encType="multipart/form-data" className="grid items-end gap-3 sm:flex sm:flex-wrap">
      <label className="grid gap-1.5 text-small font-medium">
        Acrescentar fotografias
        <input
          type="file"
          name="foto"
          accept="image/jpeg,image/png,image/webp"
          multiple
          required
          className="min-h-11 w-full rounded border border-rule-strong bg-sheet px-3 py-2 text-small"
        />
        <span className="text-label font-normal text-muted">
          JPEG, PNG ou WebP, até 10 de cada vez e 12 MB ao todo.
        </span>
      </label>
      {variants.length > 0 && (
        <SelectField label="Mostra" name="variante" defaultValue="">
          <option value="">o produto todo</option>
          {variants.map((variant) => (
            <option key={variant.id} value={variant.id}>
              a versão {variant.id}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit" name="ato" value="acrescentar">
        Acrescentar ao rascunho
      </Button>
    </PostForm>
  )
}
