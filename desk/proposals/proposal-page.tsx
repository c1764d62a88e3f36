import { Button } from '#app/ui/button.tsx'
import { TextAreaField, TextField, controlClass } from '#app/ui/form/field.tsx'
import { History, Moment, Sentences } from '#desk/parts/facts.tsx'
import { ChoiceField, PostButton, PostForm, ReminderForm, Submit } from '#desk/parts/form.tsx'
import { ButtonLink, PlainLink, TextLink } from '#desk/parts/links.tsx'
import { Fold, Section } from '#desk/parts/section.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { proposalActText } from '#domain/desk/acts.ts'
import { changesBetween } from '#domain/proposal/changes.ts'
import type { ProposalFault } from '#domain/proposal/faults.ts'
import { erpSystems } from '#domain/proposal/out/proposal-sheets.ts'
import { revisionLetter } from '#domain/proposal/proposal-number.ts'
import { type ProposalAct, actsIn, lossReasonText, lossReasons, turnOf } from '#domain/proposal/proposal-state.ts'
import type { AnswerKind } from '#domain/proposal/public-link.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import type { ProposalLink } from '#server/store/proposals.ts'
import { ProposalForm } from './proposal-form.tsx'
import { ProposalLines, TotalsList } from './proposal-lines.tsx'
import { ProposalBadge } from './proposal-list.tsx'
import type { ProposalView } from './proposal-view.ts'

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
      <History acts={history} words={proposalActText} />
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
            <Submit key={act} name="ato" value={act} look={act === 'accept' ? 'primary' : 'quiet'}>
              {actButtonLabels[act]}
            </Submit>
          ))}
        </PostForm>
      )}
      {acts.includes('lose') && <LoseForm id={id} version={version} />}
      {canUndo && (
        <PostButton action={`/propostas/${id}/desfazer`} version={version} look="plain">
          Desfazer a última mudança
        </PostButton>
      )}
      <PostButton action={`/propostas/${id}/copia`} label="Nova proposta igual a esta" look="plain" />
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

/** The page of a proposal: a form while it is a draft, then the sent revision, which only a new revision changes. */
export function ProposalPage({ view }: { view: ProposalView }) {
  const { details, faultsBeforeSending, differences } = view
  const { id, version, state, remindOn } = details.proposal
  const isDraft = state === 'rascunho'
  const isClosed = state === 'aceita' || state === 'perdida'
  return (
    <div className="grid gap-8">
      <ProposalHead view={view} />
      <CustomerAnswers view={view} />
      {differences && <Differences differences={differences} id={id} />}
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
      {!isClosed && <ReminderForm action={`/propostas/${id}/lembrete`} version={version} remindOn={remindOn} />}
      <ProposalHistory view={view} />
    </div>
  )
}

function ProposalHead({ view: { details, today } }: { view: ProposalView }) {
  const { proposal, content } = details
  const { id, state, validUntil, contactId, loss } = proposal
  const { institution, contact } = content.customer
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-3 text-small">
      <TextLink href="/propostas">Propostas</TextLink>
      <strong className="wrap-anywhere empty:hidden">{[institution, contact].filter(Boolean).join(' · ')}</strong>
      <ProposalBadge proposal={proposal} today={today} />
      {loss !== null && <span>{lossReasonText(loss)}</span>}
      <span className="text-muted">{turnOf(state, { validUntil, today })}</span>
      <span className="text-muted">válida até {brazilianDay(validUntil)}</span>
      {contactId !== null && <TextLink href={`/mensagens/${contactId}`}>mensagem nº {contactId}</TextLink>}
      {state !== 'rascunho' && <ButtonLink label="Baixar PDF" href={`/propostas/${id}.pdf`} download size="small" />}
      <ButtonLink label="Baixar CSV" href={`/propostas/${id}.csv`} look="plain" />
      <ButtonLink label="PDF para órgão público" href={`/propostas/${id}.pdf?modelo=lista`} download look="plain" />
      <ButtonLink label="CSV na ordem da lista" href={`/propostas/${id}.csv?modelo=lista`} look="plain" />
    </p>
  )
}

