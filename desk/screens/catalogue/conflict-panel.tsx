import type { FormConflict } from './product-view.ts'

interface ConflictPanelProps {
  conflict: FormConflict
  /** What both persons changed, as a phrase: 'este produto'. */
  what: string
}

/** Shown when two persons changed one thing: the other one's changes, and fields that both changed, side by side. */
export function ConflictPanel({ conflict: { person, theirs, both }, what }: ConflictPanelProps) {
  return (
    <section
      role="alert"
      aria-label="Duas mudanças"
      className="grid gap-3 rounded border border-signal bg-signal-tint px-4 py-3 text-small"
    >
      <p className="font-semibold">
        Nada foi guardado: {person === '' ? 'o arquivo mudou' : `${person} mudou ${what}`} enquanto você escrevia.
      </p>
      {theirs.length > 0 && (
        <ul className="grid gap-1">
          {theirs.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {both.length === 0 ? (
        <p>Nenhum campo foi mudado pelos dois: o formulário já tem as duas mudanças. Confira e guarde.</p>
      ) : (
        <>
          <p>Estes campos os dois mudaram. O formulário tem o seu; para ficar com o outro, copie-o. Depois guarde.</p>
          <dl className="grid gap-3">
            {both.map(({ label, mine, theirs: other }) => (
              <div key={label} className="grid gap-1 rounded border border-rule bg-sheet p-3 sm:grid-cols-2">
                <dt className="font-medium sm:col-span-2">{label}</dt>
                <dd className="whitespace-pre-wrap break-words">
                  <span className="block text-label text-muted">Seu</span>
                  {mine || '(vazio)'}
                </dd>
                <dd className="whitespace-pre-wrap break-words">
                  <span className="block text-label text-muted">{person || 'No arquivo'}</span>
                  {other || '(vazio)'}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
