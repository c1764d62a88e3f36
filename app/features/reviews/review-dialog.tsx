import { Link } from 'react-router'
import { insertRow } from '#app/browser/backend.ts'
import { paths } from '#domain/pages/paths.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { FormTrap, useFormMarks } from '#app/ui/form/form-marks.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { checkForm } from '#domain/forms/field-errors.ts'
import { reviewLimits as most } from '#domain/forms/limits.ts'
import { reviewSchema } from '#domain/forms/review.ts'
import { StarInput } from './star-input.tsx'

interface ReviewDialogProps {
  productId: string
  productName: string
  isOpen: boolean
  onClose: () => void
}

const empty = { rating: 0, customer_name: '', title: '', comment: '', customer_email: '' }
const required = ['rating', 'customer_name', 'title', 'comment']

/** 'Avalie este produto' (spec §4 'Review dialog', §5, §7). A failure keeps the form; success resets it. */
export function ReviewDialog({ productId, productName, isOpen, onClose }: ReviewDialogProps) {
  const { backend } = useSite()
  const marksOf = useFormMarks()
  const { form, set, field, errors, isSubmitting, onSubmit } = useForm({
    empty,
    check: (review) => checkForm(reviewSchema, { ...review, product_id: productId }),
    onRefused: (faults) =>
      showToast('Erro', {
        text: required.some((name) => faults[name])
          ? 'Por favor, preencha todos os campos obrigatórios.'
          : 'Verifique os campos destacados.',
        tone: 'destructive',
      }),
    send: (row, element) => insertRow(backend, { table: 'product_reviews', row, marks: marksOf(element) }),
    onSent: () => {
      onClose()
      showToast('Avaliação enviada!', { text: 'Obrigado pela sua avaliação. Ela será exibida em breve.' })
    },
    onFailed: () =>
      showToast('Erro', { text: 'Houve um erro ao enviar sua avaliação. Tente novamente.', tone: 'destructive' }),
  })

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Avalie este produto">
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        <p className="font-medium">{productName}</p>
        <StarInput value={form.rating} onChange={(rating) => set('rating', rating)} error={errors.rating} />
        <TextField label="Nome" autoComplete="name" maxLength={most.customer_name} {...field('customer_name')} />
        <TextField label="Título" maxLength={most.title} {...field('title')} />
        <TextAreaField label="Comentário" rows={4} maxLength={most.comment} {...field('comment')} />
        <TextField
          label="E-mail"
          isOptional
          type="email"
          autoComplete="email"
          hint="Não é publicado."
          maxLength={most.customer_email}
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
