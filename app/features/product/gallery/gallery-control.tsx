import type { IconNode } from 'lucide'
import type { KeyboardEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'

interface GalleryControlProps {
  icon: IconNode
  name: string
  onClick: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  isDisabled?: boolean
}

/** A button of the gallery: an icon, with a name for screen readers. */
export function GalleryControl({ icon, name, isDisabled = false, ...handlers }: GalleryControlProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isDisabled}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded hover:bg-tint aria-disabled:text-rule-strong"
      {...handlers}
    >
      <Icon node={icon} size={20} />
    </button>
  )
}
