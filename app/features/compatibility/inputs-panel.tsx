import type { ModelPage } from '#domain/compatibility/page-data.ts'

/**
 * The machine's inputs as a panel of sockets: each links to the parts that plug into it, or says that none is listed.
 */
export function InputsPanel({ inputs }: { inputs: ModelPage['inputs'] }) {
  if (inputs.length === 0) return null
  return (
    <nav aria-label="Entradas do equipamento">
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded border border-rule-strong bg-rule sm:flex sm:flex-wrap sm:gap-1 sm:bg-tint sm:p-1">
        {inputs.map(({ name, technology, parts, to }) => (
          <li key={name} className="grid bg-sheet max-sm:last:odd:col-span-2 sm:rounded">
            {to === undefined ? (
              <span className="flex min-h-11 items-center gap-2 px-2.5 py-1 text-muted">
                <Input name={name} technology={technology} note="sem peça na lista" />
              </span>
            ) : (
              <a href={to} className="group flex min-h-11 items-center gap-2 px-2.5 py-1 hover:bg-tint">
                <Socket />
                <Input name={name} technology={technology} note={parts === 1 ? '1 peça' : `${parts} peças`} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Input({ name, technology, note }: { name: string; technology: string | undefined; note: string }) {
  return (
    <span className="min-w-0 text-label leading-tight">
      <span className="block font-medium text-small leading-tight group-hover:underline">{name}</span>
      {[technology, note].filter(Boolean).join(' · ')}
    </span>
  )
}

/** A round socket from the front. */
function Socket() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0 text-petrol print:hidden">
      <circle cx="16" cy="16" r="13" fill="var(--sheet)" stroke="currentColor" strokeWidth="2" />
      <circle cx="16" cy="16" r="8.5" className="fill-current opacity-20" />
      {[0, 72, 144, 216, 288].map((angle) => (
        <circle key={angle} cx="16" cy="11" r="1.6" fill="currentColor" transform={`rotate(${angle} 16 16)`} />
      ))}
    </svg>
  )
}
