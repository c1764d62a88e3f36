import { memo } from 'react'
import { useSite } from '#app/site.tsx'

/** The general benefits of buying here (spec §2 'Benefit strip'). */
export const BenefitStrip = memo(function BenefitStrip() {
  const { benefits } = useSite().brand.offers
  if (benefits.length === 0) return null
  return (
    <ul className="no-print grid grid-cols-2 gap-x-6 border-y border-rule text-small lg:grid-cols-4">
      {benefits.map(({ title, text }) => (
        <li key={title} className="py-3">
          <span className="font-semibold">{title}</span>
          <span className="sr-only"> – </span>
          <span className="block text-muted">{text}</span>
        </li>
      ))}
    </ul>
  )
})
