import { Badge } from '#app/ui/badge.tsx'
import { availabilityDetailLabel, availabilityLabel, type Availability } from '#domain/catalogue/vocabulary.ts'

interface AvailabilityBadgeProps {
  availability: Availability
  /** Uses the wording of the product page. */
  isDetail?: boolean
}

export function AvailabilityBadge({ availability, isDetail = false }: AvailabilityBadgeProps) {
  const labels = isDetail ? availabilityDetailLabel : availabilityLabel
  return <Badge tone={availability === 'em-estoque' ? 'good' : 'neutral'}>{labels[availability]}</Badge>
}
