import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import type { StoredReview } from '#server/store/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextAreaField } from '#app/ui/form/field.tsx'
import { Options } from '#desk/parts/choice.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { refusalReasons } from '#domain/desk/abuse-signs.ts'
import type { ReviewFile, ReviewState } from '#server/store/reviews.ts'

const states: Record<ReviewState, { name: string; tone: BadgeTone }> = {
  waiting: { name: 'esperando', tone: 'signal' },
  published: { name: 'publicada', tone: 'good' },
  refused: { name: 'recusada', tone: 'neutral' },
}

function stateOf({ approved, handled_at: handled }: Pick<StoredReview, 'approved' | 'handled_at'>): ReviewState {
  if (approved) return 'published'
  return handled === null ? 'waiting' : 'refused'
}

/** The state of a review. */
export function ReviewBadge({ review }: { review: StoredReview }) {
  const { name, tone } = states[stateOf(review)]
  return <Badge tone={tone}>{name}</Badge>
}

/** Publishes a review, refuses it with a reason, or withdraws the judgement. */
export function VerdictForm({ review }: { review: ReviewFile['review'] }) {
  const state = stateOf(review)
  return (
    <section aria-label="Decidir" className="grid gap-3">
      <PostForm action={`/avaliacoes/${review.id}/julgamento`} className="flex flex-wrap items-end gap-4">
        <input type="hidden" name="versao" value={review.version} />
        {state !== 'published' && (
          <Button type="submit" name="ato" value="publicar" look="primary" formNoValidate data-key="e">
            Publicar
          </Button>
        )}
        {state !== 'refused' && (
          <span className="flex flex-wrap items-end gap-3">
            <SelectField label="Motivo" name="motivo" required defaultValue="">
              <option value="" disabled>
                Escolha
              </option>
              <Options of={refusalReasons} />
            </SelectField>
            <Button type="submit" name="ato" value="recusar">
              {state === 'published' ? 'Retirar do site' : 'Recusar'}
            </Button>
          </span>
        )}
        {state !== 'waiting' && (
          <Button type="submit" name="ato" value="devolver" look="plain" size="inline" formNoValidate>
            Devolver à espera
          </Button>
        )}
      </PostForm>
      <p className="text-label text-muted">
        Publicada ou retirada, o site a mostra ou esconde em até um minuto. Nota baixa não é motivo para recusar.
      </p>
    </section>
  )
}

interface ReplyFormProps {
  review: ReviewFile['review']
  /** The draft of a reply. */
  draft: string | undefined
}

/** The shop's public answer. */
export function ReplyForm({ review, draft }: ReplyFormProps) {
  const { id, version, shop_reply: reply } = review
  return (
    <section aria-label="Resposta pública" className="grid gap-3 border-t border-rule pt-6">
      <PostForm action={`/avaliacoes/${id}/resposta`} className="grid justify-items-start gap-3">
        <input type="hidden" name="versao" value={version} />
        <TextAreaField
          label="Resposta pública da loja"
          name="texto"
          rows={4}
          required
          maxLength={2000}
          defaultValue={draft ?? reply ?? ''}
          className="w-full"
          hint="Aparece no site abaixo da avaliação, com o nome da loja. Não escreva dados de quem avaliou."
          data-draft={`avaliacoes/${id}`}
        />
        <Button type="submit">{reply === null ? 'Publicar resposta' : 'Trocar resposta'}</Button>
      </PostForm>
      {reply !== null && (
        <PostForm action={`/avaliacoes/${id}/resposta/retirar`}>
          <input type="hidden" name="versao" value={version} />
          <Button type="submit" look="plain" size="inline">
            Retirar a resposta
          </Button>
        </PostForm>
      )}
    </section>
  )
}
