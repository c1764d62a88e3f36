import { Link } from 'react-router'
import { withParameters, parameters, paths } from '#domain/pages/paths.ts'
import type { ConnectorChoice } from '#domain/catalogue/registry/connector-guide.ts'

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
