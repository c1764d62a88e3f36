import type { FormFaults } from '#domain/catalogue-edit/form/read-form.ts'

/** The number of fields to correct, and the error that belongs to no field. */
export function FormFaultsSaid({ faults }: { faults: FormFaults }) {
  const count = Object.keys(faults).length
  if (count === 0) return null
  return (
    <div role="alert" className="grid gap-1 rounded border border-signal bg-signal-tint px-4 py-2 text-small">
      <p>
        Nada foi guardado: {count === 1 ? 'um campo precisa' : `${count} campos precisam`} de correção. O que você
        digitou está aqui.
      </p>
      {faults[''] !== undefined && <p>{faults['']}</p>}
    </div>
  )
}

/** Remarks of the content's check. They do not prevent saving. */
export function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <section aria-label="Conferência" className="grid gap-1 rounded border border-signal px-4 py-3 text-small">
      <h2 className="font-semibold">A conferência diz</h2>
      <ul className="grid gap-1">
        {problems.map((problem) => (
          <li key={problem} className="break-words">
            {problem}
          </li>
        ))}
      </ul>
    </section>
  )
}
