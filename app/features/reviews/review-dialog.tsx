import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { insertRow } from '#app/browser/backend.ts'
import { paths } from '#app/paths.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { FormTrap, useFormMarks } from '#app/ui/form-marks.tsx'
import { showToast } from '#app/ui/toast.ts'
import { checkForm, type FieldErrors } from '#domain/forms/field-errors.ts'
import { reviewSchema } from '#domain/forms/review.ts'
import { StarInput } from './star-input.tsx'

interface ReviewDialogProps {
  productId: string
  productName: string
  isOpen: boolean
  onClose: () => void
}

const emptyForm = { rating: 0, customer_name: '', title: '', comment: '', customer_email: '' }

/** 'Avalie este produto' (spec §4 'Review dialog', §5, §7). A failure keeps the form; success resets it. */
export function ReviewDialog({ productId, productName, isOpen, onClose }: ReviewDialogProps) {
  const { backend } = useSite()
  const [form, setForm] = useState(emptyForm)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSubmitting, setIsSubmitting] = useState(false)

  const marksOf = useFormMarks()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting) return
    const element = event.currentTarget
    const review = checkForm(reviewSchema, { ...form, product_id: productId })
    setErrors(review.errors ?? {})
    if (!review.value) {
      const isMissing = ['rating', 'customer_name', 'title', 'comment'].some((name) => review.errors[name])
      showToast('Erro', {
        text: isMissing ? 'Por favor, preencha todos os campos obrigatórios.' : 'Verifique os campos destacados.',
        tone: 'destructive',
      })
      return
    }
    setIsSubmitting(true)
    try {
      await insertRow(backend, { table: 'product_reviews', row: review.value, marks: marksOf(element) })
      setForm(emptyForm)
      onClose()
      showToast('Avaliação enviada!', { text: 'Obrigado pela sua avaliação. Ela será exibida em breve.' })
    } catch {
      showToast('Erro', { text: 'Houve um erro ao enviar sua avaliação. Tente novamente.', tone: 'destructive' })
    } finally {
      setIsSubmitting(false)
    }
  }

  const field = (name: 'customer_name' | 'title' | 'comment' | 'customer_email') => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Avalie este produto">
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <p className="font-medium">{productName}</p>
        <StarInput value={form.rating} onChange={(rating) => setForm({ ...form, rating })} error={errors.rating} />
        <TextField label="Nome" autoComplete="name" maxLength={120} {...field('customer_name')} />
        <TextField label="Título" maxLength={160} {...field('title')} />
        <TextAreaField label="Comentário" rows={4} maxLength={4000} {...field('comment')} />
        <TextField
          label="E-mail"
          isOptional
          type="email"
          autoComplete="email"
          hint="Não é publicado."
          maxLength={254}
          {...field('customer_email')}
        />
        <FormTrap />
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
    </Dialog>
  )
}
