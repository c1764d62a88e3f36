import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { contactLabels, contactLimits, reviewLabels, reviewLimits, senderFields } from '#domain/forms/limits.ts'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import type { Message, StoredReview } from '#server/store/messages.ts'

/** Corrects name and contact data of a message; the text stays as its writer left it. */
export function MessageCorrection({ requestId, message }: { requestId: number; message: Message }) {
  const action = `/dados-pessoais/${requestId}/mensagens/${message.id}`
  return (
    <Correction action={action} version={message.version} button={`Corrigir a mensagem nº ${message.id}`}>
      {senderFields.map((field) => (
        <TextField
          key={field}
          label={contactLabels[field]}
          name={field}
          required={field === 'name'}
          isOptional={field !== 'name' && field !== 'email'}
          maxLength={contactLimits[field]}
          defaultValue={message[field] ?? ''}
        />
      ))}
    </Correction>
  )
}

/** Corrects name and e-mail of a review; the text stays as its writer left it. */
export function ReviewCorrection({ requestId, review }: { requestId: number; review: StoredReview }) {
  const { id, version, customer_name: name, customer_email: email } = review
  const action = `/dados-pessoais/${requestId}/avaliacoes/${id}`
  return (
    <Correction action={action} version={version} button={`Corrigir a avaliação nº ${id}`}>
      <TextField
        label={reviewLabels.customer_name}
        name="customer_name"
        required
        maxLength={reviewLimits.customer_name}
        defaultValue={name}
      />
      <TextField
        label={reviewLabels.customer_email}
        name="customer_email"
        isOptional
        maxLength={reviewLimits.customer_email}
        defaultValue={email ?? ''}
      />
    </Correction>
  )
}

interface CorrectionProps {
  action: string
  /** The row's version; a correction of an older one is refused. */
  version: number
  button: string
  /** The fields. */
  children: ReactNode
}

function Correction({ action, version, button, children }: CorrectionProps) {
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 cursor-pointer items-center text-petrol-deep underline underline-offset-4">
        Corrigir
      </summary>
      <PostForm action={action} className="mt-3 grid justify-items-start gap-3">
        <input type="hidden" name="versao" value={version} />
        <div className="grid w-full gap-3 sm:grid-cols-2">{children}</div>
        <Button type="submit" size="small">
          {button}
        </Button>
      </PostForm>
    </details>
  )
}
