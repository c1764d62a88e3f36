import type { ReactNode } from 'react'
import { RowsInput } from './rows.tsx'
import type { FormView } from './form-view.ts'
import { isChosen, registries, registryName, type Registry, type RegistryEntries } from './registries.ts'
import { withDraft } from './address.ts'
import { wordsOf, type FieldWords, type FormField } from '#domain/editing/field.ts'
import { pictureFile } from '#domain/editing/kinds/brand.ts'
import { SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { CheckField } from '#desk/parts/check-field.tsx'

/** The files of photographs that the desk reads. */
export const photographTypes = 'image/jpeg,image/png,image/webp'

/** What the component for one field gets. */
interface FieldInputProps {
  field: FormField
  /** The field's full name in the form. */
  name: string
  view: FormView
}
interface OwnInputProps extends Omit<FieldInputProps, 'field'> {
  words: FieldWords
}

/** A field of a form made from a schema, with the control for its kind. */
export function FieldInput({ field, name, view }: FieldInputProps) {
  const words = wordsOf(view.words, name)
  return (
    <div id={name} data-field={name} className={`scroll-mt-4 ${takesTheRow(field, words) ? 'sm:col-span-full' : ''}`}>
      <Control {...{ field, name, view, words }} />
      {view.notes[name] !== undefined && (
        <p data-note className="mt-1 text-small text-signal">
          {view.notes[name]}
        </p>
      )}
    </div>
  )
}

function takesTheRow({ kind }: FormField, { isLong, isWide, registry }: FieldWords): boolean {
  const isLarge = kind === 'rows' || kind === 'record' || kind === 'choices'
  return isLarge || isLong === true || isWide === true || (kind === 'texts' && registry === undefined)
}

function Control({ field, name, view, words }: FieldInputProps & OwnInputProps) {
  const own = { name, view, words }
  if (field.kind === 'rows') return <RowsInput {...{ name, view }} fields={field.fields} Input={FieldInput} />
  if (field.kind === 'record')
    return (
      <fieldset className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-3">
        <legend className={words.isTitled ? 'sr-only' : 'mb-2 text-small font-medium'}>{words.label}</legend>
        {field.fields.map((each) => (
          <FieldInput key={each.name} field={each} name={`${name}.${each.name}`} view={view} />
        ))}
      </fieldset>
    )
  if (field.kind === 'flag') return <FlagInput {...own} isOpen={field.isOpen} />
  if (field.kind === 'choices') return <ChoicesInput {...own} options={field.options} />
  if (words.picture === 'photograph') return <PhotographInput {...own} />
  if (words.picture) return <PictureInput {...own} isRequired={field.isRequired} />
  if (field.kind === 'texts' && words.registry) return <KeysInput {...own} registry={words.registry} />
  return <PlainInput {...own} field={field} />
}

/** A field with one control: a text, a number, a choice, or a list of texts. */
function PlainInput({ field, name, view, words }: FieldInputProps & OwnInputProps) {
  const value = view.typed[name] ?? ''
  const { registry } = words
  const wiring = { label: words.label, name, defaultValue: value, hint: words.hint, error: view.faults[name] }
  const none = (!field.isRequired || value === '') && <option value="">não dizer</option>
  if (field.kind === 'choice')
    return (
      <SelectField {...wiring}>
        {none}
        {field.options.map((option) => (
          <option key={option} value={option}>
            {words.options?.[String(option)] ?? option}
          </option>
        ))}
      </SelectField>
    )
  if (field.kind === 'text' && registry !== undefined && isChosen(registry)) {
    const { [registry]: entries = [] } = view.registries
    return (
      <SelectField {...wiring}>
        {none}
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
  if (field.kind === 'texts') return <TextAreaField {...wiring} rows={rowsFor(value, 2)} autoComplete="off" />
  // A single-line field would lose the line breaks.
  if (words.isLong || value.includes('\n'))
    return (
      <>
        <TextAreaField {...wiring} rows={rowsFor(value, words.lines ?? 3)} />
        {words.takesPhotographs && !view.isNew && <TextPhotograph name={name} />}
      </>
    )
  // A colour is always one that the schema takes: the browser's own means chooses it.
  if (words.isColour) return <TextField {...wiring} type="color" defaultValue={value || '#000000'} />
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

/** Enough lines for the text, and one more. */
function rowsFor(value: string, least: number): number {
  const lines = value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 90)), 0)
  return Math.max(least, Math.min(12, lines + 1))
}

/** A yes-or-no field as a checkbox; where the answer may be unknown, a choice of three. */
function FlagInput({ name, view, words, isOpen }: OwnInputProps & { isOpen: boolean }) {
  const value = view.typed[name] ?? ''
  if (isOpen)
    return (
      <SelectField label={words.label} name={name} defaultValue={value} hint={words.hint} error={view.faults[name]}>
        <option value="">não dizer</option>
        <option value="sim">sim</option>
        <option value="nao">não</option>
      </SelectField>
    )
  return (
    <span className="grid content-start gap-1 font-medium">
      <CheckField name={name} value="sim" unticked="nao" isChecked={value === 'sim'}>
        {words.label}
      </CheckField>
      {words.hint !== undefined && <span className="text-label font-normal text-muted">{words.hint}</span>}
    </span>
  )
}

/** A titled list of boxes or the like, with the field's hint and error. */
function Group({ name, view, words, children }: OwnInputProps & { children: ReactNode }) {
  const { [name]: fault } = view.faults
  return (
    <fieldset className="grid content-start gap-1">
      <legend className="mb-1 text-small font-medium">{words.label}</legend>
      {words.hint !== undefined && <p className="text-label text-muted">{words.hint}</p>}
      {fault !== undefined && <p className="text-small text-signal">{fault}</p>}
      {children}
    </fieldset>
  )
}

/** A choice of several from a list, by checkboxes. */
function ChoicesInput({ options, ...own }: OwnInputProps & { options: readonly string[] }) {
  const { name, view, words } = own
  return (
    <Group {...own}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-4">
        {options.map((option) => {
          const box = `${name}.${option}`
          return (
            <CheckField key={option} name={box} value="sim" unticked="nao" isChecked={view.typed[box] === 'sim'}>
              {words.options?.[option] ?? option}
            </CheckField>
          )
        })}
      </div>
    </Group>
  )
}

/** A list of registry keys: their names, each to be unticked, and a field that finds another one by its name. */
function KeysInput({ registry, ...own }: OwnInputProps & { registry: Registry }) {
  const { name, view, words } = own
  const value = view.typed[name] ?? ''
  return (
    <Group {...own} words={{ label: words.label }}>
      <input type="hidden" name={name} value={value} />
      {value
        .split('\n')
        .filter(Boolean)
        .map((key) => (
          <CheckField key={key} name={`fica.${name}.${key}`} value="sim" unticked="nao" isChecked>
            {registryName(view.registries, registry, key) ?? `${key} (não existe mais)`}
          </CheckField>
        ))}
      <TextField
        label={`Acrescentar ${words.item ?? words.label}`}
        name={`mais.${name}`}
        list={registryId(registry)}
        autoComplete="off"
        hint="Digite o nome e escolha; entra ao guardar."
      />
    </Group>
  )
}

/** A picture of the brand on the background that it is made for, and the choice of another file or of none. */
function PictureInput({ name, view, words, isRequired }: OwnInputProps & { isRequired: boolean }) {
  const file = view.typed[name] ?? ''
  return (
    <div className="grid gap-1.5 text-small">
      {isRequired && <input type="hidden" name={name} value={file} />}
      <div className="flex items-start gap-3">
        {file && (
          <img
            src={withDraft(`/conteudo/marca/imagens/${name}`, view.draft)}
            alt="Como está"
            className={`h-14 max-w-40 shrink-0 rounded border border-rule object-contain p-2 ${words.picture === 'dark' ? 'bg-[black]' : 'bg-[white]'}`}
          />
        )}
        <TextField
          type="file"
          className="min-w-0 grow"
          label={words.label}
          name={pictureFile(name)}
          accept={`image/svg+xml,${photographTypes}`}
          hint={words.hint}
          error={view.faults[name]}
        />
      </div>
      {!isRequired && file && (
        <CheckField name={name} value={file} isChecked>
          Mostrar esta foto no site
        </CheckField>
      )}
    </div>
  )
}

/** A photograph in place of a drawing: the file that there is, and the choice of another one or of none. */
function PhotographInput({ name, view, words }: OwnInputProps) {
  const value = view.typed[name] ?? ''
  if (view.isNew) return null
  return (
    <div className="grid gap-1.5">
      <input type="hidden" name={name} value={value} />
      <TextField
        type="file"
        label={words.label}
        name={pictureFile(name)}
        accept={photographTypes}
        hint={words.hint}
        error={view.faults[name]}
      />
      {value !== '' && (
        <CheckField name={name} value="">
          Tirar a imagem que está lá
        </CheckField>
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
        <TextField
          type="file"
          label="Fotografia"
          name={pictureFile(name)}
          accept={photographTypes}
          hint="Vai para o fim do texto; mude a linha de lugar depois."
        />
        <div className="grid gap-3">
          <TextField label="O que se vê, para quem não a vê" name={`${name}.alt`} maxLength={300} autoComplete="off" />
          <TextField label="Legenda" name={`${name}.legenda`} maxLength={300} autoComplete="off" />
        </div>
      </div>
    </details>
  )
}

const registryId = (registry: Registry) => `registro-${registry}`

/** The registries as datalists of names, once a page, for fields with suggestions. */
export function RegistryLists({ entries }: { entries: RegistryEntries }) {
  return registries.flatMap((registry) => {
    const { [registry]: own } = entries
    return own
      ? [
          <datalist key={registry} id={registryId(registry)}>
            {own.map(({ key, name }) => (
              <option key={key}>{name}</option>
            ))}
          </datalist>,
        ]
      : []
  })
}
