import type { ReactNode } from 'react'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { Moment, DetailList } from '#desk/parts/facts.tsx'
import { CheckField, PostForm, Submit, ReminderForm, typedField } from '#desk/parts/form.tsx'
import { ButtonLink, TextLink } from '#desk/parts/links.tsx'
import { FilterSelect } from '#desk/parts/list.tsx'
import { Alert, Section } from '#desk/parts/section.tsx'
import { ProposalBadge } from '#desk/proposals/proposal-list.tsx'
import { answerLinks } from '#domain/desk/answer-links.ts'
import { dataRequestNames } from '#domain/desk/data-request.ts'
import { originNames } from '#domain/desk/message-ways.ts'
import { turnNames, canRemind, actionsOf } from '#domain/desk/turn.ts'
import { contactLabels, senderFields } from '#domain/forms/fields.ts'
import { phoneUrl } from '#domain/quote/links.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { personNames } from './message-list.tsx'
import { messageItemPath, type MessageView, noteItemPath } from './message-view.ts'
import { Timeline } from './timeline.tsx'
import { ActionButtons, TurnBadge } from './turn.tsx'

/** The form of an answer, from a template or not: by own WhatsApp or e-mail, the site's mail server, or by voice. */
function AnswerForm({ view }: { view: MessageView }) {
  const { details, answer, templates, draftSavedAt, unfilled, nextId } = view
  const { id, version, turn } = details.message
  const field = typedField({ assunto: answer.subject }, {})
  if (turn === 'spam') return <p className="text-small text-muted">Para responder, diga antes que não é spam.</p>
  return (
    <Section title="Responder" id="resposta">
      {unfilled.length > 0 && (
        <Alert>Nada foi enviado ainda: falta completar {unfilled.join(', ')}. Complete abaixo e envie de novo.</Alert>
      )}
      <ul className="flex flex-wrap gap-2">
        {templates.map(({ key, title, subject, text }) => (
          <li key={key}>
            <ButtonLink
              label={title}
              href={`/mensagens/${id}?modelo=${key}#resposta`}
              data-template={text}
              data-subject={subject}
              size="small"
            />
          </li>
        ))}
      </ul>
      <PostForm action={`/mensagens/${id}/resposta`} className="grid gap-4" data-answer version={version}>
        <TextField label="Assunto do e-mail" {...field('assunto')} maxLength={200} />
        <TextAreaField
          label="Resposta"
          name="texto"
          rows={9}
          required
          maxLength={10_000}
          defaultValue={answer.text}
          data-draft={messageItemPath(id)}
          hint="O texto fica salvo com a mensagem. O que está entre colchetes é para completar."
        />
        <p data-draft-state className="min-h-5 text-label text-muted" aria-live="polite">
          {draftSavedAt !== undefined && (
            <>
              Rascunho salvo em <Moment at={draftSavedAt} />
            </>
          )}
        </p>
        {unfilled.length > 0 && <CheckField label="Enviar assim mesmo, com os colchetes" name="assim" value="sim" />}
        <AlsoAnswered messages={details.samePerson.messages} />
        {nextId !== undefined && (
          <CheckField name="proxima" value="sim" isChecked={view.opensNext}>
            Responder e próxima: depois desta, abrir a seguinte da nossa vez
          </CheckField>
        )}
        <AnswerChannels view={view} />
      </PostForm>
    </Section>
  )
}

function AlsoAnswered({ messages }: { messages: MessageView['details']['samePerson']['messages'] }) {
  const openMessages = messages.filter(({ turn }) => turn === 'ours' || turn === 'theirs')
  if (openMessages.length === 0) return null
  return (
    <fieldset className="grid">
      <legend className="text-label text-muted">Esta resposta vale também para, da mesma pessoa:</legend>
      {openMessages.map(({ id, version, subject, turn, created_at: arrivedAt }) => (
        <CheckField key={id} name="tambem" value={`${id}.${version}`}>
          nº {id}, {subject}, <Moment at={arrivedAt} /> ({turnNames[turn]})
        </CheckField>
      ))}
    </fieldset>
  )
}

