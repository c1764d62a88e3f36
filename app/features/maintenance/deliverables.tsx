import { Check } from 'lucide'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { MaintenancePageContent } from '#domain/pages/marketing-pages.ts'

const collapsedCount = 4

/** What is delivered: on small screens the first four until the rest is asked for (spec §2). */
export function Deliverables({ deliverables }: { deliverables: MaintenancePageContent['deliverables'] }) {
  const [isExpanded, setIsExpanded] = useState(false)
  return (
    <div className="grid gap-4">
      <ul id="deliverables" className="grid gap-x-10 sm:grid-cols-2">
        {deliverables.items.map((item, index) => (
          <li
            key={item}
            className={classNames(
              'flex gap-3 border-t border-rule py-3',
              index >= collapsedCount && !isExpanded && '[@media(scripting:enabled)]:max-md:hidden',
            )}
          >
            <Icon node={Check} className="mt-1 shrink-0 text-petrol" />
            {item}
          </li>
        ))}
      </ul>
      <Button
        className="needs-script justify-self-start md:hidden"
        aria-expanded={isExpanded}
        aria-controls="deliverables"
        onClick={() => setIsExpanded(!isExpanded)}
      >
        {isExpanded ? deliverables.lessLabel : deliverables.moreLabel}
      </Button>
      <p className="max-w-prose text-small text-muted">{deliverables.note}</p>
    </div>
  )
}
