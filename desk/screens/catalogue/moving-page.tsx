import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import { DraftBar, type DraftBarProps } from './draft-bar.tsx'
import type { RegistryEntry } from './product-view.ts'

export interface MovingView {
  id: string
  name: string
  choice: DraftBarProps['choice']
  typed: Readonly<Record<string, string>>
  faults: Readonly<Record<string, string>>
  /** The other products. */
  names: readonly RegistryEntry[]
  photographs: number
}

/** Renames or removes a product. */
export function MovingPage({ view }: { view: MovingView }) {
  const { id, name, choice, typed, faults } = view
  const draft = choice.draft?.id
  return (
    <div className="grid max-w-3xl gap-8">
      <DraftBar choice={choice} path={`/catalogo/${id}/endereco`} />
      <p>
        <a href={withDraft(`/catalogo/${id}`, draft)} className="font-medium underline underline-offset-4">
          {name}
        </a>{' '}
        está em <span className="font-medium">/produto/{id}</span>.
      </p>
      <section aria-label="Outro endereço" className="grid gap-3 border-t border-rule pt-4">
        <h2 className="text-lead font-semibold">Dar outro endereço</h2>
        <p className="text-small text-muted">
          O endereço de hoje passa a levar ao novo, e fica reservado para sempre: links, buscadores e etiquetas
          continuam valendo.
        </p>
        {view.photographs > 0 && (
          <p className="text-small text-muted">
            {view.photographs === 1 ? 'A fotografia vai junto.' : `As ${view.photographs} fotografias vão junto.`}
          </p>
        )}
        <PostForm action={withDraft(`/catalogo/${id}/endereco`, draft)} className="grid gap-3">
          <TextField
            label="Novo endereço"
            name="novo"
            defaultValue={typed.novo ?? id}
            error={faults.novo}
            autoComplete="off"
            hint="Minúsculas sem acento, algarismos e hifens."
          />
          <Button type="submit" className="justify-self-start">
            Mudar o endereço no rascunho
          </Button>
        </PostForm>
      </section>
      <section aria-label="Retirar" className="grid gap-3 border-t border-rule pt-4">
        <h2 className="text-lead font-semibold">Retirar do catálogo</h2>
        <p className="text-small text-muted">
          Com um sucessor, os endereços deste produto levam a ele. Sem sucessor, dizem que o item foi retirado (410).
        </p>
        <PostForm action={withDraft(`/catalogo/${id}/retirar`, draft)} className="grid gap-3">
          <TextField
            label="Sucessor"
            isOptional
            name="sucessor"
            list="produtos"
            defaultValue={typed.sucessor ?? ''}
            error={faults.sucessor}
            autoComplete="off"
          />
          <Button type="submit" look="danger" className="justify-self-start">
            Retirar no rascunho
          </Button>
          <datalist id="produtos">
            {view.names.map(({ key, name: called }) => (
              <option key={key} value={key}>
                {called}
              </option>
            ))}
          </datalist>
        </PostForm>
      </section>
    </div>
  )
}
