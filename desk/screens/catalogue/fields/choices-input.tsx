import type { FieldWords } from '#domain/catalogue-edit/form/field-words.ts'
import type { FormView } from '#desk/screens/catalogue/product-view.ts'

interface ChoicesInputProps {
  name: string
  options: readonly string[]
  view: FormView
  words: FieldWords
}

/** A choice of several from a list, by checkboxes. */
export function ChoicesInput({ name, options, view, words }: ChoicesInputProps) {
  const fault = view.faults[name]
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-small font-medium">{words.label}</legend>
      {words.hint !== undefined && <p className="text-label text-muted">{words.hint}</p>}
      {fault !== undefined && <p className="text-small text-signal">{fault}</p>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-4">
        {options.map((option) => (
          <label key={option} className="flex min-h-11 cursor-pointer items-center gap-2 text-small">
            {/* A checkbox that is not ticked is not sent, and a field that is not sent changes nothing. */}
            <input type="hidden" name={`${name}.${option}`} value="nao" />
            <input
              type="checkbox"
              name={`${name}.${option}`}
              value="sim"
              defaultChecked={view.typed[`${name}.${option}`] === 'sim'}
              className="size-5 shrink-0 accent-petrol"
            />
            {words.options?.[option] ?? option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
