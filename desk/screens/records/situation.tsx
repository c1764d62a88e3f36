import { SpecTable } from '#app/ui/blocks/spec-table.tsx'

/** How things stand: what is stored where, what waits, what is served. */
export function Situation({ rows }: { rows: readonly { name: string; value: string }[] }) {
  return (
    <div className="max-w-2xl">
      <SpecTable rows={rows} />
    </div>
  )
}
