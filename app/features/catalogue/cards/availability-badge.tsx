import { Badge } from '#app/ui/badge.tsx'
import { availabilityLabel, type Availability } from '#domain/catalogue/vocabulary.ts'

export function AvailabilityBadge({ availability }: { availability: Availability }) {
  return <Badge tone={availability === 'em-estoque' ? 'good' : 'neutral'}>{availabilityLabel[availability]}</Badge>
}
