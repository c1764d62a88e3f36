import { revisionLetter } from '#domain/proposal/proposal-number.ts'
import type { AnswerKind } from '#domain/proposal/public/link-answer.ts'
import { Moment } from '#desk/screens/parts/moment.tsx'
import type { ProposalView } from '#desk/screens/proposals/proposal-view.ts'

const said: Record<AnswerKind, string> = { accept: 'aceitou', ask: 'perguntou ou pediu uma mudança' }

/** The customer's answers at the link, with their messages. */
export function CustomerAnswers({ view: { file } }: { view: ProposalView }) {
  const { answers } = file
  if (answers.length === 0) return null
  return (
    <section
      aria-label="Resposta do cliente"
      className="grid gap-1 rounded border border-petrol bg-tint p-4 text-small"
    >
      <h2 className="font-semibold">Resposta do cliente pelo link</h2>
      <ul className="grid gap-1">
        {answers.map(({ kind, at, revision, contactId }) => (
          <li key={`${at} ${kind}`}>
            O cliente {said[kind]} em <Moment at={at} />, sobre a revisão {revisionLetter(revision)}.{' '}
            {contactId !== null && (
              <a
                href={`/mensagens/${contactId}`}
                className="inline-flex min-h-6 items-center text-petrol-deep underline underline-offset-4 touch:min-h-11"
              >
                Ver a mensagem nº {contactId}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
