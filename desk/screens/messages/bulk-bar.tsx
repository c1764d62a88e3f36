import { Button } from '#app/ui/button.tsx'
import { Choice } from '#desk/screens/parts/choice.tsx'
import { reminderChoices } from '#domain/desk/calendar/reminder.ts'
import type { Person } from '#domain/desk/person.ts'
import { DeedButtons } from './deed-buttons.tsx'

const deeds = ['close', 'wait', 'mark-spam', 'clear-spam', 'reopen'] as const

/** Changes for the selected messages at once; each can be undone. */
export function BulkBar({ persons }: { persons: readonly Person[] }) {
  return (
    <fieldset className="flex flex-wrap items-end gap-2 border-t border-rule pt-4">
      <legend className="float-left mb-2 w-full text-label text-muted">Com as mensagens marcadas</legend>
      <DeedButtons deeds={deeds} />
      <span className="flex items-end gap-2">
        <Choice label="Passar para" name="pessoa">
          <option value="">ninguém</option>
          {persons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Button type="submit" size="small" name="ato" value="passar">
          Passar
        </Button>
      </span>
      <span className="flex items-end gap-2">
        <Choice label="Lembrar" name="dias">
          {reminderChoices.map(({ days, name }) => (
            <option key={days} value={days}>
              {name}
            </option>
          ))}
        </Choice>
        <Button type="submit" size="small" name="ato" value="lembrar">
          Lembrar
        </Button>
      </span>
    </fieldset>
  )
}
