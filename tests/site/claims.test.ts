import { expect, test } from 'vitest'
import { servedSite } from './support/served-site.ts'

const { pages } = await servedSite('.')
const texts = [...pages.values()].map(({ html }) =>
  html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, ' '),
)

/** Spec §1. */
test.each([
  ['years', /\b15\+/],
  ['clients', /\b2000\+/],
  ['clients served', /\+2\.500/],
  ['products in stock', /\b200\+/],
  ['satisfaction', /\b98%/],
  ['support', /\b24h\b/],
  ['quality', /\b100%/],
  ['replacement', /24-48h/],
  ['a quote', /\b2 horas/],
  ['a reply', /\b30 minutos/],
  ['equipment supplied', /\b500\+/],
  ['hospitals', /\b150\+/],
  ['warranty', /até 5 anos/i],
  ['brands', /\b20\+/],
  ['registration', /ANVISA/],
  ['rating', /\b4\.8\/5\.0/],
])('the claim about %s stands on the site', (_what, claim) => {
  expect(texts.some((text) => claim.test(text))).toBe(true)
})
