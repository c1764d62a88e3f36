import { ArrowUp, Plus, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { NeededMark, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CheckField, ChoiceField, namesByKey, Submit } from '#desk/parts/form.tsx'
import { Fold } from '#desk/parts/section.tsx'
import { axisLabel, variantAxes } from '#domain/catalogue/variants/variant-axes.ts'
import { wordsOf, type FormField, type WordsTable } from '#domain/editing/field.ts'
import { countName, rowCount, type FormFaults, type TypedForm } from '#domain/editing/form.ts'
import type { FieldWords } from '#domain/field-words.ts'
import { withDraft } from './address.ts'
import { PhotographInput, PictureInput, TextPhotograph } from './pictures.tsx'
import { isShortRegistry, registries, registryName, type Registry, type RegistryEntries } from './registries.ts'

export interface FormView {
  draft: number | undefined
  isNew?: boolean
  words: WordsTable
  typed: TypedForm
  faults: FormFaults
  /** The remarks of the content's check by field name; they do not prevent saving. */
  notes: FormFaults
  registries: RegistryEntries
}

interface FieldInputProps {
  field: FormField
  name: string
  view: FormView
}
interface InputProps extends Omit<FieldInputProps, 'field'> {
  words: FieldWords
}

export function FieldInput({ field, name, view }: FieldInputProps) {
  const words = wordsOf(view.words, name)
  return (
    <div id={name} data-field={name} className={`scroll-mt-4 ${takesWholeRow(field, words) ? 'sm:col-span-full' : ''}`}>
      <Control {...{ field, name, view, words }} />
      {view.notes[name] !== undefined && (
        <p data-note className="mt-1 text-small text-signal">
          {view.notes[name]}
        </p>
      )}
    </div>
  )
}

function takesWholeRow({ kind }: FormField, { isLong, isWide, registry }: FieldWords): boolean {
  const isLarge = kind === 'rows' || kind === 'record' || kind === 'choices'
  return isLarge || isLong === true || isWide === true || (kind === 'texts' && registry === undefined)
}

function Control({ field, name, view, words }: FieldInputProps & InputProps) {
  const props = { name, view, words }
  if (field.kind === 'rows') return <RowsInput {...{ name, view }} fields={field.fields} />
  if (field.kind === 'record')
    return (
      <fieldset className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-3">
        <legend className={words.isTitled ? 'sr-only' : 'mb-2 text-small font-medium'}>{words.label}</legend>
        {field.fields.map((part) => (
          <FieldInput key={part.name} field={part} name={`${name}.${part.name}`} view={view} />
        ))}
      </fieldset>
    )
  if (field.kind === 'flag') return <FlagInput {...props} mayBeUnknown={field.mayBeUnknown} />
  if (field.kind === 'choices') return <ChoicesInput {...props} options={field.options} isNeeded={field.isNeeded} />
  if (words.picture === 'photograph') return <PhotographInput {...props} />
  if (words.picture) return <PictureInput {...props} isRequired={field.isRequired} />
  if (field.kind === 'texts' && words.registry)
    return <KeysInput {...props} registry={words.registry} isNeeded={field.isNeeded} />
  return <PlainInput {...props} field={field} />
}

function PlainInput({ field, name, view, words }: FieldInputProps & InputProps) {
  const value = view.typed[name] ?? ''
  const { registry } = words
  const wiring = {
    label: words.label,
    name,
    defaultValue: value,
    hint: words.hint,
    error: view.faults[name],
    isNeeded: field.isNeeded && !words.isDerived,
  }
  const noneName = field.isRequired ? 'escolha' : 'não dizer'
  // A required choice, once made, cannot become none again.
  const none = field.isRequired && value !== '' ? undefined : noneName
  if (field.kind === 'choice')
    return (
      <ChoiceField
        {...wiring}
        none={none}
        of={Object.fromEntries(field.options.map((option) => [option, words.options?.[option] ?? String(option)]))}
      />
    )
  if (field.kind === 'text' && registry !== undefined && isShortRegistry(registry)) {
    const { [registry]: entries = [] } = view.registries
    const isUnknown = value !== '' && !entries.some(({ key }) => key === value)
    const names = { ...(isUnknown && { [value]: value.replaceAll('-', ' ') }), ...namesByKey(entries) }
    return <ChoiceField {...wiring} none={none} of={names} />
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

/** About as many letters as stand in a row of a text's field. */
const lettersPerRow = 90
const maximumRows = 12

function rowsFor(value: string, minimum: number): number {
  const lines = value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersPerRow)), 0)
  return Math.max(minimum, Math.min(maximumRows, lines + 1))
}

