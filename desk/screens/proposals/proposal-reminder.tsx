import { ReminderForm } from '#desk/screens/parts/reminder-form.tsx'
import type { ProposalView } from './proposal-view.ts'

/** The reminder of a proposal; nothing once it is closed. */
export function ProposalReminder({ view: { file } }: { view: ProposalView }) {
  const { id, version, state, remindOn } = file.proposal
  if (state === 'aceita' || state === 'perdida') return null
  return <ReminderForm action={`/propostas/${id}/lembrete`} version={version} remindOn={remindOn} />
}
