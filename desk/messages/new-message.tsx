import * as v from 'valibot'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { faultsOf, formOf } from '#desk/http/form.ts'
import { actor, sessionOf, type DeskApp, type DeskContext, type RouteOptions } from '#desk/http/routes.ts'
import { ChoiceField, PostForm, Submit, typedField } from '#desk/parts/form.tsx'
import { withNotice } from '#desk/shell/notices.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { originNames } from '#domain/desk/message-ways.ts'
import { contactLimits as most } from '#domain/forms/fields.ts'
import { emailText, optionalText, typedText } from '#domain/forms/typed-text.ts'

/** The ways by which a message reaches the shop outside the site, and is entered by a person. */
const { site: _site, ...outsideOrigins } = originNames

const notText = 'Texto inválido'

/**
 * A message that came by telephone, over the counter or to a person's own program: a name, a subject and what was asked
 * are enough.
 */
const newMessageSchema = v.object({
  origin: v.picklist(keysOf(outsideOrigins), 'Escolha por onde veio'),
  name: typedText({ minimum: 2, maximum: most.name }, 'Escreva o nome, com 2 letras ou mais'),
  company: optionalText(typedText({ maximum: most.company }, notText)),
  email: optionalText(emailText),
  phone: optionalText(typedText({ maximum: most.phone }, notText)),
  subject: typedText({ maximum: most.subject }, 'Escolha um assunto'),
  message: typedText({ minimum: 1, maximum: most.message, lines: true }, 'Escreva o que foi pedido'),
})

type Texts = Readonly<Record<string, string>>

/** The form for a message from outside the site, in the order of a call: who, how to reach them, what about. */
function NewMessage({ typed, faults, subjects }: { typed: Texts; faults: Texts; subjects: readonly string[] }) {
  const field = typedField(typed, faults)
  return (
    <PostForm action="/mensagens/nova" className="grid max-w-2xl justify-items-start gap-4">
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <ChoiceField label="Veio por" {...field('origin')} of={outsideOrigins} />
        <ChoiceField
          label="Assunto"
          {...field('subject')}
          of={Object.fromEntries(subjects.map((subject) => [subject, subject]))}
        />
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

/** Enters a message that came by telephone, over the counter, or to a person's own program. */
export function newMessageRoutes(app: DeskApp, { store, shop, show }: RouteOptions): void {
  const showForm = async (context: DeskContext, typed: Texts, faults?: Texts) => {
    const { subjects } = (await shop()).pages.contact.form
    const screen = <NewMessage typed={typed} faults={faults ?? {}} subjects={subjects} />
    return show(context, { title: 'Registrar mensagem', screen, status: faults ? 400 : 200, scripts: ['item'] })
  }

  app.get('/mensagens/nova', async (context) => {
    const draft = await store.typedTexts.find('mensagens/nova', sessionOf(context).person.id)
    return showForm(context, draft ? { message: draft.text } : {})
  })

  app.post('/mensagens/nova', async (context) => {
    const typed = await formOf(context)
    const form = v.safeParse(newMessageSchema, typed)
    if (!form.success) return showForm(context, typed, faultsOf(form.issues))
    const id = await store.messages.add(form.output, actor(context))
    await store.typedTexts.save('mensagens/nova', sessionOf(context).person.id, '')
    return context.redirect(withNotice(`/mensagens/${id}`, 'registrada'), 303)
  })
}
