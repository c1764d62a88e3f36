import { wordsOf, type WordsTable } from '#domain/catalogue-edit/form/field-words.ts'
import type { FormFaults } from '#domain/catalogue-edit/form/read-form.ts'

/** The fields to correct, with a link to each, and the error that belongs to no field. */
export function FormFaultList({ faults, words }: { faults: FormFaults; words: WordsTable }) {
  const fields = Object.keys(faults).filter((name) => name !== '')
  const count = Object.keys(faults).length
  if (count === 0) return null
  return (
    <div role="alert" className="grid gap-1 rounded border border-signal bg-signal-tint px-4 py-2 text-small">
      <p>
        Nada foi guardado: {count === 1 ? 'um campo precisa' : `${count} campos precisam`} de correção. O que você
        digitou está aqui.
      </p>
      {faults[''] !== undefined && <p>{faults['']}</p>}
      {fields.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {fields.map((name) => (
            <li key={name}>
              <a href={`#${name}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {calledInFull(words, name)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A field's name with those of the parts that it stands in: 'Versões, 2, Código'. */
function calledInFull(words: WordsTable, name: string): string {
  const parts = name.split('.')
  const called = parts.map((part, index) =>
    /^\d+$/.test(part) ? String(Number(part) + 1) : wordsOf(words, parts.slice(0, index + 1).join('.')).label,
  )
  return called.join(', ')
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
