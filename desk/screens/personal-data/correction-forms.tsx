import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import type { Message, StoredReview } from '#server/store/messages.ts'

/** Corrects name and contact data of a message; the text stays as its writer left it. */
export function MessageCorrection({ requestId, message }: { requestId: number; message: Message }) {
  const action = `/dados-pessoais/${requestId}/mensagens/${message.id}`
  return (
    <Correction action={action} version={message.version} button={`Corrigir a mensagem nº ${message.id}`}>
      <TextField label="Nome" name="name" required maxLength={120} defaultValue={message.name} />
      <TextField label="Empresa" name="company" isOptional maxLength={160} defaultValue={message.company ?? ''} />
      <TextField label="E-mail" name="email" maxLength={254} defaultValue={message.email ?? ''} />
      <TextField label="Telefone" name="phone" isOptional maxLength={40} defaultValue={message.phone ?? ''} />
    </Correction>
  )
}

/** Corrects name and e-mail of a review; the text stays as its writer left it. */
export function ReviewCorrection({ requestId, review }: { requestId: number; review: StoredReview }) {
  const { id, version, customer_name: name, customer_email: email } = review
  const action = `/dados-pessoais/${requestId}/avaliacoes/${id}`
  return (
    <Correction action={action} version={version} button={`Corrigir a avaliação nº ${id}`}>
      <TextField label="Nome" name="customer_name" required maxLength={120} defaultValue={name} />
      <TextField label="E-mail" name="customer_email" isOptional maxLength={254} defaultValue={email ?? ''} />
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
