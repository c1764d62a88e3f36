import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Moment } from '#desk/parts/facts.tsx'
import { PostForm, Submit } from '#desk/parts/form.tsx'
import { Section } from '#desk/parts/section.tsx'
import { actText } from '#domain/desk/acts.ts'
import { answerWayNames } from '#domain/desk/message-ways.ts'
import type { AnswerDelivery, MessageDetails } from '#server/store/messages.ts'

/** The history of a message, oldest first: answers and notes in full, other acts in one line. */
export function Timeline({ details, canTakeBack = false }: { details: MessageDetails; canTakeBack?: boolean }) {
  const entries = entriesOf(details, canTakeBack)
  if (entries.length === 0) return null
  return (
    <Section title="Andamento">
      <ol className="grid gap-3">
        {entries.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ol>
    </Section>
  )
}

/** A message with only what came after a version; answers and notes have no version: those of a later time count. */
export function addedSince<Details extends Pick<MessageDetails, 'history' | 'answers' | 'notes'>>(
  details: Details,
  seenVersion: number,
): Details {
  const { history, answers, notes } = details
  const since = history.findLast(({ version }) => version <= seenVersion)?.at ?? ''
  return {
    ...details,
    history: history.filter(({ version }) => version > seenVersion),
    answers: answers.filter(({ at }) => at > since),
    notes: notes.filter(({ at }) => at > since),
  }
}

function entriesOf({ message, notes, answers, history }: MessageDetails, canTakeBack: boolean) {
  const otherActs = history.filter(({ act }) => act !== 'answer' && act !== 'note')
  const entries = [
    ...answers.map(({ id, at, person, way, subject, text, delivery }) => ({
      key: `answer ${id}`,
      at,
      content: (
        <TimelineCard
          head={`${person} respondeu por ${answerWayNames[way]}`}
          at={at}
          badge={delivery && <DeliveryBadge {...delivery} />}
        >
          {subject !== null && <p className="mb-2 font-medium">{subject}</p>}
          <p className="break-words whitespace-pre-wrap">{text}</p>
          {canTakeBack && way !== 'smtp' && id === answers.at(-1)?.id && <TakeBack message={message} answerId={id} />}
        </TimelineCard>
      ),
    })),
    ...notes.map(({ id, at, person, text }) => ({
      key: `note ${id}`,
      at,
      content: (
        <TimelineCard head={`Nota de ${person}`} at={at} isNote>
          <p className="break-words whitespace-pre-wrap">{text}</p>
        </TimelineCard>
      ),
    })),
    ...otherActs.map((act) => ({
      key: `act ${act.id}`,
      at: act.at,
      content: (
        <p className="text-label text-muted">
          <Moment at={act.at} /> · {act.person} {actText(act)}
        </p>
      ),
    })),
  ]
  return entries.toSorted((one, other) => one.at.localeCompare(other.at))
}

/** Takes an answer back that was recorded by mistake; its text returns to the form. */
function TakeBack({ message: { id, version }, answerId }: { message: MessageDetails['message']; answerId: number }) {
  return (
    <PostForm action={`/mensagens/${id}/resposta/${answerId}/desfazer`} className="mt-2" version={version}>
      <Submit label="Foi engano: corrigir esta resposta" look="plain" />
    </PostForm>
  )
}

interface HistoryCardProps {
  head: string
  at: string
  badge?: ReactNode
  isNote?: boolean
  children: ReactNode
}

function TimelineCard({ head, at, badge, isNote = false, children }: HistoryCardProps) {
  const look = isNote ? 'border-dashed border-rule-strong' : 'border-rule bg-sheet'
  return (
    <article className={`rounded border ${look} p-4 text-small`}>
      <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
        <span>{head}</span>
        <Moment at={at} />
        {badge}
      </p>
      {children}
    </article>
  )
}

const deliveryLabels: Record<AnswerDelivery['state'], [string, BadgeTone]> = {
  waiting: ['na fila de envio', 'neutral'],
  sent: ['enviada', 'good'],
  failing: ['o servidor de e-mail recusou; será tentado de novo', 'signal'],
  'given-up': ['não foi enviada', 'signal'],
}

function DeliveryBadge({ state, last_error: error }: AnswerDelivery) {
  const [name, tone] = deliveryLabels[state]
  return (
    <>
      <Badge tone={tone}>{name}</Badge>
      {error !== null && state !== 'sent' && <span>{error}</span>}
    </>
  )
}
