import { RowsInput } from './rows.tsx'
import { isChosen, registryName, type FormView, type Registry, type RegistryEntries } from './form-view.ts'
import { withDraft } from './address.ts'
import { wordsOf, type FieldWords, type FormField } from '#domain/editing/field.ts'
import { pictureFile } from '#domain/editing/kinds/brand.ts'
import { SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'

/** What the component for one field gets. */
interface FieldInputProps {
  field: FormField
  /** The field's full name in the form. */
  name: string
  view: FormView
}

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
  if (words.picture === 'photograph') return <PhotographInput {...{ name, view, words }} />
  if (words.picture) return <PictureInput {...{ name, view, words }} isRequired={field.isRequired} />
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
  const { registry } = words
  if (field.kind === 'text' && registry !== undefined && isChosen(registry)) {
    const entries = view.registries[registry]
    return (
      <SelectField {...wiring}>
        {(!field.isRequired || value === '') && <option value="">não dizer</option>}
        {value !== '' && !entries.some(({ key }) => key === value) && (
          <option value={value}>{value.replaceAll('-', ' ')}</option>
        )}
        {entries.map(({ key, name: called }) => (
          <option key={key} value={key}>
            {called}
          </option>
        ))}
      </SelectField>
    )
  }
  if (field.kind === 'texts' && registry) return <KeysInput {...{ name, view }} words={words} />
  if (field.kind === 'texts') return <TextAreaField {...wiring} rows={rowsFor(value, 2)} autoComplete="off" />
  // A single-line field would lose the line breaks.
  if (words.isLong || value.includes('\n'))
    return (
      <>
        <TextAreaField {...wiring} rows={rowsFor(value, words.lines ?? 3)} />
        {words.takesPhotographs && !view.isNew && <TextPhotograph name={name} />}
      </>
    )
  return (
    <TextField
      {...wiring}
      {...(registry && { defaultValue: registryName(view.registries, registry, value) ?? value })}
      type={words.isDay ? 'date' : 'text'}
      inputMode={field.kind === 'text' ? undefined : 'decimal'}
      list={registry && registryId(registry)}
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

/** A list of registry keys: their names, each to be unticked, and a field that finds another one by its name. */
export function KeysInput({ name, view, words }: { name: string; view: FormView; words: FieldWords }) {
  const { registry } = words
  if (!registry) return null
  const value = view.typed[name] ?? ''
  const keys = value.split('\n').filter(Boolean)
  const fault = view.faults[name]
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-1 text-small font-medium">{words.label}</legend>
      <input type="hidden" name={name} value={value} />
      {fault !== undefined && <p className="text-small text-signal">{fault}</p>}
      {keys.map((key) => (
        <label key={key} className="flex min-h-11 cursor-pointer items-center gap-2 text-small">
          <input type="hidden" name={`fica.${name}.${key}`} value="nao" />
          <input
            type="checkbox"
            name={`fica.${name}.${key}`}
            value="sim"
            defaultChecked
            className="size-5 shrink-0 accent-petrol"
          />
          {registryName(view.registries, registry, key) ?? `${key} (não existe mais)`}
        </label>
      ))}
      <TextField
        label={`Acrescentar ${words.item ?? words.label}`}
        name={`mais.${name}`}
        list={registryId(registry)}
        autoComplete="off"
        hint="Digite o nome e escolha; entra ao guardar."
      />
    </fieldset>
  )
}

/** A colour, chosen by the browser's own means; it is always one that the schema takes. */
function ColourInput({ name, view, words }: { name: string; view: FormView; words: FieldWords }) {
  return (
    <TextField
      label={words.label}
      name={name}
      type="color"
      defaultValue={view.typed[name] ?? '#000000'}
      error={view.faults[name]}
      hint={words.hint}
    />
  )
}

interface PictureInputProps {
  name: string
  view: FormView
  words: FieldWords
  isRequired: boolean
}

/** A picture of the brand on the background that it is made for, and the choice of another file or of none. */
export function PictureInput({ name, view, words, isRequired }: PictureInputProps) {
  const fault = view.faults[name]
  const file = view.typed[name] ?? ''
  return (
    <div className="grid gap-1.5 text-small">
      {isRequired && <input type="hidden" name={name} value={file} />}
      <label htmlFor={name} className="font-medium">
        {words.label}
      </label>
      <div className="flex items-center gap-3">
        {file && (
          <img
            src={withDraft(`/conteudo/marca/imagens/${name}`, view.draft)}
            alt="Como está"
            className={`h-14 max-w-40 shrink-0 rounded border border-rule object-contain p-2 ${words.picture === 'dark' ? 'bg-black' : 'bg-white'}`}
          />
        )}
        <input
          id={name}
          type="file"
          name={pictureFile(name)}
          accept="image/svg+xml,image/png,image/jpeg,image/webp"
          aria-describedby={`${name}-dica`}
          aria-invalid={fault !== undefined || undefined}
          className="min-h-11 w-full min-w-0 rounded border border-rule-strong bg-sheet px-3 py-2"
        />
      </div>
      {!isRequired && file && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2">
          <input type="checkbox" name={name} value={file} defaultChecked className="size-5 accent-petrol" />
          Mostrar esta foto no site
        </label>
      )}
      <p id={`${name}-dica`} className={fault === undefined ? 'text-label text-muted' : 'text-small text-signal'}>
        {fault ?? words.hint}
      </p>
    </div>
  )
}

