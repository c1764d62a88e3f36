import { LoaderCircle } from 'lucide'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { insertRow } from '#app/browser/backend.ts'
import { paths } from '#app/paths.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { FormTrap, useFormMarks } from '#app/ui/form-marks.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useForm } from '#app/ui/use-form.ts'
import { contactSubjects } from '#domain/forms/contact-subjects.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Checking is not needed to read the page: its code comes once the page is there. */
const loadCheck = () => import('./check-contact.ts')

const empty = { name: '', company: '', email: '', phone: '', subject: '', message: '' }

/** 'Fale Conosco' (spec §2 'Contact', §4, §5, §8): what was typed is cleared on success only. */
export function ContactForm() {
  const { backend, brand } = useSite()
  const marksOf = useFormMarks()
  const { ref, field, isSubmitting, onSubmit } = useForm({
    empty,
    check: async (form) => (await loadCheck()).checkContact(form),
    send: (row, element) => insertRow(backend, { table: 'contacts', row, marks: marksOf(element) }),
    onSent: () => showToast('Mensagem enviada com sucesso! Entraremos em contato em breve.'),
    onFailed: () => showToast('Erro ao enviar mensagem. Tente novamente.', { tone: 'destructive' }),
  })

  useEffect(() => {
    // What fails now is asked for again when the form is sent.
    loadCheck().catch(() => undefined)
  }, [])

  return (
    // 'dialog' sends nothing anywhere before the page answers: what was typed stays, and out of the address.
    <form ref={ref} method="dialog" onSubmit={onSubmit} noValidate className="grid gap-4 sm:grid-cols-2">
      <TextField label="Nome" autoComplete="name" maxLength={120} {...field('name')} />
      <TextField label="Empresa" isOptional autoComplete="organization" maxLength={160} {...field('company')} />
      <TextField label="E-mail" type="email" autoComplete="email" maxLength={254} {...field('email')} />
      <TextField label="Telefone" isOptional type="tel" autoComplete="tel" maxLength={40} {...field('phone')} />
      <SelectField label="Assunto" className="sm:col-span-2" {...field('subject')}>
        <option value="">Selecione um assunto</option>
        {contactSubjects.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </SelectField>
      <TextAreaField label="Mensagem" rows={6} maxLength={5000} className="sm:col-span-2" {...field('message')} />
      <FormTrap />
      <p className="text-label text-muted sm:col-span-2">
        Usamos estes dados apenas para responder à sua mensagem. Veja a{' '}
        <Link to={paths.privacy} className="underline">
          política de privacidade
        </Link>
        .
      </p>
      <Button
        type="submit"
        look="primary"
        size="large"
        disabled={isSubmitting}
        className="needs-script sm:col-span-2 sm:justify-self-start"
      >
        {isSubmitting && <Icon node={LoaderCircle} size={18} className="animate-spin" />}
        {isSubmitting ? 'Enviando...' : 'Enviar mensagem'}
      </Button>
      <noscript>
        <p className="sm:col-span-2">
          O formulário precisa de JavaScript. Escreva para{' '}
          <a href={`mailto:${brand.email.sales}`} className="underline">
            {brand.email.sales}
          </a>{' '}
          ou chame no WhatsApp, ao lado.
        </p>
      </noscript>
    </form>
  )
}
