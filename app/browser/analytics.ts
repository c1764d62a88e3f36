/** The functions that an analytics script, loaded with the visitor's consent, adds to the page. */
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

/**
 * Reports like `track`, for callers that know of the visitor's consent: events before the script has loaded are held
 * back. Out: the report, and `flush` to be called once the script has loaded.
 */
export function trackOnceThere(): { report: typeof track; flush: () => void } {
  let held: Parameters<typeof track>[] | undefined = []
  return {
    report: (...event) => {
      if (held) held.push(event)
      else track(...event)
    },
    flush: () => {
      for (const event of held ?? []) track(...event)
      held = undefined
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