/** A photograph in place of a drawing: the file that there is, and the choice of another one or of none. */
function PhotographInput({ name, view, words }: { name: string; view: FormView; words: FieldWords }) {
  const value = view.typed[name] ?? ''
  if (view.isNew) return null
  return (
    <div className="grid gap-1.5 text-small">
      <input type="hidden" name={name} value={value} />
      <FileInput label={words.label} name={name} hint={words.hint} fault={view.faults[name]} />
      {value !== '' && (
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2">
          <input type="checkbox" name={name} value="" className="size-5 shrink-0 accent-petrol" />
          Tirar a imagem que está lá
        </label>
      )}
    </div>
  )
}

/** A photograph that goes to the end of a text, with the words that every picture needs. */
function TextPhotograph({ name }: { name: string }) {
  return (
    <details className="mt-2 text-small">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-petrol-deep underline underline-offset-4">
        Pôr uma fotografia no texto
      </summary>
      <div className="grid gap-3 sm:grid-cols-2">
        <FileInput label="Fotografia" name={name} hint="Vai para o fim do texto; mude a linha de lugar depois." />
        <div className="grid gap-3">
          <TextField label="O que se vê, para quem não a vê" name={`${name}.alt`} maxLength={300} autoComplete="off" />
          <TextField label="Legenda" name={`${name}.legenda`} maxLength={300} autoComplete="off" />
        </div>
      </div>
    </details>
  )
}

function FileInput({
  label,
  name,
  hint,
  fault,
}: {
  label: string
  name: string
  hint: string | undefined
  fault?: string | undefined
}) {
  return (
    <label className="grid content-start gap-1.5 font-medium">
      {label}
      <input
        type="file"
        name={pictureFile(name)}
        accept="image/png,image/jpeg,image/webp"
        aria-invalid={fault !== undefined || undefined}
        className="min-h-11 w-full min-w-0 rounded border border-rule-strong bg-sheet px-3 py-2 font-normal"
      />
      <span className={fault === undefined ? 'text-label font-normal text-muted' : 'font-normal text-signal'}>
        {fault ?? hint}
      </span>
    </label>
  )
}

export const registryId = (registry: Registry) => `registro-${registry}`

/** The registries as datalists of names, once a page, for fields with suggestions. */
export function RegistryLists({ entries }: { entries: RegistryEntries }) {
  return (
    <>
      {keysOf(entries).map((registry) => (
        <datalist key={registry} id={registryId(registry)}>
          {entries[registry].map(({ key, name }) => (
            <option key={key}>{name}</option>
          ))}
        </datalist>
      ))}
    </>
  )
}
