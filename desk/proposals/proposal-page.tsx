import { TextLink } from '#desk/parts/text-link.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/field.tsx'
import { actsIn, lossReasons, type ProposalAct, turnOf } from '#domain/proposal/proposal-state.ts'
import { Options } from '#desk/parts/filter-select.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import type { ProposalView } from './proposal-view.ts'
import { ReminderForm } from '#desk/parts/reminder-form.tsx'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import type { ProposalFault } from '#domain/proposal/faults.ts'
import { CustomerAnswers, CustomerLinks, SendOut } from './send-out.tsx'
import { ProposalBadge } from './proposal-badge.tsx'
import { ProposalForm } from './proposal-form.tsx'
import { ProposalLines, TotalsList } from './proposal-lines.tsx'
import { ProposalHistory } from './proposal-history.tsx'

const actNames: Record<Exclude<ProposalAct, 'send' | 'lose'>, string> = {
  answer: 'O cliente respondeu',
  revise: 'Fazer uma revisão',
  accept: 'Aceita pelo cliente',
  reopen: 'Reabrir',
}

/**
 * Buttons for what happens to a proposal after it was sent (answered, accepted, lost …); the form itself has the button
 * that sends it.
 */
function ProposalActs({ view: { file, canUndo } }: { view: ProposalView }) {
  const { id, version, state } = file.proposal
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
            <Button key={act} type="submit" name="ato" value={act} look={act === 'accept' ? 'primary' : 'quiet'}>
              {actNames[act]}
            </Button>
          ))}
        </PostForm>
      )}
      {acts.includes('lose') && <LoseForm id={id} version={version} />}
      {canUndo && (
        <PostForm action={`/propostas/${id}/desfazer`} version={version}>
          <Button type="submit" look="plain" size="inline">
            Desfazer a última mudança
          </Button>
        </PostForm>
      )}
      <PostForm action={`/propostas/${id}/copia`}>
        <Button type="submit" look="plain" size="inline">
          Nova proposta igual a esta
        </Button>
      </PostForm>
    </section>
  )
}

function LoseForm({ id, version }: { id: number; version: number }) {
  return (
    <PostForm action={`/propostas/${id}/ato`} className="flex flex-wrap items-end gap-3" version={version}>
      <SelectField label="Perdida: por quê?" name="motivo" required defaultValue="">
        <option value="" disabled>
          Escolha
        </option>
        <Options of={lossReasons} />
      </SelectField>
      <Button type="submit" name="ato" value="lose">
        Marcar como perdida
      </Button>
    </PostForm>
  )
}

/**
 * The page of a proposal: a form while it is a draft; afterwards the sent revision, which only a new revision changes.
 */
export function ProposalPage({ view }: { view: ProposalView }) {
  const { file, unsettled, differences } = view
  const isDraft = file.proposal.state === 'rascunho'
  return (
    <div className="grid gap-8">
      <Head view={view} />
      <CustomerAnswers view={view} />
      {differences && <Differences differences={differences} id={file.proposal.id} />}
      {isDraft && unsettled.length > 0 && <MissingBeforeSending faults={unsettled} />}
      {isDraft ? (
        <ProposalForm view={view} />
      ) : (
        <section aria-label="O que foi enviado" className="grid gap-4">
          <ProposalLines lines={file.content.lines} />
          <TotalsList proposal={file.content} />
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

function Head({ view: { file, today } }: { view: ProposalView }) {
  const { proposal } = file
  const { id, state, validUntil, contactId, loss } = proposal
  const reason = loss === null ? undefined : Object.entries(lossReasons).find(([key]) => key === loss)?.[1]
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-3 text-small">
      <TextLink href="/propostas">Propostas</TextLink>
      <ProposalBadge proposal={proposal} today={today} />
      {reason !== undefined && <span>{reason}</span>}
      <span className="text-muted">{turnOf(state, { validUntil, today })}</span>
      <span className="text-muted">válida até {brazilianDay(validUntil)}</span>
      {contactId !== null && <TextLink href={`/mensagens/${contactId}`}>mensagem nº {contactId}</TextLink>}
      {state !== 'rascunho' && (
        <a href={`/propostas/${id}.pdf`} download className={buttonClass({ size: 'small' })}>
          Baixar PDF
        </a>
      )}
      <a href={`/propostas/${id}.csv`} className={buttonClass({ look: 'plain', size: 'inline' })}>
        Baixar CSV
      </a>
      <a href={`/propostas/${id}.pdf?modelo=lista`} download className={buttonClass({ look: 'plain', size: 'inline' })}>
        PDF para órgão público
      </a>
      <a href={`/propostas/${id}.csv?modelo=lista`} className={buttonClass({ look: 'plain', size: 'inline' })}>
        CSV na ordem da lista
      </a>
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
      <ul className="list-disc pl-6">
        {differences.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
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

/** The anchor of the field where a fault is corrected. */
function anchorOf(at: string): string {
  if (at === 'institution' || at === 'cnpj') return 'cliente'
  if (at === 'lines') return 'itens'
  return at === 'validUntil' ? 'condicoes' : `linha-${at}`
}

/** The reminder of a proposal; nothing once it is closed. */
function ProposalReminder({ view: { file } }: { view: ProposalView }) {
  const { id, version, state, remindOn } = file.proposal
  if (state === 'aceita' || state === 'perdida') return null
  return <ReminderForm action={`/propostas/${id}/lembrete`} version={version} remindOn={remindOn} />
}
