import { Badge } from '#app/ui/badge.tsx'

interface QuotationProps {
  name: string
  role: string
  content: string
  /** Address of a photograph, or `iniciais`. */
  image: string
  badge?: string
}

/** A testimonial, with its author. The spec shows each with five stars. */
export function Quotation({ name, role, content, image, badge }: QuotationProps) {
  return (
    <figure className="grid snap-start content-start gap-3 border-t border-rule pt-4">
      <p className="flex items-center gap-3 text-petrol">
        <span role="img" aria-label="5 de 5 estrelas" className="tracking-widest">
          ★★★★★
        </span>
        {badge && <Badge tone="brand">{badge}</Badge>}
      </p>
      <blockquote className="text-body">“{content}”</blockquote>
      <figcaption className="flex items-center gap-3 text-small">
        {image === 'iniciais' ? (
          <span
            aria-hidden
            className="grid size-10 place-items-center rounded-full bg-tint font-semibold text-petrol-deep"
          >
            {name.slice(0, 1)}
          </span>
        ) : (
          <img src={image} alt="" width={40} height={40} loading="lazy" className="size-10 rounded-full object-cover" />
        )}
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="text-muted">{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}
