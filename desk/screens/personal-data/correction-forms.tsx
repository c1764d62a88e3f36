import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import type { Message, StoredReview } from '#server/inbox/rows.ts'

/** What a person may have corrected in their message: name and contact data. The text stays as they wrote it. */
export function MessageCorrection({ requestId, message }: { requestId: number; message: Message }) {
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 cursor-pointer items-center text-petrol-deep underline underline-offset-4">
        Corrigir
      </summary>
      <PostForm
        action={`/dados-pessoais/${requestId}/mensagens/${message.id}`}
        className="mt-3 grid justify-items-start gap-3"
      >
        <input type="hidden" name="versao" value={message.version} />
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <TextField label="Nome" name="name" required maxLength={120} defaultValue={message.name} />
          <TextField label="Empresa" name="company" isOptional maxLength={160} defaultValue={message.company ?? ''} />
          <TextField label="E-mail" name="email" maxLength={254} defaultValue={message.email ?? ''} />
          <TextField label="Telefone" name="phone" isOptional maxLength={40} defaultValue={message.phone ?? ''} />
        </div>
        <Button type="submit" size="small">
          Corrigir a mensagem nº {message.id}
        </Button>
      </PostForm>
    </details>
  )
}

/** The same for a review. */
export function ReviewCorrection({ requestId, review }: { requestId: number; review: StoredReview }) {
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 cursor-pointer items-center text-petrol-deep underline underline-offset-4">
        Corrigir
      </summary>
      <PostForm
        action={`/dados-pessoais/${requestId}/avaliacoes/${review.id}`}
        className="mt-3 grid justify-items-start gap-3"
      >
        <input type="hidden" name="versao" value={review.version} />
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <TextField label="Nome" name="customer_name" required maxLength={120} defaultValue={review.customer_name} />
          <TextField
            label="E-mail"
            name="customer_email"
            isOptional
            maxLength={254}
            defaultValue={review.customer_email ?? ''}
          />
        </div>
        <Button type="submit" size="small">
          Corrigir a avaliação nº {review.id}
        </Button>
      </PostForm>
    </details>
  )
}
