import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import type { StoredReview } from '#server/store/messages.ts'
import { reviewStateNames, reviewStateOf, type ReviewView } from './review-view.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { SelectField, TextAreaField } from '#app/ui/form/field.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { refusalReasons } from '#domain/desk/abuse-signs.ts'
import type { ReviewFile } from '#server/store/reviews.ts'
import { actText } from '#domain/desk/acts.ts'
import { Moment } from '#desk/parts/moment.tsx'

const tones: Record<ReturnType<typeof reviewStateOf>, BadgeTone> = {
  waiting: 'signal',
  published: 'good',
  refused: 'neutral',
}

/** The state of a review. */
export function ReviewBadge({ review }: { review: StoredReview }) {
  const state = reviewStateOf(review)
  return <Badge tone={tones[state]}>{reviewStateNames[state]}</Badge>
}

type Review = ReviewFile['review']

/** The forms that publish, refuse with a reason, or withdraw the judgement. */
export function VerdictForms({ review }: { review: Review }) {
  const state = reviewStateOf(review)
  const action = `/avaliacoes/${review.id}/julgamento`
  return (
    <section aria-label="Decidir" className="flex flex-wrap items-end gap-4">
      {state !== 'published' && (
        <PostForm action={action}>
          <input type="hidden" name="versao" value={review.version} />
          <Button type="submit" name="ato" value="publicar" look="primary" data-key="e">
            Publicar
          </Button>
        </PostForm>
      )}
      {state !== 'refused' && (
        <PostForm action={action} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="versao" value={review.version} />
          <SelectField label="Motivo" name="motivo" required defaultValue="">
            <option value="" disabled>
              Escolha
            </option>
            {Object.entries(refusalReasons).map(([key, reason]) => (
              <option key={key} value={key}>
                {reason}
              </option>
            ))}
          </SelectField>
          <Button type="submit" name="ato" value="recusar">
            {state === 'published' ? 'Retirar do site' : 'Recusar'}
          </Button>
        </PostForm>
      )}
      {state !== 'waiting' && (
        <PostForm action={action}>
          <input type="hidden" name="versao" value={review.version} />
          <Button type="submit" name="ato" value="devolver" look="plain" size="inline">
            Devolver à espera
          </Button>
        </PostForm>
      )}
      <p className="basis-full text-label text-muted">
        Publicada ou retirada, o site a mostra ou esconde em até um minuto. Nota baixa não é motivo para recusar.
      </p>
    </section>
  )
}

/** The shop's public answer. */
export function ReplyForm({ view: { file, draft } }: { view: ReviewView }) {
  const { id, version, shop_reply: reply } = file.review
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

interface ReviewConflictProps {
  present: ReviewFile
  /** The version that was seen. */
  seen: number
  action: string
  fields: Record<string, string>
  text: string | undefined
}

/** Shown when two persons changed a review: the other person's changes beside what this person wanted to do. */
export function ReviewConflict({ present, seen, action, fields, text }: ReviewConflictProps) {
  const { review, history } = present
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section className="grid content-start gap-3" aria-label="O que há agora">
        <h2 className="text-lead font-semibold">O que há agora</h2>
        <p>
          <ReviewBadge review={review} />
        </p>
        <ul className="grid gap-1 text-small">
          {history
            .filter(({ version }) => version > seen)
            .map((act) => (
              <li key={act.id}>
                <Moment at={act.at} /> · {act.person} {actText(act)}
              </li>
            ))}
        </ul>
        {review.shop_reply !== null && (
          <p className="rounded border border-rule bg-sheet p-4 break-words whitespace-pre-wrap">{review.shop_reply}</p>
        )}
      </section>
      <section className="grid content-start gap-3" aria-label="O seu">
        <h2 className="text-lead font-semibold">O seu</h2>
        <p>Nada foi gravado ainda: compare e decida.</p>
        <PostForm action={action} className="grid justify-items-start gap-4">
          <input type="hidden" name="versao" value={review.version} />
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {text !== undefined && (
            <TextAreaField label="Sua resposta" name="texto" rows={6} defaultValue={text} className="w-full" />
          )}
          <span className="flex flex-wrap gap-3">
            <Button type="submit" look="primary">
              Gravar o meu mesmo assim
            </Button>
            <a href={`/avaliacoes/${review.id}`} className={buttonClass({})}>
              Deixar como está
            </a>
          </span>
        </PostForm>
      </section>
    </div>
  )
}
