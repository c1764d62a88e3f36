import { LoaderCircle } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'
import { insertRow } from '#app/browser/backend.ts'
import { paths } from '#domain/pages/paths.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { FormTrap, useFormMarks } from '#app/ui/form/form-marks.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { linesText } from '#domain/cart/totals.ts'
import { contactLabels as labels, contactLimits as most } from '#domain/forms/limits.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Reading the page does not need the check: its code is loaded with the first key. */
const loadCheck = () => import('./check-contact.ts')
// A failure is ignored here: the code is loaded again when the form is sent.
const warmCheck = () => void loadCheck().catch(() => undefined)

const empty = { name: '', company: '', email: '', phone: '', subject: '', message: '' }

export interface ContactCart {
  /** The cart that the visitor may append to the message. */
  cart: Cart
  /** The name under which a cart may be stored that was not read yet; undefined once it was. */
  unreadCart?: string | undefined
}

interface ContactFormProps extends ContactCart {
  subjects: readonly string[]
}

/** Characters of the message that an appended cart may take. */
const cartRoom = 1000

/** 'Fale Conosco' (spec §2 'Contact', §4, §5, §8): the fields are cleared on success only. */
export function ContactForm({ subjects, cart, unreadCart }: ContactFormProps) {
  const { backend, brand, siteUrl } = useSite()
  const [isAlong, setIsAlong] = useState(false)
  const along = isAlong && cart.items.length > 0 ? { cart, siteUrl, room: cartRoom } : undefined
  const marksOf = useFormMarks()
  const { ref, field, isSubmitting, onSubmit } = useForm({
    empty,
    check: async (form) => (await loadCheck()).checkContact(form, along),
    send: (row, element) => insertRow(backend, { table: 'contacts', row, marks: marksOf(element) }),
    onSent: () => showToast('Mensagem enviada com sucesso! Entraremos em contato em breve.'),
    onFailed: () => showToast('Erro ao enviar mensagem. Tente novamente.', { tone: 'destructive' }),
  })

  return (
    // With method 'dialog' a submit before hydration sends nothing: the text stays in the fields and out of the
    // address.
    <form
      ref={ref}
      method="dialog"
      onSubmit={onSubmit}
      onChange={warmCheck}
      noValidate
      className="grid gap-x-4 gap-y-3 sm:grid-cols-2"
    >
      <TextField label={labels.name} autoComplete="name" maxLength={most.name} {...field('name')} />
      <TextField
        label={labels.company}
        isOptional
        autoComplete="organization"
        maxLength={most.company}
        {...field('company')}
      />
      <TextField label={labels.email} type="email" autoComplete="email" maxLength={most.email} {...field('email')} />
      <TextField
        label={labels.phone}
        isOptional
        type="tel"
        autoComplete="tel"
        maxLength={most.phone}
        {...field('phone')}
      />
      <SelectField label={labels.subject} className="sm:col-span-2" {...field('subject')}>
        <option value="">Selecione um assunto</option>
        {subjects.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </SelectField>
      <TextAreaField
        label={labels.message}
        rows={3}
        maxLength={along ? most.message - cartRoom - 2 : most.message}
        className="sm:col-span-2"
        {...field('message')}
      />
      <FormTrap />
      {(unreadCart !== undefined || cart.items.length > 0) && (
        // Where a cart is stored, its row has its place from the first paint: the button stays where it is.
        <div data-if-kept={unreadCart} className="needs-script min-h-11 sm:col-span-2">
          {cart.items.length > 0 && <CartAlong cart={cart} isAlong={isAlong} onChange={setIsAlong} />}
        </div>
      )}
      <div className="sm:col-span-2">
        <Button
          type="submit"
          look="primary"
          size="large"
          disabled={isSubmitting}
          className="needs-script max-sm:w-full"
        >
          {isSubmitting && <Icon node={LoaderCircle} size={18} className="animate-spin" />}
          {isSubmitting ? 'Enviando...' : 'Enviar mensagem'}
        </Button>
      </div>
      <PrivacyNote />
      <WithoutScripts email={brand.email.sales} />
    </form>
  )
}

function CartAlong({
  cart,
  isAlong,
  onChange,
}: {
  cart: Cart
  isAlong: boolean
  onChange: (isAlong: boolean) => void
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-small">
      <input
        type="checkbox"
        checked={isAlong}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-petrol"
      />
      Enviar junto o carrinho: {linesText(cart)}
    </label>
  )
}

function PrivacyNote() {
  return (
    <p className="text-label text-muted sm:col-span-2">
      Usamos estes dados apenas para responder à sua mensagem. Veja a{' '}
      <Link to={paths.privacy} className="underline">
        política de privacidade
      </Link>
      .
    </p>
  )
}

function WithoutScripts({ email }: { email: string }) {
  return (
    <noscript>
      <p className="sm:col-span-2">
        O formulário precisa de JavaScript. Escreva para{' '}
        <a href={`mailto:${email}`} className="underline">
          {email}
        </a>{' '}
        ou chame no WhatsApp, nesta página.
      </p>
    </noscript>
  )
}
