import { SelectField } from '#app/ui/form/field.tsx'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { conditionLabel } from '#domain/catalogue/vocabulary.ts'
import type { ForeignChoices } from '#server/content/sheet/foreign/foreign-choices.ts'
import type { RegistryEntry } from '#desk/screens/catalogue/product-view.ts'

interface NewProductFieldsProps {
  choices: ForeignChoices
  groups: readonly string[]
  brands: readonly RegistryEntry[]
}

/**
 * Selects that say what the sheet's new products are: whatever the sheet does not state is asked for, never guessed.
 */
export function NewProductFields({ choices, groups, brands }: NewProductFieldsProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-lead font-semibold">Códigos que não estão no catálogo</legend>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 text-small">
        <input
          type="checkbox"
          name="novos"
          value="sim"
          defaultChecked={choices.isCreating}
          className="size-5 accent-petrol"
        />
        Criar os produtos no rascunho
      </label>
      <details open={choices.isCreating}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-small text-petrol-deep underline underline-offset-4">
          O que a planilha não diz deles
        </summary>
        <div className="grid gap-4 pt-1 sm:grid-cols-2 xl:grid-cols-3">
          {groups.map((group) => (
            <SelectField
              key={group}
              label={group === '' ? 'Tipo das linhas sem grupo' : `Tipo do grupo “${group}”`}
              name={`tipo:${group}`}
              defaultValue={choices.types[group] ?? ''}
            >
              <option value="">não criar</option>
              {Object.entries(productTypeLabel).map(([type, label]) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </SelectField>
          ))}
          <SelectField
            label="Marca do equipamento"
            name="marca"
            defaultValue={choices.brand}
            hint="Se o nome diz uma só marca, vale a do nome; esta vale para os outros."
          >
            <option value="">não criar os que não dizem</option>
            {brands.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label="Condição" name="condicao" defaultValue={choices.condition}>
            {Object.entries(conditionLabel).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField label="Sem descrição" name="semdescricao" defaultValue={choices.undescribed}>
            <option value="skip">não criar</option>
            <option value="name">repetir o nome, e escrever depois</option>
          </SelectField>
        </div>
      </details>
    </fieldset>
  )
}
