import { Button } from '#app/ui/button.tsx'
import { Choice } from '#desk/screens/parts/choice.tsx'
import { FactList } from '#desk/screens/parts/facts.tsx'
import { Moment } from '#desk/screens/parts/moment.tsx'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { ReminderForm } from '#desk/screens/parts/reminder-form.tsx'
import { canRemind, deedsOf, turnNames } from '#domain/desk/turn.ts'
import { originNames } from '#domain/desk/ways.ts'
import { contactLabels, senderFields } from '#domain/forms/limits.ts'
import type { MessageView } from './message-view.ts'
import { DeedButtons } from './deed-buttons.tsx'

/** The column beside a message: sender, turn, person in charge, reminder, and the sender's other messages. */
export function MessageSide({ view }: { view: MessageView }) {
  const { id, version, turn, remind_on: remindOn } = view.file.message
  return (
    <aside className="grid content-start gap-6" aria-label="Sobre a mensagem">
      <Sender view={view} />
      <Deeds view={view} />
      <InCharge view={view} />
      {canRemind(turn) && <ReminderForm action={`/mensagens/${id}/lembrete`} version={version} remindOn={remindOn} />}
      <SamePerson view={view} />
    </aside>
  )
}

function Sender({ view }: { view: MessageView }) {
  const { message } = view.file
  return (
    <FactList
      facts={[
        ...senderFields.map((field): [string, string | null] => [contactLabels[field], message[field]]),
        ['Veio por', wayOf(view)],
        ['Chegou', <Moment key="arrived" at={message.created_at} />],
      ]}
    />
  )
}

/**
 * The way by which a message came. An answer at a proposal's link is stored under the way by which it can be answered,
 * but it came by the link.
 */
function wayOf({ file: { message }, proposals }: MessageView): string {
  const answered = proposals.find(({ contactId }) => contactId !== message.id)
  return answered ? `link da proposta ${answered.name}` : originNames[message.origin]
}

function Deeds({ view: { file } }: { view: MessageView }) {
  const { id, version, turn } = file.message
  const deeds = deedsOf(turn).filter((deed) => deed !== 'answer')
  return (
    <PostForm action={`/mensagens/${id}/ato`} className="flex flex-wrap gap-2">
      <input type="hidden" name="versao" value={version} />
      <DeedButtons deeds={deeds} />
    </PostForm>
  )
}

function InCharge({ view: { file, persons, me } }: { view: MessageView }) {
  const { id, version, in_charge: inCharge } = file.message
  return (
    <PostForm action={`/mensagens/${id}/responsavel`} className="grid gap-2">
      <input type="hidden" name="versao" value={version} />
      <Choice label="Com quem está" name="pessoa" value={inCharge ?? ''}>
        <option value="">ninguém</option>
        {persons.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </Choice>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          Passar
        </Button>
        {inCharge !== me.id && (
          <Button type="submit" size="small" name="eu" value={me.id}>
            Fico com ela
          </Button>
        )}
      </span>
    </PostForm>
  )
}

function SamePerson({ view: { file } }: { view: MessageView }) {
  const { messages, reviews } = file.samePerson
  if (messages.length + reviews.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-label font-medium text-muted">Da mesma pessoa</h2>
      <ul className="grid gap-1 text-small">
        {messages.map(({ id, subject, created_at: arrived, turn }) => (
          <li key={id}>
            <a href={`/mensagens/${id}`} className="block min-h-11 py-1 text-petrol-deep hover:underline">
              {subject}
              <span className="block text-label text-muted">
                <Moment at={arrived} />, {turnNames[turn]}
              </span>
            </a>
          </li>
        ))}
        {reviews.map(({ id, title, rating, created_at: arrived }) => (
          <li key={`review ${id}`} className="py-1">
            Avaliação {rating}/5: {title}
            <span className="block text-label text-muted">
              <Moment at={arrived} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
