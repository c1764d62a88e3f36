import { createContext, use, type ReactNode } from 'react'
import type { MenuLink, Tool } from '#domain/pages/tools.ts'
import type { PublicBrand } from '#domain/shop/brand.ts'

export interface SiteFacts {
  brand: PublicBrand
  logo: Record<'light' | 'dark', { src: string; width: number; height: number }>
  /** The pages of text, with their labels in the footer. */
  plainPages: { path: string; label: string }[]
  menu: readonly MenuLink[]
  tools: readonly Tool[]
  /** The code of a product without variants, for examples of what may be typed; undefined where there is none. */
  exampleCode: string | undefined
  /** The site's address, without a trailing slash. */
  siteUrl: string
  backend: { url: string; key: string }
  /** The address of the company's analytics script, or ''. */
  analyticsUrl: string
  /** Whether browsers report searches and clicks of visitors who agreed. */
  countsVisits: boolean
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
