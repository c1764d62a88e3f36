import { TextLink } from '#desk/parts/text-link.tsx'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { contactLabels, contactLimits, reviewLabels, reviewLimits, senderFields } from '#domain/forms/text.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { CheckField } from '#desk/parts/check-field.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { Moment } from '#desk/parts/moment.tsx'
import { dataRequestNames, outsideStorages } from '#domain/desk/data-request.ts'
import type { DataRequest, PersonData } from '#server/store/personal-data.ts'
import { Fold } from '#desk/parts/fold.tsx'
import { DeadlineBadge } from './requests-page.tsx'

interface CorrectionProps {
  action: string
  /** The row's version; a correction of an older one is refused. */
  version: number
  button: string
  fields: readonly { name: string; label: string; maxLength: number; value: string | null; isOptional: boolean }[]
}

/** Corrects name and contact data of a message or a review; the text stays as its writer left it. */
function Correction({ action, version, button, fields }: CorrectionProps) {
  return (
    <Fold summary="Corrigir" className="mt-1">
      <PostForm action={action} className="mt-3 grid justify-items-start gap-3" version={version}>
        <div className="grid w-full gap-3 sm:grid-cols-2">
          {fields.map(({ name, value, ...field }) => (
            <TextField key={name} name={name} required={isName(name)} defaultValue={value ?? ''} {...field} />
          ))}
        </div>
        <Button type="submit" size="small">
          {button}
        </Button>
      </PostForm>
    </Fold>
  )
}

const isName = (field: string) => field === 'name' || field === 'customer_name'

interface RequestPageProps {
  request: DataRequest
  found: PersonData
  today: string
  /** The confirmation for the person at the end. */
  proof: string
  /** Whether the person may delete: administrators may. */
  canErase: boolean
  /** The names of the administrators, for persons who may not delete. */
  administrators: readonly string[]
}

/**
 * The page of a request: the person's data on the site, what was done, places outside the site, and texts for the
 * person.
 */
export function RequestPage({ request, found, today, proof, canErase, administrators }: RequestPageProps) {
  const { id, kind, name, email, phone, closed_at: closedAt } = request
  const isOpen = closedAt === null
  const isToErase =
    isOpen &&
    kind === 'eliminacao' &&
    found.messages.length + found.reviews.length + affectedProposals(found).length > 0
  return (
    <div className="grid max-w-4xl gap-8">
      <p className="flex flex-wrap items-center gap-3 text-small">
        <TextLink href="/dados-pessoais">Dados pessoais</TextLink>
        <span className="text-muted">
          nº {id}, {dataRequestNames[kind]}
        </span>
        <DeadlineBadge request={request} today={today} />
        <span className="break-all">{[name, email, phone].filter(Boolean).join(', ')}</span>
      </p>
      {isOpen && <FoundData request={request} found={found} />}
      {isToErase && canErase && <Erase request={request} found={found} />}
      {isToErase && !canErase && (
        <Step title="Apagar do site">
          <p className="text-small">
            Só quem administra a mesa apaga: {administrators.join(', ')}. Peça que abra este pedido, o nº {id}.
          </p>
        </Step>
      )}
      {request.outcome !== null && (
        <p role="status" className="rounded border border-rule bg-sheet p-4 text-small">
          Apagado do site: {countText(request.outcome.messages.length, request.outcome.reviews.length)}.
          {request.outcome.isOverwritten === false &&
            ' O disco ainda pode conter os bytes apagados; o banco de dados os sobrescreve a seu tempo.'}
        </p>
      )}
      {isOpen && <OutsideStorages request={request} />}
      <Step title="O que mandar à pessoa">
        {isToErase ? (
          <p className="text-small text-muted">O texto aparece aqui depois que os dados forem apagados.</p>
        ) : (
          <Proof request={request} proof={proof} />
        )}
      </Step>
    </div>
  )
}

