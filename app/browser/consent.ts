import { readStored, writeStored } from '#app/browser/storage.ts'

export type Consent = 'granted' | 'refused'

const keyOf = (brandSlug: string) => `${brandSlug}-consentimento`

export function readConsent(brandSlug: string): Consent | undefined {
  const stored = readStored(keyOf(brandSlug))
  return stored === 'granted' || stored === 'refused' ? stored : undefined
}

export function storeConsent(brandSlug: string, consent: Consent): void {
  writeStored(keyOf(brandSlug), consent)
}
