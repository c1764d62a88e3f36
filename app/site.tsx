import { createContext, use, type ReactNode } from 'react'
import type { Brand } from '#domain/brand.ts'

/** What every page knows of its site: whose it is and where forms go. */
export interface SiteFacts {
  brand: Brand
  backend: { url: string; key: string }
  /** Address of the company's analytics script, or ''. */
  analyticsUrl: string
}

const SiteContext = createContext<SiteFacts | null>(null)

export function SiteProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  return <SiteContext value={facts}>{children}</SiteContext>
}

export function useSite(): SiteFacts {
  const facts = use(SiteContext)
  if (!facts) throw new Error('useSite must be used within a SiteProvider')
  return facts
}
