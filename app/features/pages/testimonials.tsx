import { Quotation } from '#app/ui/quotation.tsx'
import type { Testimonial } from '#domain/pages/testimonials.ts'

/** Testimonials side by side. */
export function Testimonials({ testimonials, badge }: { testimonials: readonly Testimonial[]; badge?: string }) {
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {testimonials.map(({ name, role, content, image }) => (
        <Quotation key={name} {...{ name, role, content, image }} {...(badge && { badge })} />
      ))}
    </div>
  )
}
