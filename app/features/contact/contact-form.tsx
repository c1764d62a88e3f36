import { LoaderCircle } from 'lucide'
import { useEffect, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { insertRow } from '#app/browser/backend.ts'
import { paths } from '#app/paths.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { FormTrap, useFormMarks } from '#app/ui/form-marks.tsx'
import { showToast } from '#app/ui/toast.ts'
import { contactSubjects } from '#domain/forms/contact-subjects.ts'
import type { FieldErrors } from '#domain/forms/field-errors.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Checking is not needed to read the page: its code comes once the page is there. */
const loadCheck = () => import('./check-contact.ts')

const emptyForm = { name: '', company: '', email: '', phone: '', subject: '', message: '' }
type FieldName = keyof typeof emptyForm

/** 'Fale Conosco' (spec §2 'Contact', §4, §5, §8): what was typed is cleared on success only. */
export function ContactForm() {
  const { backend } = useSite()
  const [form, setForm] = useState(emptyForm)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSubmitting, setIsSubmitting] = useState(false)

  const marksOf = useFormMarks()

  useEffect(() => void loadCheck(), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting) return
    const element = event.currentTarget
    const { checkContact } = await loadCheck()
    const contact = checkContact(form)
    setErrors(contact.errors ?? {})
    if (!contact.value) {
      const first = Object.keys(emptyForm).find((name) => contact.errors[name])
      element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setIsSubmitting(true)
    try {
      await insertRow(backend, { table: 'contacts', row: contact.value, marks: marksOf(element) })
      setForm(emptyForm)
      showToast('Mensagem enviada com sucesso! Entraremos em contato em breve.')
    } catch {
      showToast('Erro ao enviar mensagem. Tente novamente.', { tone: 'destructive' })
    } finally {
      setIsSubmitting(false)
    }
  }

  const field = (name: FieldName) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4 sm:grid-cols-2">
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
        className="sm:col-span-2 sm:justify-self-start"
      >
        {isSubmitting && <Icon node={LoaderCircle} size={18} className="animate-spin" />}
        {isSubmitting ? 'Enviando...' : 'Enviar mensagem'}
      </Button>
    </form>
  )
}
