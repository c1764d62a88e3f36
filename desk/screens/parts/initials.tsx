import type { Person } from '#domain/desk/person.ts'

/** A person as a small plate; the name stands beside it or is read out. */
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
