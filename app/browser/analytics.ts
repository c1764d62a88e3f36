/** The functions that an analytics script, loaded with the visitor's consent, adds to the page. */
interface AnalyticsWindow {
  gtag?: (command: 'event', name: string, values: Record<string, string | number>) => void
  /** Conversion hooks of the company's own script (spec §7). */
  onWhatsappConversion?: () => void
  onEmailConversion?: () => void
}

/** Reports an event if an analytics script is there; a failing script never breaks the page. */
export function trackEvent(name: string, values: Record<string, string | number> = {}): void {
  reportSafely((page) => page.gtag?.('event', name, values))
}

export function trackContact(kind: 'whatsapp' | 'email'): void {
  reportSafely((page) => (kind === 'whatsapp' ? page.onWhatsappConversion?.() : page.onEmailConversion?.()))
}

function reportSafely(report: (page: AnalyticsWindow) => void): void {
  try {
    report(window as AnalyticsWindow)
  } catch (error) {
    console.warn('analytics', error)
  }
}
