import { Button, buttonClass } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { ProposalBadge } from '#desk/screens/proposals/proposal-badge.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Asked } from './asked.tsx'
import { MessageSide } from './message-side.tsx'
import type { MessageView } from './message-view.ts'
import { notePath, messagePath } from './item-path.ts'
import { Timeline } from './timeline.tsx'
import { TurnBadge } from './turn-badge.tsx'

/** The page of a message: its text, its history, and what can be done. */
export function MessagePage({ view }: { view: MessageView }) {
  const { file, promise, isOurs, openBy, asked, toOpen } = view
  const { id, subject, message, phone, turn } = file.message
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]" data-item-path={messagePath(id)}>
      <div className="grid content-start gap-8">
        <p className="flex flex-wrap items-center gap-3 text-small">
          <a href="/mensagens" className="text-petrol-deep underline underline-offset-4">
            Mensagens
          </a>
          <span className="text-muted">nº {id}</span>
          <TurnBadge turn={turn} isOurs={isOurs} promise={promise} />
          {promise && (
            <span className={promise.state === 'late' ? 'font-medium text-signal' : 'text-muted'}>{promise.text}</span>
          )}
          {/* On narrow screens the column with the telephone number stands below everything; here the number is at
              hand. */}
          <span className="xl:hidden empty:hidden">{phone}</span>
        </p>
        <p
          data-presence
          aria-live="polite"
          className="rounded border border-signal bg-signal-tint px-4 py-2 text-small empty:hidden"
        >
          {openBy.length > 0 && `Também está aberta por ${openBy.join(', ')}.`}
        </p>
        {toOpen && <ToOpen {...toOpen} />}
        <section aria-label="A mensagem" className="rounded border border-rule bg-sheet p-4 md:p-5">
          <h2 className="mb-2 font-semibold">{subject}</h2>
          <p className="max-w-prose break-words whitespace-pre-wrap">{message}</p>
        </section>
        <Asked products={asked} />
        <Proposals id={id} proposals={view.proposals} today={view.today} />
        <Timeline file={file} />
        <AnswerForm view={view} />
        <NoteForm id={id} typed={view.note} />
      </div>
      <MessageSide view={view} />
    </div>
  )
}

interface ProposalsProps {
  id: number
  proposals: MessageView['proposals']
  today: string
}

/** The proposals for the message, and a link to a new one. */
function Proposals({ id, proposals, today }: ProposalsProps) {
  return (
    <section aria-label="Propostas" className="flex flex-wrap items-center gap-3 text-small">
      {proposals.map(({ id: number, name, ...proposal }) => (
        <a key={number} href={`/propostas/${number}`} className={buttonClass({ look: 'plain', size: 'inline' })}>
          {name} <ProposalBadge proposal={proposal} today={today} />
        </a>
      ))}
      <a href={`/propostas/nova?mensagem=${id}`} className={buttonClass({})}>
        Fazer proposta
      </a>
    </section>
  )
}

/** A stored answer to be opened in the person's own program. */
function ToOpen({ name, href, isWhole, text }: { name: string; href: string; isWhole: boolean; text: string }) {
  return (
    <div className="grid justify-items-start gap-3 rounded border border-rule-strong bg-sheet p-4 text-small">
      <p>
        {isWhole
          ? `A resposta está guardada. Se o ${name} não abriu, abra por aqui:`
          : `A resposta é longa demais para ir dentro do link. Copie o texto, abra o ${name} e cole:`}
      </p>
      {!isWhole && (
        <p className="max-h-40 w-full overflow-auto rounded border border-rule p-3 whitespace-pre-wrap select-all">
          {text}
        </p>
      )}
      <a href={href} target="_blank" rel="noopener" className={buttonClass({ look: 'primary' })}>
        Abrir no {name}
      </a>
    </div>
  )
}

function NoteForm({ id, typed }: { id: number; typed: string }) {
  return (
    <PostForm action={`/mensagens/${id}/nota`} className="grid justify-items-start gap-3 border-t border-rule pt-6">
      <TextAreaField
        label="Nota para a equipe"
        name="nota"
        rows={3}
        required
        maxLength={5000}
        className="w-full"
        defaultValue={typed}
        data-draft={notePath(id)}
        hint="O cliente não vê."
      />
      <Button type="submit">Anotar</Button>
    </PostForm>
  )
}
