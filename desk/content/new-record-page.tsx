import type { ContentKind } from '#domain/editing/kind.ts'
import { DraftBar, type DraftBarProps } from './draft-bar.tsx'
import { FormFaultList, FormParts } from './form.tsx'
import { RegistryLists } from './fields.tsx'
import type { FormView } from './form-view.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/form/field.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { kindPath, withDraft } from './address.ts'

export interface NewRecordPageProps {
  kind: ContentKind
  choice: DraftBarProps['choice']
  /** The typed key. */
  id: string
  owner: string
  /** The records that can own the new one: for a model, the makers. */
  owners: readonly { key: string; name: string }[]
  view: FormView
}

/** The form for a new record. */
export function NewRecordPage({ kind, choice, id, owner, owners, view }: NewRecordPageProps) {
  const { adding } = kind
  if (!adding) return null
  return (
    <div className="grid gap-6">
      <DraftBar choice={choice} path={`${kindPath(kind)}/novo`} />
      <FormFaultList
        faults={view.faults}
        words={{ ...view.words, endereco: { label: adding.key.label }, dono: { label: 'Fabricante' } }}
      />
      <PostForm action={withDraft(`${kindPath(kind)}/novo`, view.draft)} className="grid gap-8">
        {/* Enter in a field presses the first button of its form, so that one saves. */}
        <Button type="submit" name="ato" value="salvar" look="primary" className="justify-self-start">
          Guardar no rascunho
        </Button>
        <div className="grid gap-4 sm:grid-cols-2">
          <div id="endereco">
            <TextField
              label={adding.key.label}
              hint={adding.key.hint}
              name="endereco"
              defaultValue={id}
              error={view.faults.endereco}
              autoComplete="off"
            />
          </div>
          {owners.length > 0 && (
            <div id="dono">
              <SelectField label="Fabricante" name="dono" defaultValue={owner} error={view.faults.dono}>
                <option value="">escolha</option>
                {owners.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </div>
          )}
        </div>
        <FormParts groups={kind.groups} view={view} />
        <Button type="submit" name="ato" value="salvar" look="primary" className="justify-self-start">
          Guardar no rascunho
        </Button>
        <RegistryLists entries={view.registries} />
      </PostForm>
    </div>
  )
}
