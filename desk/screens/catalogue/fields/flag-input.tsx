import { SelectField } from '#app/ui/form/field.tsx'
import type { FieldWords } from '#domain/catalogue-edit/form/field-words.ts'
import type { FieldInputProps } from '#desk/screens/catalogue/product-view.ts'

/** A yes-or-no field as a checkbox; where the answer may be unknown, a choice of three. */
export function FlagInput({ field, name, view, words }: FieldInputProps & { words: FieldWords }) {
  const value = view.typed[name] ?? ''
  if (field.kind === 'flag' && field.isOpen)
    return (
      <SelectField label={words.label} name={name} defaultValue={value} hint={words.hint} error={view.faults[name]}>
        <option value="">não dizer</option>
        <option value="sim">sim</option>
        <option value="nao">não</option>
      </SelectField>
    )
  return (
    <span className="grid content-start gap-1">
      {/* A checkbox that is not ticked is not sent, and a field that is not sent changes nothing. */}
      <input type="hidden" name={name} value="nao" />
      <label className="flex min-h-11 cursor-pointer items-center gap-2 text-small font-medium">
        <input
          type="checkbox"
          name={name}
          value="sim"
          defaultChecked={value === 'sim'}
          className="size-5 shrink-0 accent-petrol"
        />
        {words.label}
      </label>
      {words.hint !== undefined && <span className="text-label text-muted">{words.hint}</span>}
    </span>
  )
}
