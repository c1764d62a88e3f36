import { SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import type { FormField } from '#domain/catalogue-edit/form/form-field.ts'
import { wordsOf, type FieldWords } from '#domain/catalogue-edit/form/field-words.ts'
import { ChoicesInput } from './choices-input.tsx'
import { ColourInput } from './colour-input.tsx'
import { FlagInput } from './flag-input.tsx'
import { KeysInput } from './keys-input.tsx'
import { PictureInput } from './picture-input.tsx'
import type { FieldInputProps, FormView } from '#desk/screens/catalogue/product-view.ts'
import { registryId } from './registry-lists.tsx'
import { RowsInput } from './rows-input.tsx'

/** A field of a form made from a schema, with the control for its kind. */
export function FieldInput({ field, name, view }: FieldInputProps) {
  const words = wordsOf(view.words, name)
  return (
    <div id={name} data-field={name} className={`scroll-mt-4 ${takesTheRow(field, words) ? 'sm:col-span-full' : ''}`}>
      <Control {...{ field, name, view }} words={words} />
      {view.notes[name] !== undefined && (
        <p data-note className="mt-1 text-small text-signal">
          {view.notes[name]}
        </p>
      )}
    </div>
  )
}

function Control({ field, name, view, words }: FieldInputProps & { words: FieldWords }) {
  if (field.kind === 'rows') return <RowsInput {...{ name, view }} fields={field.fields} Input={FieldInput} />
  if (field.kind === 'record') return <RecordInput {...{ name, view }} fields={field.fields} words={words} />
  if (field.kind === 'flag') return <FlagInput {...{ field, name, view }} words={words} />
  if (field.kind === 'choices') return <ChoicesInput options={field.options} {...{ name, view, words }} />
  if (words.picture) return <PictureInput {...{ name, view, words }} />
  if (words.isColour) return <ColourInput {...{ name, view, words }} />
  const value = view.typed[name] ?? ''
  const wiring = { label: words.label, name, defaultValue: value, hint: words.hint, error: view.faults[name] }
  if (field.kind === 'choice')
    return (
      <SelectField {...wiring}>
        {(!field.isRequired || value === '') && <option value="">não dizer</option>}
        {field.options.map((option) => (
          <option key={option} value={option}>
            {words.options?.[String(option)] ?? option}
          </option>
        ))}
      </SelectField>
    )
  if (field.kind === 'text' && (words.registry === 'brands' || words.registry === 'subjects')) {
    const entries = view.registries[words.registry]
    return (
      <SelectField {...wiring}>
        {!entries.some(({ key }) => key === value) && <option value={value}>{value}</option>}
        {entries.map(({ key, name: called }) => (
          <option key={key} value={key}>
            {called}
          </option>
        ))}
      </SelectField>
    )
  }
  if (field.kind === 'texts' && words.registry) return <KeysInput {...{ name, view }} words={words} />
  if (field.kind === 'texts') return <TextAreaField {...wiring} rows={rowsFor(value, 2)} autoComplete="off" />
  // A single-line field would lose the line breaks.
  if (words.isLong || value.includes('\n')) return <TextAreaField {...wiring} rows={rowsFor(value, words.lines ?? 3)} />
  return (
    <TextField
      {...wiring}
      type={words.isDay ? 'date' : 'text'}
      inputMode={field.kind === 'text' ? undefined : 'decimal'}
      list={words.registry && registryId(words.registry)}
      autoComplete="off"
    />
  )
}

interface RecordInputProps {
  fields: readonly FormField[]
  name: string
  view: FormView
  words: FieldWords
}

function RecordInput({ fields, name, view, words: { label, isTitled } }: RecordInputProps) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-3">
      <legend className={isTitled ? 'sr-only' : 'mb-2 text-small font-medium'}>{label}</legend>
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} name={`${name}.${field.name}`} view={view} />
      ))}
    </fieldset>
  )
}

function takesTheRow({ kind }: FormField, { isLong, isWide, registry }: FieldWords): boolean {
  return (
    kind === 'rows' ||
    kind === 'record' ||
    kind === 'choices' ||
    isLong === true ||
    isWide === true ||
    (kind === 'texts' && registry === undefined)
  )
}

/** Enough lines for the text, and one more. */
function rowsFor(value: string, least: number): number {
  const lines = value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 90)), 0)
  return Math.max(least, Math.min(12, lines + 1))
}
