import { priceWays, roundings } from '#domain/editing/bulk-change.ts'
import { CheckField } from '#desk/parts/check-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { availabilityLabel } from '#domain/catalogue/vocabulary.ts'
import { SelectField, TextField } from '#app/ui/form/field.tsx'

interface BulkBarProps {
  /** How many products the filters find, and how many the page shows. */
  total: number
  shown: number
}

/** A change for the selected products; nothing is stored before every change was shown. */
export function BulkBar({ total, shown }: BulkBarProps) {
  return (
    <>
      {total > shown && (
        <CheckField name="todos" value="sim" isMark>
          Marcar todos os {total} que os filtros acham, e não só os desta página
        </CheckField>
      )}
      <fieldset data-bulk className="grid gap-3 rounded border border-rule p-4">
        <legend className="px-1 text-small font-medium">Mudar os marcados de uma vez</legend>
        <BulkFields typed={{}} faults={{}} />
        <Button type="submit" name="ato" value="ver" className="justify-self-start">
          Ver o que muda
        </Button>
      </fieldset>
    </>
  )
}

interface BulkFieldsProps {
  typed: Readonly<Record<string, string>>
  faults: Readonly<Record<string, string>>
}

export function BulkFields({ typed, faults }: BulkFieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField label="Preço" name="preco" defaultValue={typed.preco ?? ''} error={faults.preco}>
        {optionsOf(priceWays)}
      </SelectField>
      <TextField
        label="Valor ou porcentagem"
        name="valor"
        defaultValue={typed.valor ?? ''}
        error={faults.valor}
        inputMode="decimal"
        autoComplete="off"
        placeholder="54,90 ou 10"
      />
      <SelectField label="Arredondar a porcentagem" name="arredondar" defaultValue={typed.arredondar ?? 'centavos'}>
        {optionsOf(roundings)}
      </SelectField>
      <SelectField label="Disponibilidade" name="disponibilidade" defaultValue={typed.disponibilidade ?? ''}>
        <option value="">Não mudar</option>
        {optionsOf(availabilityLabel)}
      </SelectField>
    </div>
  )
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([key, label]) => (
    <option key={key} value={key}>
      {label}
    </option>
  ))
}
