import { Submit, PostForm } from './form.tsx'
import { reminderChoices } from '#domain/desk/calendar/promise.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'

interface ReminderFormProps {
  action: string
  version: number
  /** The day of the present reminder (ISO 8601); null without one. */
  remindOn: string | null
}

/** Sets the day of a reminder. */
export function ReminderForm({ action, version, remindOn }: ReminderFormProps) {
  return (
    <PostForm action={action} className="flex flex-wrap items-center gap-2" version={version}>
      <input type="hidden" name="ato" value="lembrar" />
      <span className="text-label text-muted">
        {remindOn === null ? 'Lembrar' : `Lembrete em ${brazilianDay(remindOn)}`}
      </span>
      {reminderChoices.map(({ days, name }) => (
        <Submit label={name} key={days} size="small" name="dias" value={days} />
      ))}
      {remindOn !== null && <Submit label="Tirar lembrete" size="small" name="dias" value="0" />}
    </PostForm>
  )
}
