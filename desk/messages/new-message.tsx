import * as v from 'valibot'
import { contactLimits as most, emailText, optionalText, typedText } from '#domain/forms/text.ts'
import { origins, type Origin, originNames } from '#domain/desk/data-request.ts'
import { SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { typedField, PostForm, Submit } from '#desk/parts/form.tsx'
import { actor, sessionOf, type DeskApp, type RouteOptions } from '#desk/http/routes.ts'
import { faultsOf, formOf } from '#desk/http/form.ts'

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
  const field = typedField(typed, faults)
  return (
    <PostForm action="/mensagens/nova" className="grid max-w-2xl justify-items-start gap-4">
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <SelectField label="Veio por" {...field('origin')}>
          {outsideOrigins.map((origin) => (
            <option key={origin} value={origin}>
              {originNames[origin]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Assunto" {...field('subject')}>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </SelectField>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form: a person with a caller on the line starts to type */}
        <TextField label="Nome" {...field('name')} required autoFocus maxLength={most.name} />
        <TextField label="Empresa" {...field('company')} isOptional maxLength={most.company} />
        <TextField label="Telefone" {...field('phone')} isOptional inputMode="tel" maxLength={most.phone} />
        <TextField label="E-mail" {...field('email')} isOptional inputMode="email" maxLength={most.email} />
      </div>
      <TextAreaField
        label="O que pediu"
        {...field('message')}
        rows={5}
        required
        maxLength={most.message}
        className="w-full"
        data-draft="mensagens/nova"
      />
      <Submit label="Registrar" look="primary" />
    </PostForm>
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
    await store.drafts.save('mensagens/nova', sessionOf(context).person.id, '')
    return context.redirect(`/mensagens/${id}?feito=registrada`, 303)
  })
}