/** Says how another person's version of a draft differs from this person's, which the form contains. */
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
        Salvar grava o seu por cima. <PlainLink href={`/propostas/${id}`}>Deixar como está</PlainLink>
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
        {faults.map(({ place, text }) => (
          <li key={`${place} ${text}`}>
            <TextLink href={`#${anchorOf(place)}`}>{text}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function anchorOf(place: string): string {
  if (place === 'institution' || place === 'cnpj') return 'cliente'
  if (place === 'lines') return 'itens'
  return place === 'validUntil' ? 'condicoes' : `linha-${place}`
}

const answerNames: Record<AnswerKind, string> = { accept: 'aceitou', ask: 'perguntou ou pediu uma mudança' }

function CustomerAnswers({ view: { details } }: { view: ProposalView }) {
  const { answers } = details
  if (answers.length === 0) return null
  return (
    <section aria-label="Resposta do cliente" className="grid gap-1 rounded border border-brand bg-tint p-4 text-small">
      <h2 className="font-semibold">Resposta do cliente pelo link</h2>
      <ul className="grid gap-1">
        {answers.map(({ kind, at, revision, contactId }) => (
          <li key={`${at} ${kind}`}>
            O cliente {answerNames[kind]} em <Moment at={at} />, sobre a revisão {revisionLetter(revision)}.{' '}
            {contactId !== null && <TextLink href={`/mensagens/${contactId}`}>Ver a mensagem nº {contactId}</TextLink>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function CustomerLinks({ view: { details, link, today, hasLinks } }: { view: ProposalView }) {
  const { id, number } = details.proposal
  if (!hasLinks || !number) return null
  const open = details.links.filter(({ revokedAt, expiresOn }) => revokedAt === null && expiresOn >= today)
  return (
    <Section title="Link para o cliente" isDivided className="justify-items-start">
      {link !== undefined && (
        <p role="status" className="rounded border border-brand bg-tint p-4 text-small break-all">
          Copie agora, ele não aparece de novo: <strong>{link}</strong>
          <br />O texto abaixo já o traz.
        </p>
      )}
      <p className="max-w-prose text-small text-muted">
        O cliente abre a proposta sem senha, e aceita ou pergunta ali mesmo: a resposta chega como mensagem. O link
        mostra sempre a última revisão enviada.
      </p>
      {open.length > 0 && (
        <ul className="grid gap-2">
          {open.map((openLink) => (
            <OpenLink key={openLink.id} action={`/propostas/${id}/link/${openLink.id}/retirar`} link={openLink} />
          ))}
        </ul>
      )}
      <PostButton action={`/propostas/${id}/link`} label={open.length > 0 ? 'Fazer outro link' : 'Fazer o link'} />
    </Section>
  )
}

function OpenLink({ action, link: { at, person, expiresOn } }: { action: string; link: ProposalLink }) {
  return (
    <li>
      <PostForm action={action} className="flex flex-wrap items-center gap-3 text-small">
        <span>
          Link de <Moment at={at} />, {person}: abre até {brazilianDay(expiresOn)}
        </span>
        <Submit label="Retirar" size="small" />
      </PostForm>
    </li>
  )
}

function EmailForm({ view: { details, emailDraft } }: { view: ProposalView }) {
  if (!emailDraft) return null
  const { id, version } = details.proposal
  return (
    <Fold summary={`Enviar por e-mail com o documento, para ${details.content.customer.email}`}>
      <PostForm action={`/propostas/${id}/email`} className="grid max-w-prose gap-3" version={version}>
        <TextField label="Assunto" name="assunto" required maxLength={200} defaultValue={emailDraft.subject} />
        <TextAreaField label="Texto" name="texto" rows={6} required maxLength={5000} defaultValue={emailDraft.text} />
        <span>
          <Submit label="Enviar o e-mail" look="primary" />
        </span>
      </PostForm>
    </Fold>
  )
}

/** The e-mail with the document, and the text for own WhatsApp or e-mail, to which the document is attached by hand. */
function SendOut({ view }: { view: ProposalView }) {
  const { message } = view
  if (!message) return null
  const { text, whatsapp, email } = message
  const ways = [['WhatsApp', whatsapp] as const, ['e-mail', email] as const]
  return (
    <Section title="Enviar ao cliente" isDivided>
      <EmailForm view={view} />
      <label className="grid gap-1 text-label text-muted">
        O texto da proposta
        <textarea id="texto" readOnly rows={8} value={text} className={controlClass} />
      </label>
      <span className="flex flex-wrap items-center gap-3">
        {ways.map(([name, link]) => {
          const look = name === 'WhatsApp' ? 'whatsapp' : 'quiet'
          return link ? (
            <ButtonLink key={name} href={link.href} target="_blank" rel="noopener" look={look}>
              {link.isWhole ? `Abrir no ${name}` : `Abrir o ${name} e colar o texto`}
            </ButtonLink>
          ) : null
        })}
        <Button type="button" hidden data-copies="texto" aria-live="polite">
          Copiar o texto
        </Button>
        {!whatsapp && !email && (
          <span className="text-small text-muted">Sem telefone do Brasil nem e-mail: copie o texto acima.</span>
        )}
      </span>
      <ErpSheets id={view.details.proposal.id} />
      <p className="text-label text-muted">
        Pelo WhatsApp, anexe o PDF. O texto já traz todos os itens, preços e condições.
      </p>
    </Section>
  )
}

function ErpSheets({ id }: { id: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
      Planilha para o sistema da loja:
      {keysOf(erpSystems).map((system) => (
        <ButtonLink key={system} href={`/propostas/${id}.csv?modelo=${system}`} look="plain">
          {erpSystems[system]}
        </ButtonLink>
      ))}
    </p>
  )
}
