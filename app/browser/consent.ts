import { readStored, writeStored } from '#app/browser/storage.ts'

export type Consent = 'granted' | 'refused'

const consentKey = (brandSlug: string) => `${brandSlug}-consentimento`

export function readConsent(brandSlug: string): Consent | undefined {
  const stored = readStored(consentKey(brandSlug))
  return stored === 'granted' || stored === 'refused' ? stored : undefined
}

export function storeConsent(brandSlug: string, consent: Consent): void {
  writeStored(consentKey(brandSlug), consent)
}
