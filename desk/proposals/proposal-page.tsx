import { Moment, Sentences } from '#desk/parts/facts.tsx'
import { ChoiceField, PostForm, Submit, PostButton, ReminderForm } from '#desk/parts/form.tsx'
import { TextLink, ButtonLink } from '#desk/parts/links.tsx'
import { Section } from '#desk/parts/section.tsx'
import { proposalActText } from '#domain/desk/acts.ts'
import { changesBetween } from '#domain/proposal/changes.ts'
import type { ProposalFault } from '#domain/proposal/faults.ts'
import { revisionLetter } from '#domain/proposal/proposal-number.ts'
import { lossReasons, lossReasonText, actsIn, type ProposalAct, turnOf } from '#domain/proposal/proposal-state.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { ProposalForm } from './proposal-form.tsx'
import { ProposalLines, TotalsList } from './proposal-lines.tsx'
import { ProposalBadge } from './proposal-list.tsx'
import type { ProposalView } from './proposal-view.ts'
import { CustomerAnswers, CustomerLinks, SendOut } from './send-out.tsx'

/** The sent revisions, each with its changes since the one before, and the history. */
function ProposalHistory({ view: { details } }: { view: ProposalView }) {
  const { revisions, history, proposal } = details
  return (
    <div className="grid gap-6 border-t border-rule pt-6">
      {revisions.length > 0 && (
        <Section title="Revisões enviadas" className="text-small">
          <ol className="grid gap-3">
            {revisions.map(({ revision, at, person, content }, index) => {
              const previous = revisions[index - 1]
              return (
                <li key={`${revision} ${at}`}>
                  <a
                    href={`/propostas/${proposal.id}.pdf?revisao=${revision}`}
                    download
                    className="inline-flex min-h-6 items-center font-medium text-brand-deep underline underline-offset-4 touch:min-h-11"
                  >
                    Revisão {revisionLetter(revision)}
                  </a>{' '}
                  <span className="text-muted">
                    <Moment at={at} />, {person}
                  </span>
                  {previous && <Sentences of={orNone(changesBetween(previous.content, content))} />}
                </li>
              )
            })}
          </ol>
        </Section>
      )}
      <ol aria-label="Histórico" className="grid gap-1 text-label text-muted">
        {history.map(({ at, person, ...entry }) => (
          <li key={`${at} ${entry.act}`}>
            <Moment at={at} /> · {person} {proposalActText(entry)}
          </li>
        ))}
      </ol>
    </div>
  )
}

const orNone = (changes: readonly string[]) => (changes.length === 0 ? ['Sem mudanças.'] : changes)

const actButtonLabels: Record<Exclude<ProposalAct, 'send' | 'lose'>, string> = {
  answer: 'O cliente respondeu',
  revise: 'Fazer uma revisão',
  accept: 'Aceita pelo cliente',
  reopen: 'Reabrir',
}

/** Buttons for what happens to a proposal once it is sent: answered, accepted, lost …; the form has the one that sends. */
function ProposalActs({ view: { details, canUndo } }: { view: ProposalView }) {
  const { id, version, state } = details.proposal
  const acts = actsIn(state)
  const otherActs = acts.filter((act) => act !== 'send' && act !== 'lose')
  return (
    <section
      aria-label="O que aconteceu com a proposta"
      className="flex flex-wrap items-end gap-4 border-t border-rule pt-6"
    >
      {otherActs.length > 0 && (
        <PostForm action={`/propostas/${id}/ato`} className="flex flex-wrap gap-3" version={version}>
          {otherActs.map((act) => (
            <Submit
              label={actButtonLabels[act]}
              key={act}
              name="ato"
              value={act}
              look={act === 'accept' ? 'primary' : 'quiet'}
            />
          ))}
        </PostForm>
      )}
      {acts.includes('lose') && <LoseForm id={id} version={version} />}
      {canUndo && (
        <PostButton
          action={`/propostas/${id}/desfazer`}
          version={version}
          label="Desfazer a última mudança"
          look="plain"
          size="inline"
        />
      )}
      <PostButton action={`/propostas/${id}/copia`} label="Nova proposta igual a esta" look="plain" size="inline" />
    </section>
  )
}

function LoseForm({ id, version }: { id: number; version: number }) {
  return (
    <PostForm action={`/propostas/${id}/ato`} className="flex flex-wrap items-end gap-3" version={version}>
      <ChoiceField label="Perdida: por quê?" name="motivo" required defaultValue="" none="Escolha" of={lossReasons} />
      <Submit label="Marcar como perdida" name="ato" value="lose" />
    </PostForm>
  )
}

