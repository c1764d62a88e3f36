import { Button } from '#app/ui/button.tsx'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import type { ProposalView } from '#desk/screens/proposals/proposal-view.ts'

/** The form of an e-mail by the shop's mail server, with the document below the typed text. */
export function LetterForm({ view: { file, letter } }: { view: ProposalView }) {
  if (!letter) return null
  const { id, version } = file.proposal
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-petrol-deep underline underline-offset-4">
        Enviar por e-mail com o documento, para {file.content.customer.email}
      </summary>
      <PostForm action={`/propostas/${id}/email`} className="grid max-w-prose gap-3">
        <input type="hidden" name="versao" value={version} />
        <TextField label="Assunto" name="assunto" required maxLength={200} defaultValue={letter.subject} />
        <TextAreaField label="Texto" name="texto" rows={6} required maxLength={5000} defaultValue={letter.text} />
        <span>
          <Button type="submit" look="primary">
            Enviar o e-mail
          </Button>
        </span>
      </PostForm>
    </details>
  )
}
