import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { ConnectorFace, type FaceSource } from '#app/ui/connector-face.tsx'
import { paths } from '#domain/pages/paths.ts'
import { counted } from '#domain/text/number-text.ts'
import { answersPath, useAnswers } from './answers.tsx'

interface Connector {
  key: string
  name: string
  facts: string
  uses: string
  face?: FaceSource
}

interface ConnectorListProps {
  connectors: readonly (Connector & { parts: number })[]
  count: number
}

/** The number of connectors that each press adds to the list; the server lists as many at first. */
const listStep = 24

export function ConnectorList({ connectors, count }: ConnectorListProps) {
  const answers = useAnswers()
  const moreAddress = answersPath(paths.identify, { ...answers, mostrar: String(connectors.length + listStep) })
  const connectorsWithoutFace = connectors.filter(({ face }) => !face)
  return (
    <section aria-labelledby="conectores" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="conectores" aria-live="polite" className="text-body font-semibold">
          {counted(count, 'conector', 'conectores')}
        </h2>
        <ButtonLink look="primary" to={answersPath(paths.glass, answers)}>
          Encostar o plugue na tela
        </ButtonLink>
      </div>
      {count === 0 && (
        <p className="max-w-prose text-small">
          Nenhum conector conhecido responde a tudo isso. Tire uma resposta, ou mande a mensagem com fotos.
        </p>
      )}
      <ConnectorRows connectors={connectors.filter(({ face }) => face)} />
      {connectorsWithoutFace.length > 0 && (
        <p className="max-w-prose text-label text-muted">
          Sem desenho, porque a posição dos contatos não é publicada; compare com a peça em uso:
        </p>
      )}
      <ConnectorRows connectors={connectorsWithoutFace} />
      {connectors.length < count && (
        <p>
          <ButtonLink to={moreAddress} replace preventScrollReset>
            {connectors.length === 0
              ? `Ver todos os ${count}`
              : `Mais ${Math.min(listStep, count - connectors.length)}`}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

function ConnectorRows({ connectors }: Pick<ConnectorListProps, 'connectors'>) {
  const answers = useAnswers()
  if (connectors.length === 0) return null
  return (
    <ul className="border-t border-rule">
      {connectors.map(({ key, name, facts, uses, face, parts }) => (
        <li key={key} className="relative flex min-h-14 items-center gap-x-3 border-b border-rule py-1.5 hover:bg-tint">
          {face && (
            <span className="grid w-14 shrink-0 place-items-center">
              <ConnectorFace face={face} />
            </span>
          )}
          <span className="grid min-w-0 grow">
            <Link
              to={answersPath(paths.identify, { ...answers, conector: name })}
              className="text-small leading-snug font-medium after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
            <span className="text-label text-muted">{[facts, uses].filter(Boolean).join(' · ')}</span>
          </span>
          <span className="text-label whitespace-nowrap">
            {parts === 0 ? 'sob consulta' : counted(parts, 'peça', 'peças')}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface SelectedConnector extends Connector {
  note?: string
  parts: readonly { id: string; name: string; code: string }[]
  isMeasured: boolean
}

/** The most parts of a connector that are listed; the search has all. */
const maximumParts = 12

export function ChosenConnector({ connector }: { connector: SelectedConnector }) {
  const { key, name, facts, uses, note, face, parts, isMeasured } = connector
  const answers = useAnswers()
  return (
    <section
      aria-labelledby="escolhido"
      className="grid content-start gap-3 self-start rounded border border-rule bg-sheet p-4"
    >
      <div className="flex items-center gap-4">
        {face && <ConnectorFace face={face} />}
        <div className="grid gap-0.5">
          <h2 id="escolhido" className="text-title">
            {name}
          </h2>
          <p className="text-small text-muted">{facts}</p>
          {uses && <p className="text-small text-muted">{uses}</p>}
        </div>
      </div>
      {!face && <p className="text-small">Sem desenho: a posição dos contatos não é publicada; compare com a peça.</p>}
      {note && <p className="border-l-2 border-rule-strong pl-3 text-small">{note}</p>}
      {parts.length > 0 && (
        <ul aria-label="Peças com este conector" className="border-t border-rule text-small">
          {parts.slice(0, maximumParts).map((part) => (
            <li
              key={part.id}
              className="relative flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-1.5 hover:bg-tint"
            >
              <Link to={paths.product(part.id)} className="after:absolute after:inset-0 hover:underline">
                {part.name}
              </Link>
              {part.code && <CodeLabel code={part.code} />}
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        {parts.length > maximumParts && <ButtonLink to={paths.search(name)}>Ver as {parts.length} peças</ButtonLink>}
        {parts.length === 0 && (
          <ButtonLink look="primary" to="#mensagem">
            Sob consulta: mande a foto
          </ButtonLink>
        )}
        {isMeasured && <ButtonLink to={`${paths.glass}?face=${key}`}>Conferir na tela, em tamanho real</ButtonLink>}
        <ButtonLink
          look="plain"
          to={answersPath(paths.identify, { mostrar: String(listStep), ...answers })}
          preventScrollReset
        >
          Escolher outro conector
        </ButtonLink>
      </p>
    </section>
  )
}
