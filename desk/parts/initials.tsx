import type { Person } from '#domain/desk/person.ts'

/** A person's initials in a small box; the name is beside it or read by screen readers. */
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
