import { Link, useNavigate } from 'react-router'
import { withParameters, parameters, paths } from '#domain/pages/paths.ts'
import type { ConnectorChoice } from '#domain/catalogue/registry/connector-guide.ts'
import type { FormEvent } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/field.tsx'

/** Filters by the number of contacts, each with a silhouette; pressing the same number again removes the filter. */
export function PinButtons({ choices }: { choices: readonly ConnectorChoice[] }) {
  const contacts = choices.find(({ name }) => name === 'contatos')
  if (!contacts) return null
  const others = choices.filter(({ name, value }) => name !== 'contatos' && value !== '')
  const known = others.map(({ name, value }): [string, string] => [name, value])
  return (
    <nav aria-label="Quantos contatos" className="no-print grid gap-2">
      <p aria-hidden className="text-small font-medium">
        Quantos contatos?
      </p>
      <ul className="flex flex-wrap gap-2">
        {contacts.options.map(({ value, label }) => {
          const isOn = value === contacts.value
          return (
            <li key={value}>
              <Link
                to={withParameters(paths.connectors, parameters(isOn ? known : [['contatos', value], ...known]))}
                replace
                preventScrollReset
                aria-label={value === '1' ? '1 contato' : `${label} contatos`}
                aria-current={isOn ? 'true' : undefined}
                className="grid min-h-16 min-w-14 place-items-center content-center gap-0.5 rounded border border-rule-strong bg-sheet px-2 text-small font-semibold text-petrol-deep hover:border-petrol hover:bg-tint aria-[current=true]:border-petrol aria-[current=true]:bg-petrol aria-[current=true]:text-on-petrol"
              >
                <Silhouette contacts={Number(value)} />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** A round face with a number of contacts, evenly spaced: a symbol, not the pattern of any connector. */
function Silhouette({ contacts }: { contacts: number }) {
  const outer = contacts < 2 ? 0 : Math.min(contacts, contacts > 8 ? Math.ceil(contacts * 0.65) : contacts)
  const rings = [
    [outer, 10],
    [contacts - outer, contacts - outer > 1 ? 5 : 0],
  ] as const
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-7">
      <circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {rings.flatMap(([count, radius]) =>
        Array.from({ length: count }, (_, index) => {
          const angle = (2 * Math.PI * index) / count - Math.PI / 2
          return (
            <circle
              key={`${radius} ${index}`}
              cx={(16 + radius * Math.cos(angle)).toFixed(1)}
              cy={(16 + radius * Math.sin(angle)).toFixed(1)}
              r="1.8"
              fill="currentColor"
            />
          )
        }),
      )}
    </svg>
  )
}

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