function Proof({ request: { id, version, closed_at: closedAt }, proof }: { request: DataRequest; proof: string }) {
  return (
    <>
      <pre className="max-h-80 w-full overflow-auto rounded border border-rule bg-sheet p-4 font-sans text-small break-words whitespace-pre-wrap select-all">
        {proof}
      </pre>
      {closedAt === null && (
        <PostForm action={`/dados-pessoais/${id}/encerrar`} version={version}>
          <Button type="submit" look="primary" data-key="e">
            Respondi: encerrar o pedido
          </Button>
        </PostForm>
      )}
    </>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-start gap-3 border-t border-rule pt-6">
      <h2 className="text-lead font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function FoundData({ request: { id }, found }: { request: DataRequest; found: PersonData }) {
  const { messages, reviews, deliveries, mentions, proposals } = found
  return (
    <Step title="O que há no site">
      <p className="text-small">
        {countText(messages.length, reviews.length)}; e-mails e avisos sobre elas: {deliveries.length}.
      </p>
      <ul className="grid w-full gap-2">
        {messages.map(({ message }) => (
          <li key={message.id} className="rounded border border-rule bg-sheet p-3 text-small">
            <TextLink href={`/mensagens/${message.id}`}>Mensagem nº {message.id}</TextLink>,{' '}
            <Moment at={message.created_at} />: {message.subject}
            <Correction
              action={`/dados-pessoais/${id}/mensagens/${message.id}`}
              version={message.version}
              button={`Corrigir a mensagem nº ${message.id}`}
              fields={senderFields.map((name) => ({
                name,
                label: contactLabels[name],
                maxLength: contactLimits[name],
                value: message[name],
                isOptional: name !== 'name' && name !== 'email',
              }))}
            />
          </li>
        ))}
        {reviews.map((review) => (
          <li key={`r${review.id}`} className="rounded border border-rule bg-sheet p-3 text-small">
            <TextLink href={`/avaliacoes/${review.id}`}>Avaliação nº {review.id}</TextLink>,{' '}
            <Moment at={review.created_at} />: {review.title}
            <Correction
              action={`/dados-pessoais/${id}/avaliacoes/${review.id}`}
              version={review.version}
              button={`Corrigir a avaliação nº ${review.id}`}
              fields={(['customer_name', 'customer_email'] as const).map((name) => ({
                name,
                label: reviewLabels[name],
                maxLength: reviewLimits[name],
                value: review[name],
                isOptional: name === 'customer_email',
              }))}
            />
          </li>
        ))}
      </ul>
      {mentions.length > 0 && (
        <p className="text-small">
          Outras mensagens citam esta pessoa; leia e decida:{' '}
          {mentions.map(({ id: number }) => (
            <a key={number} href={`/mensagens/${number}`} className="mr-2 text-petrol-deep underline">
              nº {number}
            </a>
          ))}
        </p>
      )}
      {proposals.length > 0 && (
        <p className="text-small">
          Propostas a esta pessoa, ou que a citam:{' '}
          {proposals.map((proposal) => (
            <span key={proposal.id} className="mr-2">
              <TextLink href={`/propostas/${proposal.id}`}>
                nº {proposal.id}, {proposal.customer}
              </TextLink>{' '}
              ({erasureEffect(proposal)})
            </span>
          ))}
        </p>
      )}
      <span className="flex flex-wrap gap-3">
        <a href={`/dados-pessoais/${id}/dados.txt`} className={buttonClass({})}>
          Baixar para ler
        </a>
        <a href={`/dados-pessoais/${id}/dados.json`} className={buttonClass({ look: 'plain', size: 'inline' })}>
          Baixar em JSON
        </a>
      </span>
    </Step>
  )
}

/** The proposals that a deletion changes. */
function affectedProposals({ proposals }: PersonData): PersonData['proposals'] {
  return proposals.filter(({ isOwn, state }) => isOwn && state !== 'aceita')
}

/** What a deletion does to a proposal. */
function erasureEffect({ isOwn, state, sent_at: sentAt }: PersonData['proposals'][number]): string {
  if (!isOwn) return 'só cita; leia e decida'
  if (state === 'aceita') return 'aceita: fica pelo prazo que a lei manda'
  return sentAt === null ? 'rascunho: será apagado' : 'enviada: será anonimizada'
}

function Erase({ request: { id, version }, found }: { request: DataRequest; found: PersonData }) {
  return (
    <Step title="Apagar do site">
      <p className="max-w-prose text-small">
        Apaga o que está acima ({countText(found.messages.length, found.reviews.length)}), com notas, respostas,
        andamento e rascunhos. Das propostas à pessoa, os rascunhos são apagados, as enviadas perdem nome, e-mail,
        telefone e palavras, as aceitas ficam, e nenhum link delas abre mais. Não volta, nem com uma cópia de segurança.
        Separe antes o que a lei manda guardar.
      </p>
      <PostForm action={`/dados-pessoais/${id}/apagar`} className="grid justify-items-start gap-3" version={version}>
        <CheckField name="certeza" value="sim" isRequired>
          Confirmei que o pedido é da própria pessoa
        </CheckField>
        <Button type="submit">Apagar agora</Button>
      </PostForm>
    </Step>
  )
}

function OutsideStorages({ request: { id, version, ticked } }: { request: DataRequest }) {
  return (
    <Step title="Fora do site">
      <p className="text-small">O site não alcança estes lugares. Marque os que você já olhou.</p>
      <PostForm action={`/dados-pessoais/${id}/fora`} className="grid justify-items-start gap-1" version={version}>
        {keysOf(outsideStorages).map((place) => (
          <CheckField key={place} name="lugar" value={place} isChecked={ticked.includes(place)}>
            {outsideStorages[place]}
          </CheckField>
        ))}
        <Button type="submit" className="mt-2">
          Guardar
        </Button>
      </PostForm>
    </Step>
  )
}

function countText(messages: number, reviews: number): string {
  const words = [messages === 1 ? 'mensagem' : 'mensagens', reviews === 1 ? 'avaliação' : 'avaliações']
  return `${messages} ${words[0]} e ${reviews} ${words[1]}`
}
