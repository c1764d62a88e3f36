import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'

/** A time in Brasília's time zone. In: ISO 8601. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {brasiliaMoment(at)}
    </time>
  )
}
