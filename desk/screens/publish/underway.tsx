import type { UnderwayText } from './underway-text.ts'

/** The progress of a publication. desk/browser/publishing.ts updates it; without scripts, a link reloads the page. */
export function UnderwayPanel({ text, part, here }: UnderwayText & { here: string }) {
  return (
    <section
      aria-label="Publicação em andamento"
      className="grid gap-3 rounded border border-petrol bg-sheet p-4"
      data-publishing
    >
      <p role="status" className="font-medium" data-publishing-text>
        {text}
      </p>
      <progress
        aria-label="Quanto já foi feito"
        className="h-2 w-full accent-petrol"
        {...(part !== undefined && { value: part })}
        max={1}
        hidden={part === undefined}
        data-publishing-part
      />
      <p className="text-small text-muted">
        Pode continuar trabalhando: nada muda no site antes do fim.{' '}
        <a href={here} className="inline-flex min-h-6 items-center underline underline-offset-4 touch:min-h-11">
          Atualizar
        </a>
      </p>
    </section>
  )
}