function AnswerChannels({ view: { details, canMail } }: { view: MessageView }) {
  const { email, phone } = details.message
  const { whatsapp } = answerLinks({ email, phone }, { subject: '', text: '' })
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-3">
      {phone !== null && whatsapp && (
        <Submit label="Abrir no WhatsApp" look="whatsapp" name="via" value="whatsapp" data-phone={phone} />
      )}
      {email !== null && canMail && <Submit label="Enviar por e-mail" look="primary" name="via" value="smtp" />}
      {email !== null && <Submit label="Abrir no meu e-mail" name="via" value="email" data-email={email} />}
      <Submit label="Respondi por telefone" look="plain" name="via" value="telefone" />
      <Submit label="Respondi no balcão" look="plain" name="via" value="balcao" />
    </div>
  )
}

function MessageSidebar({ view }: { view: MessageView }) {
  const { message } = view.details
  const { id, version, turn, remind_on: remindOn } = message
  const actions = actionsOf(turn).filter((action) => action !== 'answer')
  return (
    <aside className="grid content-start gap-6" aria-label="Sobre a mensagem">
      <DetailList
        facts={[
          ...senderFields.map((field): [string, ReactNode] => [contactLabels[field], senderFact(field, message)]),
          ['Veio por', originText(view)],
          ['Chegou', <Moment key="arrivedAt" at={message.created_at} />],
        ]}
      />
      <PostForm action={`/mensagens/${id}/ato`} className="flex flex-wrap gap-2" version={version}>
        <ActionButtons actions={actions} />
      </PostForm>
      <InCharge view={view} />
      {canRemind(turn) && <ReminderForm action={`/mensagens/${id}/ato`} version={version} remindOn={remindOn} />}
      <SamePerson view={view} />
      <DataRequestForm view={view} />
    </aside>
  )
}

function senderFact(field: (typeof senderFields)[number], message: MessageView['details']['message']): ReactNode {
  const { [field]: value } = message
  if (value === null || (field !== 'phone' && field !== 'email')) return value
  const href = field === 'phone' ? phoneUrl(value) : `mailto:${encodeURIComponent(value)}`
  return <TextLink href={href} className="wrap-anywhere" label={value} />
}

/** The way a message came. One from a proposal's link is stored under the way to answer it, but it came by the link. */
function originText({ details: { message }, proposals }: MessageView): string {
  const linkedProposal = proposals.find(({ contactId }) => contactId !== message.id)
  return linkedProposal ? `link da proposta ${linkedProposal.name}` : originNames[message.origin]
}

function InCharge({ view: { details, persons, me } }: { view: MessageView }) {
  const { id, version, in_charge: inCharge } = details.message
  const names = personNames(persons)
  return (
    <PostForm action={`/mensagens/${id}/ato`} className="grid gap-2" version={version} hidden={{ ato: 'passar' }}>
      <FilterSelect label="Com quem está" name="pessoa" value={inCharge ?? ''} none="ninguém" of={names} />
      <span className="flex flex-wrap gap-2">
        <Submit label="Passar" size="small" />
        {inCharge !== me.id && <Submit label="Fico com ela" size="small" name="pessoa" value={me.id} />}
      </span>
    </PostForm>
  )
}

