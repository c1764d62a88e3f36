import { LoaderCircle } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'
import { insertRow } from '#app/browser/backend.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { SpamTrap, useFormHeaders } from '#app/ui/form/spam-trap.tsx'
import { useForm, type FormState } from '#app/ui/form/use-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { showFailure, showToast } from '#app/ui/toast.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { cartSizeText } from '#domain/cart/totals.ts'
import { checkForm, type CheckedForm } from '#domain/forms/checked-form.ts'
import { contactSchema, type Contact } from '#domain/forms/contact.ts'
import { contactLabels as labels, contactLimits as limits } from '#domain/forms/fields.ts'
import { paths } from '#domain/pages/paths.ts'
import { cartWithin } from '#domain/quote/cart-message.ts'
import { wellFormed } from '#domain/text/normalize.ts'
import { numberText } from '#domain/text/number-text.ts'

const cartSeparator = '\n\n'
/** Characters of the message that are reserved for an appended cart. */
const reservedLength = 1000

export const messageLimitWithCart = limits.message - cartSeparator.length - reservedLength

/** Checks the form. Out: the message with the cart appended, or an error where it leaves too little room for it. */
export function checkContact(form: unknown, attachment?: { cart: Cart; siteUrl: string }): CheckedForm<Contact> {
  const checked = checkForm(contactSchema, form)
  if (!checked.value || !attachment) return checked
  const { message } = checked.value
  if (message.length > messageLimitWithCart) {
    const limit = numberText(messageLimitWithCart)
    return { errors: { message: `Com o carrinho junto, use no máximo ${limit} caracteres` } }
  }
  const room = limits.message - message.length - cartSeparator.length
  // A note that was cut may end in half an emoji, which a message cannot hold.
  const cart = wellFormed(cartWithin(attachment.cart, room, attachment.siteUrl))
  return { value: { ...checked.value, message: `${message}${cartSeparator}${cart}` } }
}

export interface ContactCart {
  /** The cart that the visitor may append to the message; empty until it was read. */
  cart: Cart
  /** The form as it came back to whoever sent it without scripts. */
  initial?: FormState | undefined
}

/** The id of the part of the page at which the answer opens without scripts. */
const contactFormId = 'formulario'

/** The form 'Fale Conosco' (spec §2 'Contact', §4, §5, §8): the fields are cleared on success only. */
export function ContactForm({ subjects, cart, initial }: ContactCart & { subjects: readonly string[] }) {
  const { backend, siteUrl } = useSite()
  const [isAttached, setIsAttached] = useState(false)
  // Stays on the page after the toast is gone, until the next message is begun.
  const [isSent, setIsSent] = useState(false)
  const attachedCart = isAttached && cart.items.length > 0 ? { cart, siteUrl } : undefined
  const formHeadersOf = useFormHeaders()
  const isHydrated = useIsHydrated()
  const { field, isSubmitting, onSubmit } = useForm({
    initial,
    check: (texts) => checkContact(texts, attachedCart),
    send: (row, form) => insertRow(backend, 'contacts', row, formHeadersOf(form)),
    onSent: () => {
      setIsSent(true)
      showToast('Mensagem enviada com sucesso! Entraremos em contato em breve.')
    },
    onFailed: () => showFailure('Erro ao enviar mensagem. Tente novamente.'),
  })
  const control = (name: keyof typeof limits) => ({ label: labels[name], maxLength: limits[name], ...field(name) })

  return (
    <form
      id={contactFormId}
      method="post"
      action={paths.contact}
      onSubmit={onSubmit}
      onChange={() => setIsSent(false)}
      noValidate={isHydrated}
      className="grid gap-x-4 gap-y-3 sm:grid-cols-2"
    >
      <TextField {...control('name')} required autoComplete="name" minLength={2} />
      <TextField {...control('company')} isOptional autoComplete="organization" />
      <TextField {...control('email')} required type="email" autoComplete="email" />
      <TextField {...control('phone')} isOptional type="tel" autoComplete="tel" />
      <SelectField label={labels.subject} required className="sm:col-span-2" {...field('subject')}>
        <option value="">Selecione um assunto</option>
        {subjects.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </SelectField>
      <TextAreaField
        {...control('message')}
        required
        rows={3}
        minLength={10}
        maxLength={attachedCart ? messageLimitWithCart : limits.message}
        className="sm:col-span-2"
      />
      <SpamTrap />
      {cart.items.length > 0 && (
        <Checkbox
          className="gap-2 sm:col-span-2"
          label={`Enviar junto o carrinho: ${cartSizeText(cart)}`}
          checked={isAttached}
          onChange={({ target }) => setIsAttached(target.checked)}
        />
      )}
      <div className="sm:col-span-2">
        <Button type="submit" look="primary" size="large" disabled={isSubmitting} className="max-sm:w-full">
          {isSubmitting && <Icon node={LoaderCircle} size={18} className="animate-spin" />}
          {isSubmitting ? 'Enviando...' : 'Enviar mensagem'}
        </Button>
      </div>
      <AfterSending isSent={isSent} />
    </form>
  )
}

function AfterSending({ isSent }: { isSent: boolean }) {
  return (
    <>
      {isSent && (
        <p className="border-l-4 border-brand bg-tint px-5 py-4 sm:col-span-2">
          Mensagem recebida. A resposta vai para o e-mail ou o telefone que você informou.
        </p>
      )}
      <p className="text-label text-muted sm:col-span-2">
        Usamos estes dados apenas para responder à sua mensagem. Veja a{' '}
        <Link to={paths.privacy} className="underline">
          política de privacidade
        </Link>
        .
      </p>
    </>
  )
}
