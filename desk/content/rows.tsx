import type { FormView } from './form-view.ts'
import { registryName } from './registries.ts'
import { withDraft } from './address.ts'
import { wordsOf, type FormField } from '#domain/editing/field.ts'
import { countName, rowCount } from '#domain/editing/form.ts'
import { SelectField } from '#app/ui/form/field.tsx'
import { axisLabel, variantAxes } from '#domain/catalogue/variants/variant-axes.ts'
import { ArrowUp, Plus, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface RowsInputProps {
  fields: readonly FormField[]
  name: string
  view: FormView
  /** The component for one field of a row. */
  Input: (props: { field: FormField; name: string; view: FormView }) => ReactNode
}

/**
 * A list of records, each with its fields, and buttons that add, move and remove. The buttons save nothing and keep
 * what was typed.
 */
export function RowsInput({ fields, name, view, Input }: RowsInputProps) {
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
            <RowFields key={index} {...{ fields, view, item, index, Input }} name={`${name}.${index}`} />
          ))}
        </ol>
      )}
      {axis !== undefined && count === 0 && <AxisInput />}
      {axis !== undefined && count > 0 && <input type="hidden" name={axisName} value={axis} />}
      <Button type="submit" name="ato" value={`mais:${name}`} size="small" className="justify-self-start">
        <Icon node={Plus} size={16} /> Acrescentar {item}
      </Button>
    </fieldset>
  )
}

/** The field that says in what new versions differ, before there are any. */
export const axisName = 'eixo'

/** Asks first in what the versions differ: each of them then asks for this. */
function AxisInput() {
  return (
    <SelectField label="Em que as versões diferem" name={axisName} className="max-w-72">
      {variantAxes.map((axis) => (
        <option key={axis} value={axis}>
          {axisLabel[axis]}
        </option>
      ))}
    </SelectField>
  )
}

/** The fields of a version by which it differs from the others: those that any version has, and the chosen one. */
function isAxis(field: string, { typed }: FormView): boolean {
  const axis = field.startsWith('size') ? 'size' : field
  if (!variantAxes.some((one) => one === axis)) return false
  return (
    typed[axisName] === axis ||
    Object.entries(typed).some(([name, value]) => value !== '' && /^variants\.\d+\.(\w+)$/.exec(name)?.[1] === field)
  )
}

function RowFields({ fields, name, view, item, index, Input }: RowsInputProps & { item: string; index: number }) {
  const said = `${item} ${index + 1}`
  const axes = name.startsWith('variants.') ? fields.filter((field) => isAxis(field.name, view)) : []
  const filled = [...axes, ...fields.filter((field) => !axes.includes(field) && isShown(field, name, view))]
  const others = fields.filter((field) => !filled.includes(field))
  return (
    <li
      id={name}
      data-field={name}
      aria-label={said}
      className="grid scroll-mt-4 gap-3 rounded border border-rule bg-sheet p-3"
    >
      {view.faults[name] !== undefined && <p className="text-small text-signal">{view.faults[name]}</p>}
      {view.notes[name] !== undefined && (
        <p data-note className="text-small text-signal">
          {view.notes[name]}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <EndFace name={name} view={view} />
        <div className="grid min-w-0 grow basis-64 gap-3 sm:grid-cols-2 2xl:grid-cols-3">
          {filled.map((field) => (
            <Input key={field.name} field={field} name={`${name}.${field.name}`} view={view} />
          ))}
        </div>
      </div>
      {others.length > 0 && (
        <details className="text-small">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-petrol-deep underline underline-offset-4">
            Mais campos
          </summary>
          <div className="grid gap-3 pt-2 sm:grid-cols-2 2xl:grid-cols-3">
            {others.map((field) => (
              <Input key={field.name} field={field} name={`${name}.${field.name}`} view={view} />
            ))}
          </div>
        </details>
      )}
      <span className="flex gap-1">
        <Button type="submit" size="small" look="plain" name="ato" value={`subir:${name}`} disabled={index === 0}>
          <Icon node={ArrowUp} size={16} /> Subir<span className="sr-only"> {said}</span>
        </Button>
        <Button type="submit" size="small" look="plain" name="ato" value={`menos:${name}`}>
          <Icon node={Trash2} size={16} /> Remover<span className="sr-only"> {said}</span>
        </Button>
      </span>
    </li>
  )
}

/** Whether a field is shown unfolded: it has a value, is required, or has an error; or the record has few fields. */
function isShown(field: FormField, name: string, view: FormView): boolean {
  const own = `${name}.${field.name}`
  const isSaid = (one: string) =>
    (one === own || one.startsWith(`${own}.`)) && !['', '0'].includes(view.typed[one] ?? '')
  const isWrong = [...Object.keys(view.faults), ...Object.keys(view.notes)].some((one) => one.startsWith(own))
  const isFew = !name.startsWith('variants.') || name.includes('.ends.')
  return field.isRequired || isFew || isWrong || Object.keys(view.typed).some(isSaid)
}

/** The face of an end's connector, beside its fields; nothing for other rows. */
export function EndFace({ name, view }: { name: string; view: FormView }) {
  if (!/(^|\.)ends\.\d+$/.test(name)) return null
  const key = view.typed[`${name}.connector`] ?? ''
  const called = registryName(view.registries, 'connectors', key)
  if (called === undefined) return null
  return (
    <figure className="grid w-28 shrink-0 gap-1">
      <img
        src={faceAddress(key, view.draft)}
        alt=""
        width={112}
        height={84}
        loading="lazy"
        className="h-21 w-28 rounded border border-rule bg-white object-contain p-1"
      />
      <figcaption className="text-label text-muted">{called}</figcaption>
    </figure>
  )
}

export const faceAddress = (key: string, draft: number | undefined) => withDraft(`/catalogo/faces/${key}.svg`, draft)
