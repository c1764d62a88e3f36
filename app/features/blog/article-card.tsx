import { ArrowRight } from 'lucide'
import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/data-saver.ts'
import { paths } from '#domain/pages/paths.ts'
import { useSite } from '#app/site.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { ArticleCard as Card } from '#domain/blog/article.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import { authorOf } from '#domain/blog/post.ts'

interface ArticleCardProps {
  card: Card
  /** Name of its category. */
  category: string | undefined
  isPriority?: boolean
}

/** One article of the list (spec §2 Blog 'Card'). Its parts align with those of the cards beside it. */
export function ArticleCard({ card, category, isPriority = false }: ArticleCardProps) {
  const { brand } = useSite()
  return (
    <article className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-rule pb-6 md:row-span-5 md:grid-cols-1 md:grid-rows-subgrid md:gap-y-3">
      <div className="overflow-hidden rounded border border-rule bg-sheet transition-colors group-hover:border-petrol">
        <Picture src={card.picture} alt="" isPriority={isPriority} />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 self-center text-label text-muted">
        {category && <Badge tone="brand">{category}</Badge>}
        <time dateTime={card.date}>{longDate(card.date)}</time>
      </p>
      <h2 className="col-span-full line-clamp-2 self-start text-lead leading-snug md:text-body xl:text-lead">
        <Link
          to={paths.article(card.slug)}
          prefetch={linkPrefetch}
          className="group-hover:text-petrol-deep group-hover:underline after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
        >
          {card.title}
        </Link>
      </h2>
      <p className="col-span-full line-clamp-3 self-start text-small text-muted">{card.excerpt}</p>
      <p className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-1 self-end text-label text-muted">
        {authorOf(brand)}
        <span className="inline-flex items-center gap-1.5 text-small font-medium text-petrol-deep">
          Ler artigo completo
          <Icon node={ArrowRight} size={16} />
        </span>
      </p>
    </article>
  )
}
