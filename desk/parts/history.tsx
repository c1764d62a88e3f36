import { actText } from '#domain/desk/acts.ts'
import { Moment } from './moment.tsx'

interface HistoryProps {
  acts: readonly { id: number; at: string; person: string; act: string; detail: string | null }[]
}

/** The history of a message or a review, one act per line: when, by whom, what. */
export function History({ acts }: HistoryProps) {
  if (acts.length === 0) return null
  return (
    <ol className="grid gap-1 text-label text-muted">
      {acts.map(({ id, at, person, ...act }) => (
        <li key={id}>
          <Moment at={at} /> · {person} {actText(act)}
        </li>
      ))}
    </ol>
  )
}
