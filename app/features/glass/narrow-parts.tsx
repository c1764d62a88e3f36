import { SelectField } from '#app/ui/form/field.tsx'
import { parameterLabel, type Parameter } from '#domain/catalogue/registry/parameters.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import type { Glass, GlassFace, GlassMachine } from '#domain/true-size/glass.ts'

/** What the parts of a face are narrowed by; '' narrows nothing. */
export interface Narrowed {
  /** Key of a machine. */
  machine: string
  /** Key of a brand, where no machine is chosen. */
  brand: string
  parameter?: Parameter | undefined
}

interface NarrowPartsProps {
  glass: Glass
  face: GlassFace
  machines: readonly GlassMachine[]
  narrowed: Narrowed
  onNarrow: (narrowed: Narrowed) => void
}

/**
 * Selects for machine, brand and parameter. Brands and parameters are those of the parts with this face; once a machine
 * is chosen, no brand is asked for.
 */
export function NarrowParts({ glass, face, machines, narrowed, onNarrow }: NarrowPartsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {machines.length > 0 && (
        <Choice
          label="Equipamento"
          value={narrowed.machine}
          options={machines.map(({ key, name }) => [key, name])}
          onChange={(machine) => onNarrow({ ...narrowed, machine })}
        />
      )}
      {!narrowed.machine && (
        <Choice
          label="Marca"
          value={narrowed.brand}
          options={brandsOf(glass, face)}
          onChange={(brand) => onNarrow({ ...narrowed, brand })}
        />
      )}
      <Choice
        label="Parâmetro"
        value={narrowed.parameter ?? ''}
        options={parametersOf(glass, face).map((key) => [key, parameterLabel[key]])}
        onChange={(value) => onNarrow({ ...narrowed, parameter: keysOf(parameterLabel).find((key) => key === value) })}
      />
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">Todos</option>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function brandsOf({ parts, brands }: Glass, face: GlassFace): [key: string, name: string][] {
  const keys = new Set(face.parts.flatMap((id) => parts[id]?.brands ?? []))
  keys.delete('universal')
  keys.delete('outros')
  return [...keys]
    .map((key): [string, string] => [key, brands[key] ?? key])
    .toSorted((a, b) => a[1].localeCompare(b[1], 'pt'))
}

function parametersOf({ parts }: Glass, face: GlassFace): Parameter[] {
  const used = new Set(face.parts.flatMap((id) => parts[id]?.parameter ?? []))
  return keysOf(parameterLabel).filter((key) => used.has(key))
}
