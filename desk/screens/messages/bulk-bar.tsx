import { Button } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/form/field.tsx'
import { reminderChoices } from '#domain/desk/calendar/reminder.ts'
import { deedNames } from '#domain/desk/turn.ts'
import type { Person } from '#domain/desk/person.ts'

const deeds = ['close', 'wait', 'mark-spam', 'clear-spam', 'reopen'] as const

/** Changes for the selected messages at once; each can be undone. */
export function BulkBar({ persons }: { persons: readonly Person[] }) {
  return (
    <fieldset className="flex flex-wrap items-end gap-2 border-t border-rule pt-4">
      <legend className="float-left mb-2 w-full text-label text-muted">Com as mensagens marcadas</legend>
      {deeds.map((deed) => (
        <Button
          key={deed}
          type="submit"
          size="small"
          name="ato"
          value={deed}
          data-key={deed === 'close' ? 'e' : undefined}
        >
          {deedNames[deed]}
        </Button>
      ))}
      <label className="grid gap-1 text-label text-muted">
        Passar para
        <select name="pessoa" defaultValue="" className={controlClass}>
          <option value="">ninguém</option>
          {persons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" size="small" name="ato" value="passar">
        Passar
      </Button>
      <label className="grid gap-1 text-label text-muted">
        Lembrar
        <select name="dias" className={controlClass}>
          {reminderChoices.map(({ days, name }) => (
            <option key={days} value={days}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" size="small" name="ato" value="lembrar">
        Lembrar
      </Button>
    </fieldset>
  )
}
