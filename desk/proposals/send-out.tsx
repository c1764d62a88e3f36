import { Button } from '#app/ui/button.tsx'
import { TextAreaField, TextField, controlClass } from '#app/ui/form/field.tsx'
import { Moment } from '#desk/parts/facts.tsx'
import { PostForm, Submit, PostButton } from '#desk/parts/form.tsx'
import { TextLink, ButtonLink } from '#desk/parts/links.tsx'
import { Section, Fold } from '#desk/parts/section.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { erpSystems } from '#domain/proposal/out/proposal-sheets.ts'
import { revisionLetter } from '#domain/proposal/proposal-number.ts'
import type { AnswerKind } from '#domain/proposal/public-link.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import type { ProposalLink } from '#server/store/proposals.ts'
import type { ProposalView } from './proposal-view.ts'

const answerNames: Record<AnswerKind, string> = { accept: 'aceitou', ask: 'perguntou ou pediu uma mudança' }

/** The customer's answers at the link, with their messages. */
export function CustomerAnswers({ view: { details } }: { view: ProposalView }) {
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

/** The links for the customer: makes one, and ends existing ones. */
export function CustomerLinks({ view: { details, link, today, hasLinks } }: { view: ProposalView }) {
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
          {open.map((one) => (
            <OpenLink key={one.id} proposal={id} link={one} />
          ))}
        </ul>
      )}
      <PostButton action={`/propostas/${id}/link`} label={open.length > 0 ? 'Fazer outro link' : 'Fazer o link'} />
    </Section>
  )
}

function OpenLink({ proposal, link: { id, at, person, expiresOn } }: { proposal: number; link: ProposalLink }) {
  return (
    <li>
      <PostForm
        action={`/propostas/${proposal}/link/${id}/retirar`}
        className="flex flex-wrap items-center gap-3 text-small"
      >
        <span>
          Link de <Moment at={at} />, {person}: abre até {brazilianDay(expiresOn)}
        </span>
        <Submit label="Retirar" size="small" />
      </PostForm>
    </li>
  )
}

/** The form of an e-mail by the shop's mail server, with the document below the typed text. */
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

/** The e-mail with the document, and the text for the person's own WhatsApp or e-mail, to which it is attached by hand. */
export function SendOut({ view }: { view: ProposalView }) {
  const { message } = view
  if (!message) return null
  const { text, whatsapp, email } = message
  const ways = [
    { name: 'WhatsApp', link: whatsapp },
    { name: 'e-mail', link: email },
  ]
  return (
    <Section title="Enviar ao cliente" isDivided>
      <EmailForm view={view} />
      <label className="grid gap-1 text-label text-muted">
        O texto da proposta
        <textarea id="texto" readOnly rows={8} value={text} className={controlClass} />
      </label>
      <span className="flex flex-wrap items-center gap-3">
        {ways.map(
          ({ name, link }) =>
            link && (
              <ButtonLink
                label={link.isWhole ? `Abrir no ${name}` : `Abrir o ${name} e colar o texto`}
                key={name}
                href={link.href}
                target="_blank"
                rel="noopener"
                look={name === 'WhatsApp' ? 'whatsapp' : 'quiet'}
              />
            ),
        )}
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

/** Links to CSV files for the shop's ERP system, in which the sale continues. */
function ErpSheets({ id }: { id: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
      Planilha para o sistema da loja:
      {keysOf(erpSystems).map((system) => (
        <ButtonLink
          label={erpSystems[system]}
          key={system}
          href={`/propostas/${id}.csv?modelo=${system}`}
          look="plain"
          size="inline"
        />
      ))}
    </p>
  )
}
