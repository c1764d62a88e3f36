/** What an analytics script, once loaded with the visitor's consent, leaves on the page. */
interface AnalyticsWindow {
  gtag?: (command: 'event', name: string, values: Record<string, string | number>) => void
  /** Conversion hooks of the company's own script (spec §7). */
  onWhatsappConversion?: () => void
  onEmailConversion?: () => void
}

/** Reports an event if an analytics script is there; a failing script never breaks the page. */
export function track(name: string, values: Record<string, string | number> = {}): void {
  guarded((page) => page.gtag?.('event', name, values))
}

/** Events of a visit that may be measured already, while the script is on its way. */
type Early = Parameters<typeof track>

/**
 * Reports like `track`, for who knows that the visitor has agreed: what happens before the script is there is
 * reported when it is. Out: the report, and what to call once the script has come.
 */
export function trackOnceThere(): { report: typeof track; flush: () => void } {
  let early: Early[] | undefined = []
  return {
    report: (...event) => {
      if (early) early.push(event)
      else track(...event)
    },
    flush: () => {
      for (const event of early ?? []) track(...event)
      early = undefined
    },
  }
}

/** Calls the conversion hook of a contact, if present. */
export function trackContact(kind: 'whatsapp' | 'email'): void {
  guarded((page) => (kind === 'whatsapp' ? page.onWhatsappConversion?.() : page.onEmailConversion?.()))
}

function guarded(report: (page: AnalyticsWindow) => void): void {
  try {
    report(window as AnalyticsWindow)
  } catch (error) {
    console.warn('analytics', error)
  }
}
