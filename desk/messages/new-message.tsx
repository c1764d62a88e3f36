import * as v from 'valibot'
import { contactLimits as most, emailText, optionalText, typedText } from '#domain/forms/text.ts'
import { origins, type Origin, originNames } from '#domain/desk/data-request.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { actor, sessionOf } from '#desk/http/environment.ts'
import { faultsOf, formOf } from '#desk/http/form.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'

/** The ways by which a message reaches the shop outside the site, and is entered by a person. */
const outsideOrigins = origins.filter((origin): origin is Exclude<Origin, 'site'> => origin !== 'site')

const notText = 'Texto inválido'

/**
 * A message that came by telephone, over the counter or to a person's own program: a name, a subject and what was asked
 * are enough.
 */
const newMessageSchema = v.object({
  origin: v.picklist(outsideOrigins, 'Escolha por onde veio'),
  name: typedText({ minimum: 2, maximum: most.name }, 'Escreva o nome, com 2 letras ou mais'),
  company: optionalText(typedText({ maximum: most.company }, notText)),
  email: optionalText(emailText),
  phone: optionalText(typedText({ maximum: most.phone }, notText)),
  subject: typedText({ maximum: most.subject }, 'Escolha um assunto'),
  message: typedText({ minimum: 1, maximum: most.message, lines: true }, 'Escreva o que foi pedido'),
})

interface NewMessageProps {
  typed: Record<string, string>
  faults: Record<string, string>
  subjects: readonly string[]
}

/** The form for a message from outside the site, in the order of a call: who, how to reach them, what about. */
function NewMessage({ typed, faults, subjects }: NewMessageProps) {
  return (
    <PostForm action="/mensagens/nova" className="grid max-w-2xl justify-items-start gap-4">
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <SelectField label="Veio por" name="origin" defaultValue={typed.origin} error={faults.origin}>
          {outsideOrigins.map((origin) => (
            <option key={origin} value={origin}>
              {originNames[origin]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Assunto" name="subject" defaultValue={typed.subject} error={faults.subject}>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </SelectField>
        <Caller typed={typed} faults={faults} />
      </div>
      <TextAreaField
        label="O que pediu"
        name="message"
        rows={5}
        required
        maxLength={5000}
        defaultValue={typed.message}
        error={faults.message}
        className="w-full"
        data-draft="mensagens/nova"
      />
      <Button type="submit" look="primary">
        Registrar
      </Button>
    </PostForm>
  )
}

/** Name and contact of the person who asks. */
function Caller({ typed, faults }: Omit<NewMessageProps, 'subjects'>) {
  return (
    <>
      <TextField
        label="Nome"
        name="name"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form: a person with a caller on the line starts to type
        autoFocus
        maxLength={120}
        defaultValue={typed.name}
        error={faults.name}
        autoComplete="off"
      />
      <TextField
        label="Empresa"
        name="company"
        isOptional
        maxLength={160}
        defaultValue={typed.company}
        error={faults.company}
        autoComplete="off"
      />
      <TextField
        label="Telefone"
        name="phone"
        isOptional
        inputMode="tel"
        maxLength={40}
        defaultValue={typed.phone}
        error={faults.phone}
        autoComplete="off"
      />
      <TextField
        label="E-mail"
        name="email"
        isOptional
        inputMode="email"
        maxLength={254}
        defaultValue={typed.email}
        error={faults.email}
        autoComplete="off"
      />
    </>
  )
}

const title = 'Registrar mensagem'

/** Enters a message that came by telephone, over the counter, or to a person's own program. */
export function newMessageRoutes(app: DeskApp, { store, shop, show }: RouteOptions): void {
  const subjects = async () => (await shop()).pages.contact.form.subjects

  app.get('/mensagens/nova', async (context) => {
    const draft = await store.drafts.of('mensagens/nova', sessionOf(context).person.id)
    const typed = draft ? { message: draft.text } : {}
    const screen = <NewMessage typed={typed} faults={{}} subjects={await subjects()} />
    return show(context, { title, screen, scripts: ['message'] })
  })

  app.post('/mensagens/nova', async (context) => {
    const typed = await formOf(context)
    const form = v.safeParse(newMessageSchema, typed)
    if (!form.success) {
      const screen = <NewMessage typed={typed} faults={faultsOf(form.issues)} subjects={await subjects()} />
      return show(context, { title, screen, status: 400, scripts: ['message'] })
    }
    const id = await store.messages.add(form.output, actor(context))
    await store.drafts.keep('mensagens/nova', sessionOf(context).person.id, '')
    return context.redirect(`/mensagens/${id}?feito=registrada`, 303)
  })
}
