import type { PublicationFailure } from '#server/store/publications.ts'
import { fieldAddress } from './publish-address.ts'

const headings: Record<PublicationFailure['reason'], string> = {
  faults: 'Não foi publicado: o conteúdo tem o que corrigir',
  conflict: 'Não foi publicado: alguém mudou os mesmos arquivos no servidor',
  build: 'Não foi publicado: a montagem não terminou',
  interrupted: 'Não foi publicado: a mesa foi desligada no meio',
}

interface ProblemsProps {
  draftId: number
  failure: PublicationFailure
  heading?: string
}

/** Why a publication failed: each reason, with a link to the form of its file where there is one. */
export function Problems({ draftId, failure: { reason, problems }, heading = headings[reason] }: ProblemsProps) {
  return (
    <section aria-label={heading} className="grid gap-2 rounded border border-signal bg-signal-tint p-4">
      <h2 className="font-semibold">{heading}</h2>
      <ul className="grid gap-2 text-small">
        {problems.map(({ text, path, field }) => (
          <li key={`${path} ${field} ${text}`} className="wrap-anywhere whitespace-pre-line">
            {path !== undefined && <Place draftId={draftId} path={path} field={field} />}
            {text}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">No site nada mudou: ele continua como estava.</p>
    </section>
  )
}

function Place({ draftId, path, field }: { draftId: number; path: string; field: string | undefined }) {
  const address = fieldAddress(draftId, path, field)
  const name = field === undefined ? path : `${path}, ${field}`
  if (address === undefined) return <b className="font-medium">{name}: </b>
  return (
    <>
      <a
        href={address}
        className="inline-flex min-h-6 items-center font-medium wrap-anywhere underline underline-offset-4 touch:min-h-11"
      >
        {name}
      </a>
      {': '}
    </>
  )
}
