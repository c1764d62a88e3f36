import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import type { FieldWords } from '#domain/catalogue-edit/form/field-words.ts'
import type { FormView } from '#desk/screens/catalogue/product-view.ts'
import { registryId, registryName } from './registry-lists.tsx'

/** A list of registry keys: one a line with their names below, and a field that finds another one by name. */
export function KeysInput({ name, view, words }: { name: string; view: FormView; words: FieldWords }) {
  const { registry } = words
  if (!registry) return null
  const value = view.typed[name] ?? ''
  const keys = value.split('\n').filter(Boolean)
  return (
    <div className="grid content-start gap-2">
      <TextAreaField
        label={words.label}
        name={name}
        rows={Math.min(8, Math.max(2, keys.length + 1))}
        defaultValue={value}
        hint="Uma chave por linha; apague a linha para tirar."
        error={view.faults[name]}
      />
      {keys.length > 0 && (
        <p className="text-label text-muted">
          {keys.map((key) => registryName(view.registries, registry, key) ?? `${key}?`).join('; ')}
        </p>
      )}
      <TextField
        label={`Acrescentar ${words.item ?? words.label}`}
        name={`mais.${name}`}
        list={registryId(registry)}
        autoComplete="off"
        hint="Digite o nome e escolha; entra ao salvar."
      />
    </div>
  )
}
