import type { ChangedLine } from '#domain/text/line-changes.ts'

/** The changed lines of a file with their context; folded. */
export function ChangedLines({ lines }: { lines: readonly ChangedLine[] }) {
  return (
    <details>
      <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4 touch:min-h-11">
        Linhas do arquivo
      </summary>
      <pre className="rounded border border-rule bg-sheet p-3 text-label wrap-anywhere whitespace-pre-wrap">
        {lines.map(({ sign, text, place }) => (
          <span key={place} className={sign === ' ' ? 'block text-muted' : 'block font-medium'}>
            {sign} {text}
          </span>
        ))}
      </pre>
    </details>
  )
}
