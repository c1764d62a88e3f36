import { Button } from '#app/ui/button.tsx'
import { reminderChoices } from '#domain/desk/calendar/reminder.ts'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import type { ProposalView } from './proposal-view.ts'

/** When to look at a proposal again; nothing to remember of one that is over. */
export function ProposalReminder({ view: { file } }: { view: ProposalView }) {
  const { id, version, state, remindOn } = file.proposal
  if (state === 'aceita' || state === 'perdida') return null
  return (
    <PostForm action={`/propostas/${id}/lembrete`} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="versao" value={version} />
      <span className="text-small text-muted">
        {remindOn === null ? 'Lembrar' : `Lembrete em ${brazilianDay(remindOn)}`}
      </span>
      {reminderChoices.map(({ days, name }) => (
        <Button key={days} type="submit" size="small" name="dias" value={days}>
          {name}
        </Button>
      ))}
      {remindOn !== null && (
        <Button type="submit" size="small" name="dias" value="0">
          Tirar lembrete
        </Button>
      )}
    </PostForm>
  )
}
