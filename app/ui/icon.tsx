import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface IconProps {
  /** An icon of the library, imported by its own path. */
  node: IconNode
  size?: number
  fill?: string
  className?: string
}

/** A line icon beside a label; hidden from assistive technology, because the label says it all. */
export function Icon({ node, size = 20, fill = 'none', className }: IconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={fill}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {node.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  )
}