/** A yes-or-no field as a checkbox; where the answer may be unknown, a choice of three. */
function FlagInput({ name, view, words, mayBeUnknown }: InputProps & { mayBeUnknown: boolean }) {
  const value = view.typed[name] ?? ''
  const { label, hint } = words
  if (mayBeUnknown) {
    const wiring = { label, name, defaultValue: value, hint, error: view.faults[name] }
    return <ChoiceField {...wiring} none="não dizer" of={{ sim: 'sim', nao: 'não' }} />
  }
  return (
    <span className="grid content-start gap-1 font-medium">
      <CheckField label={label} name={name} value="sim" untickedValue="nao" isChecked={value === 'sim'} />
      {hint !== undefined && <span className="text-label font-normal text-muted">{hint}</span>}
    </span>
  )
}

interface GroupProps extends InputProps {
  isNeeded: boolean
}

function Group({ name, view, words, isNeeded, children }: GroupProps & { children: ReactNode }) {
  const { [name]: fault } = view.faults
  return (
    <fieldset className="grid content-start gap-1">
      <legend className="mb-1 text-small font-medium">
        {words.label}
        {isNeeded && <NeededMark />}
      </legend>
      {words.hint !== undefined && <p className="text-label text-muted">{words.hint}</p>}
      {fault !== undefined && <p className="text-small text-signal">{fault}</p>}
      {children}
    </fieldset>
  )
}

function ChoicesInput({ options, ...group }: GroupProps & { options: readonly string[] }) {
  const { name, view, words } = group
  return (
    <Group {...group}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-4">
        {options.map((option) => {
          const box = { name: `${name}.${option}`, isChecked: view.typed[`${name}.${option}`] === 'sim' }
          return (
            <CheckField key={option} {...box} value="sim" untickedValue="nao">
              {words.options?.[option] ?? option}
            </CheckField>
          )
        })}
      </div>
    </Group>
  )
}

/** A list of registry keys: their names, each to be unticked, and a field that finds another one by its name. */
function KeysInput({ registry, ...group }: GroupProps & { registry: Registry }) {
  const { name, view, words } = group
  const value = view.typed[name] ?? ''
  const keys = value.split('\n').filter(Boolean)
  return (
    <Group {...group} words={{ label: words.label }}>
      <input type="hidden" name={name} value={value} />
      {keys.map((key) => (
        <CheckField key={key} name={`fica.${name}.${key}`} value="sim" untickedValue="nao" isChecked>
          {registryName(view.registries, registry, key) ?? `${key} (não existe mais)`}
        </CheckField>
      ))}
      <TextField
        label={`Acrescentar ${words.item ?? words.label}`}
        name={`mais.${name}`}
        list={registryId(registry)}
        autoComplete="off"
        hint="Digite o nome e escolha; entra ao salvar."
      />
    </Group>
  )
}

const registryId = (registry: Registry) => `registro-${registry}`

/** The registries as datalists of names, once a page, for fields with suggestions. */
export function RegistryDatalists({ entries }: { entries: RegistryEntries }) {
  return registries
    .filter((registry) => entries[registry] !== undefined)
    .map((registry) => (
      <datalist key={registry} id={registryId(registry)}>
        {entries[registry]?.map(({ key, name }) => (
          <option key={key}>{name}</option>
        ))}
      </datalist>
    ))
}

interface RowsInputProps extends Omit<FieldInputProps, 'field'> {
  fields: readonly FormField[]
}

/** A list of records; its buttons save nothing and keep what was typed. */
function RowsInput({ fields, name, view }: RowsInputProps) {
  const { label, item = label, isTitled } = wordsOf(view.words, name)
  const count = rowCount(view.typed[countName(name)])
  const axis = name === 'variants' ? (view.typed[axisName] ?? '') : undefined
  return (
    <fieldset className="grid gap-3">
      <legend className={isTitled ? 'sr-only' : 'mb-1 text-small font-medium'}>{label}</legend>
      <input type="hidden" name={countName(name)} value={count} />
      {view.faults[name] !== undefined && <p className="text-small text-signal">{view.faults[name]}</p>}
      {count > 0 && (
        <ol className="grid gap-3">
          {Array.from({ length: count }, (_, index) => (
            <RowFields key={index} {...{ fields, view, item, index }} name={`${name}.${index}`} />
          ))}
        </ol>
      )}
      {axis !== undefined && count === 0 && (
        <ChoiceField label="Em que as versões diferem" name={axisName} className="max-w-72" of={axisNames} />
      )}
      {axis !== undefined && count > 0 && <input type="hidden" name={axisName} value={axis} />}
      <Submit name="ato" value={`mais:${name}`} size="small" className="justify-self-start">
        <Icon node={Plus} size={16} /> Acrescentar {item}
      </Submit>
    </fieldset>
  )
}

export const axisName = 'eixo'

