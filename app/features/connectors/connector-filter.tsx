import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/field.tsx'
import type { ConnectorChoice } from '#domain/catalogue/registry/connector-guide.ts'

interface ConnectorFilterProps {
  choices: readonly ConnectorChoice[]
  isFiltered: boolean
}

/** Filters by what a visitor sees or knows: shape, parameter, maker. A plain form, which works without scripts. */
export function ConnectorFilter({ choices, isFiltered }: ConnectorFilterProps) {
  const navigate = useNavigate()
  const contacts = choices.find(({ name }) => name === 'contatos')?.value ?? ''
  const asked = choices.filter(({ name }) => name !== 'contatos')

  function ask(form: HTMLFormElement) {
    const answers = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as [string, string]] : [],
    )
    const query = new URLSearchParams(answers).toString()
    void navigate(query ? `${paths.connectors}?${query}` : paths.connectors, {
      replace: true,
      preventScrollReset: true,
    })
  }

  return (
    <details className="no-print border-b border-rule" open={isFiltered}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-small font-medium">
        Filtrar por forma, parâmetro ou fabricante
      </summary>
      <form
        action={paths.connectors}
        role="search"
        aria-label="Filtrar conectores"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          ask(event.currentTarget)
        }}
        onChange={(event) => ask(event.currentTarget)}
        className="grid grid-cols-2 items-end gap-3 pt-1 pb-5 md:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
      >
        <input type="hidden" name="contatos" value={contacts} />
        {asked.map(({ name, label, value, options }) => (
          <SelectField key={`${name} ${value}`} label={label} name={name} defaultValue={value}>
            <option value="">Todos</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ))}
        <div className="col-span-2 flex gap-2 md:col-span-1">
          <Button type="submit" look="primary">
            Filtrar
          </Button>
          {isFiltered && (
            <Link to={paths.connectors} replace preventScrollReset className={buttonClass({ look: 'plain' })}>
              Limpar
            </Link>
          )}
        </div>
      </form>
    </details>
  )
}