function SamePerson({ view: { details } }: { view: MessageView }) {
  const { messages, reviews } = details.samePerson
  if (messages.length + reviews.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-label font-medium text-muted">Da mesma pessoa</h2>
      <ul className="grid gap-1 text-small">
        {messages.map(({ id, subject, created_at: arrivedAt, turn }) => (
          <li key={id}>
            <a href={`/mensagens/${id}`} className="block min-h-11 py-1 text-brand-deep hover:underline">
              {subject}
              <span className="block text-label text-muted">
                <Moment at={arrivedAt} />, {turnNames[turn]}
              </span>
            </a>
          </li>
        ))}
        {reviews.map(({ id, title, rating, created_at: arrivedAt }) => (
          <li key={`review ${id}`} className="py-1">
            Avaliação {rating}/5: {title}
            <span className="block text-label text-muted">
              <Moment at={arrivedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const dataRequestLabel = 'Pedido da pessoa sobre os seus dados (LGPD)'

function DataRequestForm({ view }: { view: MessageView }) {
  const { name, email, phone, created_at: arrivedAt } = view.details.message
  if (email === null && phone === null) return null
  const hidden = { name, email: email ?? '', phone: phone ?? '', receivedOn: brasiliaDay(arrivedAt) }
  return (
    <PostForm action="/dados-pessoais" hidden={hidden} className="grid gap-2">
      <FilterSelect label={dataRequestLabel} name="kind" value="eliminacao" of={dataRequestNames} />
      <Submit label="Abrir pedido" size="small" className="justify-self-start" />
    </PostForm>
  )
}

export function MessagePage({ view }: { view: MessageView }) {
  const { details, promise, isOurs, openBy, mentioned, programLink } = view
  const { id, subject, message, phone, turn } = details.message
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]" data-item-path={messageItemPath(id)}>
      <div className="grid content-start gap-8">
        <p className="flex flex-wrap items-center gap-3 text-small">
          <TextLink href="/mensagens">Mensagens</TextLink>
          <span className="text-muted">nº {id}</span>
          <TurnBadge turn={turn} isOurs={isOurs} promise={promise} />
          {promise && <span className={promise.isLate ? 'font-medium text-signal' : 'text-muted'}>{promise.text}</span>}
          {/* On narrow screens the column with the telephone number stands below everything; here the number is at
              hand. */}
          <span className="xl:hidden empty:hidden">
            {phone !== null && <TextLink href={phoneUrl(phone)}>{phone}</TextLink>}
          </span>
          {view.nextId !== undefined && (
            <TextLink href={`/mensagens/${view.nextId}`} className="min-h-11" label="Próxima da nossa vez" />
          )}
        </p>
        <p
          data-presence
          aria-live="polite"
          className="rounded border border-signal bg-signal-tint px-4 py-2 text-small empty:hidden"
        >
          {openBy.length > 0 && `Também está aberta por ${openBy.join(', ')}.`}
        </p>
        {programLink && <ProgramLinkBox {...programLink} />}
        <section aria-label="A mensagem" className="rounded border border-rule bg-sheet p-4 md:p-5">
          <h2 className="mb-2 font-semibold">{subject}</h2>
          <p className="max-w-prose break-words whitespace-pre-wrap">{message}</p>
        </section>
        <MentionedProducts products={mentioned} />
        <Proposals id={id} proposals={view.proposals} today={view.today} />
        <Timeline details={details} canTakeBack />
        <AnswerForm view={view} />
        <NoteForm id={id} draft={view.noteDraft} />
      </div>
      <MessageSidebar view={view} />
    </div>
  )
}

function MentionedProducts({ products }: { products: MessageView['mentioned'] }) {
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
              className="grid min-h-11 grid-cols-[5rem_minmax(0,14rem)] items-center gap-3 rounded border border-rule bg-sheet p-2 hover:border-brand"
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

function Proposals({ id, proposals, today }: { id: number; proposals: MessageView['proposals']; today: string }) {
  return (
    <section aria-label="Propostas" className="flex flex-wrap items-center gap-3 text-small">
      {proposals.map(({ id: proposalId, name, ...proposal }) => (
        <ButtonLink key={proposalId} href={`/propostas/${proposalId}`} look="plain">
          {name} <ProposalBadge proposal={proposal} today={today} />
        </ButtonLink>
      ))}
      <ButtonLink label="Fazer proposta" href={`/propostas/nova?mensagem=${id}`} />
    </section>
  )
}

/** The link that opens a stored answer in the person's program; a text too long for a link is offered to be copied. */
function ProgramLinkBox({ name, href, isWhole, text }: { name: string; href: string; isWhole: boolean; text: string }) {
  return (
    <div className="grid justify-items-start gap-3 rounded border border-rule-strong bg-sheet p-4 text-small">
      <p>
        {isWhole
          ? `A resposta está salva. Se o ${name} não abriu, abra por aqui:`
          : `A resposta é longa demais para ir dentro do link. Copie o texto, abra o ${name} e cole:`}
      </p>
      {!isWhole && (
        <p className="max-h-40 w-full overflow-auto rounded border border-rule p-3 whitespace-pre-wrap select-all">
          {text}
        </p>
      )}
      <ButtonLink label={`Abrir no ${name}`} href={href} target="_blank" rel="noopener" look="primary" />
    </div>
  )
}

function NoteForm({ id, draft }: { id: number; draft: string }) {
  return (
    <PostForm action={`/mensagens/${id}/nota`} className="grid justify-items-start gap-3 border-t border-rule pt-6">
      <TextAreaField
        label="Nota para a equipe"
        name="nota"
        rows={3}
        required
        maxLength={5000}
        className="w-full"
        defaultValue={draft}
        data-draft={noteItemPath(id)}
        hint="O cliente não vê."
      />
      <Submit label="Anotar" />
    </PostForm>
  )
}
