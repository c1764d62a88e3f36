import { TextLink } from '#desk/parts/text-link.tsx'
import { TriangleAlert } from 'lucide'
import { Stars } from '#app/ui/blocks/stars.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#desk/parts/moment.tsx'
import { DetailList } from '#desk/parts/detail-list.tsx'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextAreaField } from '#app/ui/form/field.tsx'
import { refusalReasons } from '#domain/desk/abuse-signs.ts'
import type { StoredReview } from '#server/store/messages.ts'
import type { ReviewDetails, ReviewState } from '#server/store/reviews.ts'
import { Options } from '#desk/parts/filter-select.tsx'
import { History } from '#desk/parts/history.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'

/** The product of a review; one that is gone has only its id. */
export interface ReviewedProduct {
  name: string
  href: string | undefined
  picture: string | undefined
}

interface ReviewView {
  file: ReviewDetails
  product: ReviewedProduct
  /** The names of the products of `file.others`, in their order. */
  othersNames: readonly string[]
  /** Signs that speak against publishing the review. */
  signs: readonly string[]
  /** The draft of a reply. */
  draft: string | undefined
}

/** The page of a review: its text, its product, signs of abuse, and what can be done. */
export function ReviewPage({ view }: { view: ReviewView }) {
  const { file, signs, draft } = view
  const { review, history } = file
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid content-start gap-6">
        <p className="flex flex-wrap items-center gap-3 text-small">
          <TextLink href="/avaliacoes">Avaliações</TextLink>
          <span className="text-muted">nº {review.id}</span>
          <ReviewBadge review={review} />
        </p>
        {signs.length > 0 && (
          <section
            aria-label="Sinais a conferir"
            className="grid gap-1 rounded border border-signal bg-signal-tint p-4 text-small"
          >
            <h2 className="flex items-center gap-2 font-medium">
              <Icon node={TriangleAlert} size={18} /> Confira antes de publicar
            </h2>
            <ul className="list-disc pl-6">
              {signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </section>
        )}
        <section aria-label="A avaliação" className="grid gap-2 rounded border border-rule bg-sheet p-4 md:p-5">
          <p className="flex items-center gap-2">
            <Stars score={review.rating} />
            <span className="text-small">{review.rating} de 5</span>
          </p>
          <h2 className="font-semibold break-words">{review.title}</h2>
          <p className="max-w-prose break-words whitespace-pre-wrap">{review.comment}</p>
        </section>
        <VerdictForm review={review} />
        <ReplyForm review={review} draft={draft} />
        {history.length > 0 && (
          <div className="border-t border-rule pt-4">
            <History acts={history} />
          </div>
        )}
      </div>
      <Side view={view} />
    </div>
  )
}

function Side({ view: { file, product, othersNames } }: { view: ReviewView }) {
  const { review, others, messages } = file
  return (
    <aside className="grid content-start gap-6" aria-label="Sobre a avaliação">
      <Product product={product} />
      <DetailList
        facts={[
          ['Nome', review.customer_name],
          ['E-mail', review.customer_email],
          ['Chegou', <Moment key="arrived" at={review.created_at} />],
        ]}
      />
      {others.length > 0 && (
        <section className="grid gap-2 text-small">
          <h2 className="font-semibold">Da mesma pessoa, ou com o mesmo texto</h2>
          <ul className="grid gap-2">
            {others.map((other, index) => (
              <li key={other.id} className="grid justify-items-start gap-1">
                <TextLink href={`/avaliacoes/${other.id}`} className="break-words">
                  {other.title}
                </TextLink>
                <span className="text-label text-muted">
                  {othersNames[index]}, {other.rating} de 5
                </span>
                <ReviewBadge review={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {messages.length > 0 && (
        <section className="grid gap-2 text-small">
          <h2 className="font-semibold">Mensagens da mesma pessoa</h2>
          <ul className="grid gap-2">
            {messages.map(({ id, subject, created_at: arrived }) => (
              <li key={id}>
                <TextLink href={`/mensagens/${id}`}>{subject}</TextLink>{' '}
                <span className="text-label text-muted">
                  <Moment at={arrived} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

function Product({ product: { name, href, picture } }: { product: ReviewedProduct }) {
  const content = (
    <>
      {picture !== undefined && (
        <img src={picture} alt="" width={160} height={120} className="h-30 w-40 object-contain" />
      )}
      <span className="text-small font-medium">{name}</span>
    </>
  )
  if (href === undefined)
    return (
      <p className="grid gap-2 rounded border border-rule bg-sheet p-3 text-muted">{content} (não está mais no site)</p>
    )
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="grid gap-2 rounded border border-rule bg-sheet p-3 hover:border-petrol"
    >
      {content}
    </a>
  )
}

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
function VerdictForm({ review }: { review: ReviewDetails['review'] }) {
  const state = stateOf(review)
  return (
    <section aria-label="Decidir" className="grid gap-3">
      <PostForm
        action={`/avaliacoes/${review.id}/julgamento`}
        className="flex flex-wrap items-end gap-4"
        version={review.version}
      >
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

/** The shop's public answer, with the draft of one. */
function ReplyForm({ review, draft }: { review: ReviewDetails['review']; draft: string | undefined }) {
  const { id, version, shop_reply: reply } = review
  return (
    <section aria-label="Resposta pública" className="grid gap-3 border-t border-rule pt-6">
      <PostForm action={`/avaliacoes/${id}/resposta`} className="grid justify-items-start gap-3" version={version}>
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
        <PostForm action={`/avaliacoes/${id}/resposta/retirar`} version={version}>
          <Button type="submit" look="plain" size="inline">
            Retirar a resposta
          </Button>
        </PostForm>
      )}
    </section>
  )
}
