import { createContext, use, type ReactNode } from 'react'
import type { PublicBrand } from '#domain/brand.ts'
import type { Tool } from '#domain/pages/tools.ts'

/** The company's mark on the light and on the dark sheet. */
export interface Logo {
  light: LogoPicture
  dark: LogoPicture
}
interface LogoPicture {
  src: string
  width: number
  height: number
}

/** What every page knows of its site: whose it is and where forms go. */
export interface SiteFacts {
  brand: PublicBrand
  logo: Logo
  /** Pages of text, as the footer names them. */
  plainPages: { path: string; label: string }[]
  /** What helps besides browsing, each by its one name. */
  tools: readonly Tool[]
  /** Without a slash at its end. */
  siteUrl: string
  backend: { url: string; key: string }
  /** Address of the company's analytics script, or ''. */
  analyticsUrl: string
  /** Whether browsers whose visitors agreed report what was looked for. */
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
