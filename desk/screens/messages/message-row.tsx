import { classNames } from '#app/ui/class-names.ts'
import { Initials } from '#desk/screens/parts/initials.tsx'
import { Moment } from '#desk/screens/parts/moment.tsx'
import { isReminded } from '#domain/desk/turn.ts'
import type { MessageLine } from './listed.ts'
import { TurnBadge } from './turn-badge.tsx'

/** A message in the list: turn, sender, subject, person in charge. The whole row is a link. */
export function MessageRow({ line, today }: { line: MessageLine; today: string }) {
  const { message, promise, isOurs, inCharge, openBy } = line
  const { id, version, name, company, subject, beginning, created_at: arrived, turn, remind_on: remindOn } = message
  return (
    <li className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] border-b border-rule hover:bg-sheet md:grid-cols-[2.75rem_11rem_minmax(0,13rem)_minmax(0,1fr)_6rem] md:gap-x-4">
      <label className="relative z-1 row-span-4 grid min-h-11 cursor-pointer place-items-start px-3 pt-4 md:row-span-1">
        <span className="sr-only">Marcar a mensagem de {name}</span>
        <input type="checkbox" name="mensagem" value={`${id}.${version}`} className="size-5 accent-petrol" data-check />
      </label>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 py-3 md:flex-col md:items-start">
        <TurnBadge turn={turn} isOurs={isOurs} promise={promise} />
        {promise && (
          <span
            className={classNames('text-label', promise.state === 'late' ? 'font-medium text-signal' : 'text-muted')}
          >
            {promise.text}
          </span>
        )}
        {remindOn !== null && !isReminded(today, remindOn) && (
          <span className="text-label text-muted">lembrar em {dayText(remindOn)}</span>
        )}
      </span>
      <span className="py-0 text-small md:py-3">
        <a
          href={`/mensagens/${id}`}
          data-row
          className="font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {name}
        </a>
        {company !== null && <span className="block truncate text-label text-muted">{company}</span>}
      </span>
      <span className="py-1 text-small md:py-3">
        <span className="font-medium">{subject}</span>
        <span className="line-clamp-2 text-muted">{beginning}</span>
        {openBy.length > 0 && <span className="text-label text-petrol-deep">Aberta por {openBy.join(', ')}</span>}
      </span>
      <span className="flex items-center gap-2 pb-3 text-label text-muted md:flex-col md:items-end md:py-3">
        <Moment at={arrived} />
        {inCharge && (
          <>
            <Initials person={inCharge} />
            <span className="sr-only">com {inCharge.name}</span>
          </>
        )}
      </span>
    </li>
  )
}

/** '26/11' for 2026-11-26. */
function dayText(day: string): string {
  return day.slice(5).split('-').toReversed().join('/')
}
