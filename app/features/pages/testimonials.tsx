import { Quotation } from './quotation.tsx'
import type { Testimonial } from '#domain/pages/marketing-pages.ts'

/** Testimonials side by side; on a phone in a row that scrolls sideways. */
export function Testimonials({ testimonials, badge }: { testimonials: readonly Testimonial[]; badge?: string }) {
  return (
    <div
      role="group"
      aria-label="Depoimentos"
      // A scrolling row must take the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      className="grid gap-x-6 gap-y-8 max-sm:-mr-4 max-sm:auto-cols-[86%] max-sm:grid-flow-col max-sm:snap-x max-sm:overflow-x-auto max-sm:pr-4 sm:grid-cols-2 sm:gap-x-10"
    >
      {testimonials.map(({ name, role, content, image }) => (
        <Quotation key={name} {...{ name, role, content, image }} {...(badge && { badge })} />
      ))}
    </div>
  )
}
