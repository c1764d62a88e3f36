import { readStored, writeStored } from './storage.ts'

/** What the visitor answered about being measured. */
export type Consent = 'granted' | 'refused'

const key = 'consentimento'

export function readConsent(): Consent | undefined {
  const stored = readStored(key)
  return stored === 'granted' || stored === 'refused' ? stored : undefined
}

export function storeConsent(consent: Consent): void {
  writeStored(key, consent)
}
