import { TextLink } from '#desk/parts/text-link.tsx'
import type { ReactNode } from 'react'
import { phoneUrl } from '#domain/quote/links.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { FilterSelect, Options } from '#desk/parts/filter-select.tsx'
import { DetailList } from '#desk/parts/detail-list.tsx'
import { Moment } from '#desk/parts/moment.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { ReminderForm } from '#desk/parts/reminder-form.tsx'
import { canRemind, actionsOf, turnNames } from '#domain/desk/turn.ts'
import { dataRequestNames, originNames } from '#domain/desk/data-request.ts'
import { contactLabels, senderFields } from '#domain/forms/text.ts'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { ProposalBadge } from '#desk/proposals/proposal-badge.tsx'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { MessageDetails } from '#server/store/messages.ts'
import { AnswerForm } from './answer-form.tsx'
import { personNames } from './message-list.tsx'
import { messageKey, type MessageView, noteKey } from './message-view.ts'
import { Timeline } from './timeline.tsx'
import { ActionButtons, TurnBadge } from './turn.tsx'

/** The column beside a message: sender, turn, person in charge, reminder, and the sender's other messages. */
function MessageSide({ view }: { view: MessageView }) {
  const { id, version, turn, remind_on: remindOn } = view.file.message
  return (
    <aside className="grid content-start gap-6" aria-label="Sobre a mensagem">
      <Sender view={view} />
      <Actions view={view} />
      <InCharge view={view} />
      {canRemind(turn) && <ReminderForm action={`/mensagens/${id}/ato`} version={version} remindOn={remindOn} />}
      <SamePerson view={view} />
      <DataRequestForm message={view.file.message} />
    </aside>
  )
}

function Sender({ view }: { view: MessageView }) {
  const { message } = view.file
  return (
    <DetailList
      facts={[
        ...senderFields.map((field): [string, ReactNode] => [contactLabels[field], senderFact(field, message)]),
        ['Veio por', originText(view)],
        ['Chegou', <Moment key="arrived" at={message.created_at} />],
      ]}
    />
  )
}

/** A fact about the sender; the telephone and the address are links. */
function senderFact(field: (typeof senderFields)[number], message: MessageView['file']['message']): ReactNode {
  const { [field]: value } = message
  if (value === null || (field !== 'phone' && field !== 'email')) return value
  return (
    <TextLink
      href={field === 'phone' ? phoneUrl(value) : `mailto:${encodeURIComponent(value)}`}
      className="wrap-anywhere"
    >
      {value}
    </TextLink>
  )
}

/**
 * The way by which a message came. An answer at a proposal's link is stored under the way by which it can be answered,
 * but it came by the link.
 */
function originText({ file: { message }, proposals }: MessageView): string {
  const linkedProposal = proposals.find(({ contactId }) => contactId !== message.id)
  return linkedProposal ? `link da proposta ${linkedProposal.name}` : originNames[message.origin]
}

function Actions({ view: { file } }: { view: MessageView }) {
  const { id, version, turn } = file.message
  const actions = actionsOf(turn).filter((action) => action !== 'answer')
  return (
    <PostForm action={`/mensagens/${id}/ato`} className="flex flex-wrap gap-2" version={version}>
      <ActionButtons actions={actions} />
    </PostForm>
  )
}

