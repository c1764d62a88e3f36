import type { ComponentProps } from 'react'
import { LatePlace, latePart } from '#app/ui/late.tsx'
import type { NotFound } from './not-found.tsx'

const Part = latePart(async () => (await import('./not-found.tsx')).NotFound)

/** `NotFound` for pages: its code is loaded only when a page does not exist. */
export function LateNotFound(props: ComponentProps<typeof NotFound>) {
  return (
    <LatePlace>
      <Part {...props} />
    </LatePlace>
  )
}
