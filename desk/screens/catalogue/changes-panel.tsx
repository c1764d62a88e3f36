import type { ProductView } from './product-view.ts'

/** What the draft changes of the product: in sentences, and the lines of the file. */
export function ChangesPanel({ changes, lines }: Pick<ProductView, 'changes' | 'lines'>) {
  if (changes.length === 0 && lines.length === 0) return null
  return (
    <section
      aria-label="O que muda no rascunho"
      className="grid gap-2 rounded border border-rule bg-sheet p-4 text-small"
    >
      <h2 className="font-semibold">O que muda no rascunho</h2>
      <ul className="grid gap-1">
        {changes.map((change) => (
          <li key={change} className="break-words">
            {change}
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
            Linhas do arquivo
          </summary>
          <pre className="overflow-x-auto text-label">
            {lines.map(({ sign, text, place }) => (
              <span key={place} className={sign === ' ' ? 'block text-muted' : 'block font-medium'}>
                {sign} {text}
              </span>
            ))}
          </pre>
        </details>
      )}
    </section>
  )
}
