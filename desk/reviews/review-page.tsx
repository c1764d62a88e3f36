import { TextLink } from '#desk/parts/text-link.tsx'
import { TriangleAlert } from 'lucide'
import { Stars } from '#app/ui/blocks/stars.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { actText } from '#domain/desk/acts.ts'
import { Moment } from '#desk/parts/moment.tsx'
import { FactList } from '#desk/parts/facts.tsx'
import { ReplyForm, VerdictForm, ReviewBadge } from './review-forms.tsx'
import type { ReviewFile } from '#server/store/reviews.ts'

/** The product of a review; one that is gone has only its id. */
export interface ReviewedProduct {
  name: string
  href: string | undefined
  picture: string | undefined
}

interface ReviewView {
  file: ReviewFile
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
          <ol className="grid gap-1 border-t border-rule pt-4 text-label text-muted">
            {history.map((act) => (
              <li key={act.id}>
                <Moment at={act.at} /> · {act.person} {actText(act)}
              </li>
            ))}
          </ol>
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
      <FactList
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
            {others.map((other, place) => (
              <li key={other.id} className="grid justify-items-start gap-1">
                <TextLink href={`/avaliacoes/${other.id}`} className="break-words">
                  {other.title}
                </TextLink>
                <span className="text-label text-muted">
                  {othersNames[place]}, {other.rating} de 5
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
  const shown = (
    <>
      {picture !== undefined && (
        <img src={picture} alt="" width={160} height={120} className="h-30 w-40 object-contain" />
      )}
      <span className="text-small font-medium">{name}</span>
    </>
  )
  if (href === undefined)
    return (
      <p className="grid gap-2 rounded border border-rule bg-sheet p-3 text-muted">{shown} (não está mais no site)</p>
    )
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="grid gap-2 rounded border border-rule bg-sheet p-3 hover:border-petrol"
    >
      {shown}
    </a>
  )
}
