import { Button, buttonClass } from '#app/ui/button.tsx'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { CheckField } from '#desk/parts/check-field.tsx'
import { answerLinks } from '#domain/desk/answer.ts'
import { turnNames } from '#domain/desk/turn.ts'
import { Moment } from '#desk/parts/moment.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { messageKey, type MessageView } from './message-view.ts'

/**
 * The form for an answer, with or without a template, sent by the person's WhatsApp or e-mail, by the site's mail
 * server, or given by voice.
 */
export function AnswerForm({ view }: { view: MessageView }) {
  const { file, answer, templates, draftFrom, canMail, unfilled, nextId, isGoingOn } = view
  const { id, version, email, phone, turn } = file.message
  if (turn === 'spam') return <p className="text-small text-muted">Para responder, diga antes que não é spam.</p>
  return (
    <section id="resposta" className="grid gap-4 scroll-mt-4">
      <h2 className="text-lead font-semibold">Responder</h2>
      <Unfilled places={unfilled} />
      <ul className="flex flex-wrap gap-2">
        {templates.map(({ key, title, subject, text }) => (
          <li key={key}>
            <a
              href={`/mensagens/${id}?modelo=${key}#resposta`}
              className={buttonClass({ size: 'small' })}
              data-template={text}
              data-subject={subject}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <PostForm action={`/mensagens/${id}/resposta`} className="grid gap-4" data-answer version={version}>
        <TextField
          label="Assunto do e-mail"
          name="assunto"
          maxLength={200}
          defaultValue={answer.subject}
          autoComplete="off"
        />
        <TextAreaField
          label="Resposta"
          name="texto"
          rows={9}
          required
          maxLength={10_000}
          defaultValue={answer.text}
          data-draft={messageKey(id)}
          hint="O texto fica guardado com a mensagem. O que está entre colchetes é para completar."
        />
        <p data-draft-state className="min-h-5 text-label text-muted" aria-live="polite">
          {draftFrom !== undefined && (
            <>
              Rascunho guardado em <Moment at={draftFrom} />
            </>
          )}
        </p>
        {unfilled.length > 0 && (
          <CheckField name="assim" value="sim">
            Enviar assim mesmo, com os colchetes
          </CheckField>
        )}
        <Others messages={file.samePerson.messages} />
        {nextId !== undefined && (
          <CheckField name="proxima" value="sim" isChecked={isGoingOn}>
            Responder e próxima: depois desta, abrir a seguinte da nossa vez
          </CheckField>
        )}
        <Ways email={email} phone={phone} canMail={canMail} />
      </PostForm>
    </section>
  )
}

/** Says that nothing was sent, because the text has unfilled [words]. */
function Unfilled({ places }: { places: readonly string[] }) {
  if (places.length === 0) return null
  return (
    <p role="alert" className="rounded border border-signal bg-signal-tint px-4 py-2 text-small">
      Nada foi enviado ainda: falta completar {places.join(', ')}. Complete abaixo e envie de novo.
    </p>
  )
}

/** The open messages of the same person, which one answer may answer too. */
function Others({ messages }: { messages: MessageView['file']['samePerson']['messages'] }) {
  const open = messages.filter(({ turn }) => turn === 'ours' || turn === 'theirs')
  if (open.length === 0) return null
  return (
    <fieldset className="grid">
      <legend className="text-label text-muted">Esta resposta vale também para, da mesma pessoa:</legend>
      {open.map(({ id, version, subject, turn, created_at: arrived }) => (
        <CheckField key={id} name="tambem" value={`${id}.${version}`}>
          nº {id}, {subject}, <Moment at={arrived} /> ({turnNames[turn]})
        </CheckField>
      ))}
    </fieldset>
  )
}

interface WaysProps {
  email: string | null
  phone: string | null
  canMail: boolean
}

/** The channels for answering this visitor, the most likely first. */
function Ways({ email, phone, canMail }: WaysProps) {
  const { whatsapp } = answerLinks({ email, phone }, { subject: '', text: '' })
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-3">
      {phone !== null && whatsapp && (
        <Button type="submit" look="whatsapp" name="via" value="whatsapp" data-phone={phone}>
          Abrir no WhatsApp
        </Button>
      )}
      {email !== null && canMail && (
        <Button type="submit" look="primary" name="via" value="smtp">
          Enviar por e-mail
        </Button>
      )}
      {email !== null && (
        <Button type="submit" name="via" value="email" data-email={email}>
          Abrir no meu e-mail
        </Button>
      )}
      <Button type="submit" look="plain" size="inline" name="via" value="telefone">
        Respondi por telefone
      </Button>
      <Button type="submit" look="plain" size="inline" name="via" value="balcao">
        Respondi no balcão
      </Button>
    </div>
  )
}