/** The properties in which variants can differ; asked first: each variant then has fields for the chosen one. */
const axisNames = Object.fromEntries(variantAxes.map((axis) => [axis, axisLabel[axis]]))

/** Whether a field is one by which variants differ: the property is chosen, or a variant already has it. */
function isAxisInUse(field: string, { typed }: FormView): boolean {
  const axis = field.startsWith('size') ? 'size' : field
  if (!variantAxes.some((variantAxis) => variantAxis === axis)) return false
  return (
    typed[axisName] === axis ||
    Object.entries(typed).some(([name, value]) => value !== '' && /^variants\.\d+\.(\w+)$/.exec(name)?.[1] === field)
  )
}

const rowClass = 'grid scroll-mt-4 gap-3 rounded border border-rule bg-sheet p-3'

function RowFields({ fields, name, view, item, index }: RowsInputProps & { item: string; index: number }) {
  const rowLabel = `${item} ${index + 1}`
  const axes = name.startsWith('variants.') ? fields.filter((field) => isAxisInUse(field.name, view)) : []
  const unfolded = [...axes, ...fields.filter((field) => !axes.includes(field) && isUnfolded(field, name, view))]
  const folded = fields.filter((field) => !unfolded.includes(field))
  const inputsOf = (some: readonly FormField[]) =>
    some.map((field) => <FieldInput key={field.name} field={field} name={`${name}.${field.name}`} view={view} />)
  return (
    <li id={name} data-field={name} aria-label={rowLabel} className={rowClass}>
      {view.faults[name] !== undefined && <p className="text-small text-signal">{view.faults[name]}</p>}
      {view.notes[name] !== undefined && (
        <p data-note className="text-small text-signal">
          {view.notes[name]}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <EndFace name={name} view={view} />
        <div className="grid min-w-0 grow basis-64 gap-3 sm:grid-cols-2 2xl:grid-cols-3">{inputsOf(unfolded)}</div>
      </div>
      {folded.length > 0 && (
        <Fold summary="Mais campos" className="text-small">
          <div className="grid gap-3 pt-2 sm:grid-cols-2 2xl:grid-cols-3">{inputsOf(folded)}</div>
        </Fold>
      )}
      <span className="flex gap-1">
        <Submit size="small" look="plain" name="ato" value={`subir:${name}`} disabled={index === 0}>
          <Icon node={ArrowUp} size={16} /> Subir<span className="sr-only"> {rowLabel}</span>
        </Submit>
        <Submit size="small" look="plain" name="ato" value={`menos:${name}`}>
          <Icon node={Trash2} size={16} /> Remover<span className="sr-only"> {rowLabel}</span>
        </Submit>
      </span>
    </li>
  )
}

/** Whether a field has a value, has to be filled, has an error or is a price; or its record has few fields. */
function isUnfolded(field: FormField, name: string, view: FormView): boolean {
  const fullName = `${name}.${field.name}`
  // '0' is the count of an empty list.
  const isFilled = (typedName: string) =>
    (typedName === fullName || typedName.startsWith(`${fullName}.`)) && !['', '0'].includes(view.typed[typedName] ?? '')
  const isRemarked = Object.keys({ ...view.faults, ...view.notes }).some((remarked) => remarked.startsWith(fullName))
  const hasFewFields = !name.startsWith('variants.') || name.includes('.ends.')
  const isAsked = (field.isRequired && !wordsOf(view.words, fullName).isDerived) || field.name === 'currentPrice'
  return isAsked || hasFewFields || isRemarked || Object.keys(view.typed).some(isFilled)
}

/** The drawn front ('face') of the connector at an end, beside the end's fields; nothing for other rows. */
function EndFace({ name, view }: { name: string; view: FormView }) {
  if (!/(^|\.)ends\.\d+$/.test(name)) return null
  const key = view.typed[`${name}.connector`] ?? ''
  const connectorName = registryName(view.registries, 'connectors', key)
  if (connectorName === undefined) return null
  return (
    <figure className="grid w-28 shrink-0 gap-1">
      <FaceImage connector={key} draft={view.draft} alt="" loading="lazy" />
      <figcaption className="text-label text-muted">{connectorName}</figcaption>
    </figure>
  )
}

interface FaceImageProps {
  connector: string
  draft: number | undefined
  alt: string
  loading?: 'lazy'
}

export function FaceImage({ connector, draft, alt, loading }: FaceImageProps) {
  const style = {
    width: 112,
    height: 84,
    className: 'h-21 w-28 rounded border border-rule bg-white object-contain p-1',
  }
  return <img src={faceAddress(connector, draft)} alt={alt} loading={loading} {...style} />
}

export const faceAddress = (key: string, draft: number | undefined) => withDraft(`/catalogo/faces/${key}.svg`, draft)