function InCharge({ view: { file, persons, me } }: { view: MessageView }) {
  const { id, version, in_charge: inCharge } = file.message
  return (
    <PostForm action={`/mensagens/${id}/ato`} className="grid gap-2" version={version}>
      <input type="hidden" name="ato" value="passar" />
      <FilterSelect label="Com quem está" name="pessoa" value={inCharge ?? ''}>
        <option value="">ninguém</option>
        <Options of={personNames(persons)} />
      </FilterSelect>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          Passar
        </Button>
        {inCharge !== me.id && (
          <Button type="submit" size="small" name="pessoa" value={me.id}>
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

/** Opens a request about personal data in the sender's name, of the day on which the message arrived. */
function DataRequestForm({ message: { name, email, phone, created_at: arrived } }: Pick<MessageDetails, 'message'>) {
  if (email === null && phone === null) return null
  const fields = { name, email, phone, receivedOn: brasiliaDay(arrived) }
  return (
    <PostForm action="/dados-pessoais" className="grid gap-2">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value ?? ''} />
      ))}
      <FilterSelect label="Pedido da pessoa sobre os seus dados (LGPD)" name="kind" value="eliminacao">
        <Options of={dataRequestNames} />
      </FilterSelect>
      <Button type="submit" size="small" className="justify-self-start">
        Abrir pedido
      </Button>
    </PostForm>
  )
}

/** The page of a message: its text, its history, and what can be done. */
export function MessagePage({ view }: { view: MessageView }) {
  const { file, promise, isOurs, openBy, mentioned, programLink } = view
  const { id, subject, message, phone, turn } = file.message
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]" data-item-path={messageKey(id)}>
      <div className="grid content-start gap-8">
        <p className="flex flex-wrap items-center gap-3 text-small">
          <TextLink href="/mensagens">Mensagens</TextLink>
          <span className="text-muted">nº {id}</span>
          <TurnBadge turn={turn} isOurs={isOurs} promise={promise} />
          {promise && (
            <span className={promise.state === 'late' ? 'font-medium text-signal' : 'text-muted'}>{promise.text}</span>
          )}
          {/* On narrow screens the column with the telephone number stands below everything; here the number is at
              hand. */}
          <span className="xl:hidden empty:hidden">
            {phone !== null && <TextLink href={phoneUrl(phone)}>{phone}</TextLink>}
          </span>
          {view.nextId !== undefined && (
            <TextLink href={`/mensagens/${view.nextId}`} className="min-h-11">
              Próxima da nossa vez
            </TextLink>
          )}
        </p>
        <p
          data-presence
          aria-live="polite"
          className="rounded border border-signal bg-signal-tint px-4 py-2 text-small empty:hidden"
        >
          {openBy.length > 0 && `Também está aberta por ${openBy.join(', ')}.`}
        </p>
        {programLink && <ProgramLink {...programLink} />}
        <section aria-label="A mensagem" className="rounded border border-rule bg-sheet p-4 md:p-5">
          <h2 className="mb-2 font-semibold">{subject}</h2>
          <p className="max-w-prose break-words whitespace-pre-wrap">{message}</p>
        </section>
        <Mentioned products={mentioned} />
        <Proposals id={id} proposals={view.proposals} today={view.today} />
        <Timeline file={file} canTakeBack />
        <AnswerForm view={view} />
        <NoteForm id={id} typed={view.note} />
      </div>
      <MessageSide view={view} />
    </div>
  )
}

/** The products that a message mentions, with their drawings. */
function Mentioned({ products }: { products: MessageView['mentioned'] }) {
  if (products.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-label font-medium text-muted">Citado na mensagem</h2>
      <ul className="flex flex-wrap gap-2">
        {products.map(({ id, code, name, href, picture }) => (
          <li key={`${id} ${code}`}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className="grid min-h-11 grid-cols-[5rem_minmax(0,14rem)] items-center gap-3 rounded border border-rule bg-sheet p-2 hover:border-petrol"
            >
              <img src={picture} alt="" width={80} height={60} loading="lazy" className="h-15 w-20 object-contain" />
              <span className="grid justify-items-start gap-1 text-label leading-tight">
                <CodeLabel code={code} isWrapping />
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
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
function ProgramLink({ name, href, isWhole, text }: { name: string; href: string; isWhole: boolean; text: string }) {
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
        data-draft={noteKey(id)}
        hint="O cliente não vê."
      />
      <Button type="submit">Anotar</Button>
    </PostForm>
  )
}
