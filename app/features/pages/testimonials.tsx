import { Badge } from '#app/ui/badge.tsx'
import type { Testimonial } from '#domain/pages/marketing-pages.ts'

/** A testimonial, with its author. The spec shows each with five stars. */
function Quotation({ name, role, content, image, badge }: Testimonial & { badge: string | undefined }) {
  return (
    <figure className="grid snap-start content-start gap-3 border-t border-rule pt-4">
      <p className="flex items-center gap-3 text-brand">
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
            className="grid size-10 place-items-center rounded-full bg-tint font-semibold text-brand-deep"
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

export function Testimonials({ testimonials, badge }: { testimonials: readonly Testimonial[]; badge?: string }) {
  return (
    <div
      role="group"
      aria-label="Depoimentos"
      // A scrolling row must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      className="grid gap-x-6 gap-y-8 max-sm:-mr-4 max-sm:auto-cols-[86%] max-sm:grid-flow-col max-sm:snap-x max-sm:overflow-x-auto max-sm:pr-4 sm:grid-cols-2 sm:gap-x-10"
    >
      {testimonials.map((testimonial) => (
        <Quotation key={testimonial.name} {...testimonial} badge={badge} />
      ))}
    </div>
  )
}