/**
 * The page of a proposal: a form while it is a draft; afterwards the sent revision, which only a new revision changes.
 */
export function ProposalPage({ view }: { view: ProposalView }) {
  const { details, faultsBeforeSending, differences } = view
  const isDraft = details.proposal.state === 'rascunho'
  return (
    <div className="grid gap-8">
      <ProposalHead view={view} />
      <CustomerAnswers view={view} />
      {differences && <Differences differences={differences} id={details.proposal.id} />}
      {isDraft && faultsBeforeSending.length > 0 && <MissingBeforeSending faults={faultsBeforeSending} />}
      {isDraft ? (
        <ProposalForm view={view} />
      ) : (
        <section aria-label="O que foi enviado" className="grid gap-4">
          <ProposalLines proposal={details.content} />
          <TotalsList proposal={details.content} />
        </section>
      )}
      <CustomerLinks view={view} />
      <SendOut view={view} />
      <ProposalActs view={view} />
      <ProposalReminder view={view} />
      <ProposalHistory view={view} />
    </div>
  )
}

function ProposalHead({ view: { details, today } }: { view: ProposalView }) {
  const { proposal } = details
  const { id, state, validUntil, contactId, loss } = proposal
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-3 text-small">
      <TextLink href="/propostas">Propostas</TextLink>
      <ProposalBadge proposal={proposal} today={today} />
      {loss !== null && <span>{lossReasonText(loss)}</span>}
      <span className="text-muted">{turnOf(state, { validUntil, today })}</span>
      <span className="text-muted">válida até {brazilianDay(validUntil)}</span>
      {contactId !== null && <TextLink href={`/mensagens/${contactId}`}>mensagem nº {contactId}</TextLink>}
      {state !== 'rascunho' && <ButtonLink label="Baixar PDF" href={`/propostas/${id}.pdf`} download size="small" />}
      <ButtonLink label="Baixar CSV" href={`/propostas/${id}.csv`} look="plain" size="inline" />
      <ButtonLink
        label="PDF para órgão público"
        href={`/propostas/${id}.pdf?modelo=lista`}
        download
        look="plain"
        size="inline"
      />
      <ButtonLink label="CSV na ordem da lista" href={`/propostas/${id}.csv?modelo=lista`} look="plain" size="inline" />
    </p>
  )
}

/**
 * Shown when two persons changed a draft: the form contains this person's version, and this panel says how the other
 * one's differs.
 */
function Differences({ differences, id }: { differences: readonly string[]; id: number }) {
  return (
    <section
      role="alert"
      aria-label="Duas pessoas ao mesmo tempo"
      className="grid gap-2 rounded border border-signal bg-signal-tint p-4 text-small"
    >
      <p>
        Outra pessoa salvou esta proposta enquanto ela estava aberta aqui. O formulário tem o seu, e nada foi gravado
        ainda. Na proposta salva, em relação ao seu:
      </p>
      <Sentences of={differences} />
      <p>
        Salvar grava o seu por cima.{' '}
        <a href={`/propostas/${id}`} className="underline underline-offset-4">
          Deixar como está
        </a>
      </p>
    </section>
  )
}

function MissingBeforeSending({ faults }: { faults: readonly ProposalFault[] }) {
  return (
    <section
      id="faltas"
      aria-label="Antes de enviar"
      className="grid scroll-mt-4 gap-1 rounded border border-rule-strong bg-sheet p-4 text-small"
    >
      <h2 className="font-semibold">Antes de enviar</h2>
      <ul className="grid">
        {faults.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <TextLink href={`#${anchorOf(at)}`}>{text}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The anchor of the part of the form (proposal-form.tsx) where a fault is corrected. */
function anchorOf(at: string): string {
  if (at === 'institution' || at === 'cnpj') return 'cliente'
  if (at === 'lines') return 'itens'
  return at === 'validUntil' ? 'condicoes' : `linha-${at}`
}

/** The reminder of a proposal; nothing once it is closed. */
function ProposalReminder({ view: { details } }: { view: ProposalView }) {
  const { id, version, state, remindOn } = details.proposal
  if (state === 'aceita' || state === 'perdida') return null
  return <ReminderForm action={`/propostas/${id}/lembrete`} version={version} remindOn={remindOn} />
}
