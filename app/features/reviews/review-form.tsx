import { Star } from 'lucide'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { insertRow } from '#app/browser/backend.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { SpamTrap, useFormHeaders } from '#app/ui/form/spam-trap.tsx'
import { textsOf, useForm, type FormState } from '#app/ui/form/use-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { showFailure, showToast } from '#app/ui/toast.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { checkForm } from '#domain/forms/checked-form.ts'
import { reviewLimits as limits } from '#domain/forms/fields.ts'
import { reviewOf, reviewSchema } from '#domain/forms/review.ts'
import { paths } from '#domain/pages/paths.ts'
import { counted } from '#domain/text/number-text.ts'

interface ReviewFormProps {
  productId: string
  productName: string
  /** The texts typed before: in a dialog that was closed, or in the form as it came back from the server. */
  initial?: FormState | undefined
  onType?: (texts: Record<string, string>) => void
  onSent: () => void
}

const requiredFields = ['rating', 'customer_name', 'title', 'comment']

/** The form of a review (spec §4 'Review dialog', §5, §7). A failure keeps the form; success resets it. */
export function ReviewForm({ productId, productName, initial, onType, onSent }: ReviewFormProps) {
  const { backend } = useSite()
  const formHeadersOf = useFormHeaders()
  const isHydrated = useIsHydrated()
  const { field, isSubmitting, onSubmit } = useForm({
    initial,
    check: (texts) => checkForm(reviewSchema, reviewOf(texts, productId)),
    onRefused: (fieldErrors) =>
      showFailure(
        'Erro',
        requiredFields.some((name) => fieldErrors[name])
          ? 'Por favor, preencha todos os campos obrigatórios.'
          : 'Verifique os campos destacados.',
      ),
    send: (row, form) => insertRow(backend, 'product_reviews', row, formHeadersOf(form)),
    onSent: () => {
      onSent()
      showToast('Avaliação enviada!', 'Obrigado pela sua avaliação. Ela será exibida em breve.')
    },
    onFailed: () => showFailure('Erro', 'Houve um erro ao enviar sua avaliação. Tente novamente.'),
  })
  const control = (name: keyof typeof limits) => ({ maxLength: limits[name], ...field(name) })

  return (
    <form
      method="post"
      action={paths.review(productId)}
      onSubmit={onSubmit}
      onChange={({ currentTarget }) => onType?.(textsOf(currentTarget))}
      noValidate={isHydrated}
      className="grid gap-4"
    >
      <p className="font-medium">{productName}</p>
      <StarInput {...field('rating')} />
      <TextField {...control('customer_name')} label="Nome" required autoComplete="name" />
      <TextField {...control('title')} label="Título" required />
      <TextAreaField {...control('comment')} label="Comentário" required rows={4} />
      <TextField
        {...control('customer_email')}
        label="E-mail"
        isOptional
        type="email"
        autoComplete="email"
        hint="Não é publicado."
      />
      <SpamTrap />
      <p className="text-label text-muted">
        A avaliação é lida antes de ser publicada. Veja a{' '}
        <Link to={paths.privacy} className="underline">
          política de privacidade
        </Link>
        .
      </p>
      <Button type="submit" look="primary" disabled={isSubmitting}>
        {isSubmitting ? 'Enviando...' : 'Enviar avaliação'}
      </Button>
    </form>
  )
}

/** The stars: five radio buttons (spec §4 'Review dialog'); without scripts, styles fill them up to the checked one. */
function StarInput({ name, defaultValue, error, onChange }: ReturnType<ReturnType<typeof useForm>['field']>) {
  const id = useId()
  const [chosenStars, setChosenStars] = useState(Number(defaultValue ?? 0))
  const [previewedStars, setPreviewedStars] = useState(0)
  const visibleStars = previewedStars || chosenStars
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-small font-medium">Sua nota</legend>
      <div className="flex" onPointerLeave={() => setPreviewedStars(0)}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            onPointerEnter={() => setPreviewedStars(star)}
            className="cursor-pointer rounded p-1.5 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={star}
              required
              defaultChecked={chosenStars === star}
              onChange={() => {
                setChosenStars(star)
                onChange()
              }}
              className="sr-only"
              aria-label={counted(star, 'estrela', 'estrelas')}
            />
            <Icon
              node={Star}
              size={26}
              fill={star <= visibleStars ? 'currentColor' : 'none'}
              className={classNames(
                'in-[label:has(:checked)]:text-brand in-[label:has(~label_:checked)]:text-brand',
                star <= visibleStars ? 'text-brand' : 'text-rule-strong',
              )}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-small text-signal">
          {error}
        </p>
      )}
    </fieldset>
  )
}
