import type { ReactNode } from 'react'
import type { Person } from '#domain/desk/person.ts'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'

/** A list of names and values; facts without a value are left out. */
export function DetailList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-2 text-small">
      {facts.map(([name, value]) =>
        value === null || value === undefined ? null : (
          <div key={name}>
            <dt className="text-label text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** A time in Brasília's time zone. In: ISO 8601. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {brasiliaMoment(at)}
    </time>
  )
}

interface HistoryProps<Act> {
  acts: readonly Act[]
  words: (act: Act) => string
}

/** The history of an item, one act per line: when, by whom, what. */
export function History<Act extends { at: string; person: string; act: string }>({ acts, words }: HistoryProps<Act>) {
  if (acts.length === 0) return null
  return (
    <ol aria-label="Histórico" className="grid gap-1 text-label text-muted">
      {acts.map((act) => (
        <li key={`${act.at} ${act.act}`}>
          <Moment at={act.at} /> · {act.person} {words(act)}
        </li>
      ))}
    </ol>
  )
}

export function Initials({ person }: { person: Pick<Person, 'initials'> }) {
  return (
    <span
      aria-hidden
      className="inline-flex size-9 shrink-0 items-center justify-center rounded border border-rule-strong bg-tint text-label font-semibold tracking-wide"
    >
      {person.initials}
    </span>
  )
}

export function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <ul className="grid gap-1 text-small tabular-nums">
      {sentences.map((sentence) => (
        <li key={sentence} className="break-words">
          {sentence}
        </li>
      ))}
    </ul>
  )
}
