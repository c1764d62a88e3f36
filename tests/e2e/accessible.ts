import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'
import { layOut } from './pages.ts'

/** The code of axe, in the form that a page reads in half the time. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Fails with what axe finds on the page as it stands: WCAG 2.2 AA and the usual good practice. */
export function expectAccessible(page: Page): Promise<void> {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  return expectNoViolation(page, { type: 'tag', values })
}

/**
 * Fails where a text does not stand out from its background, or a link from its text: a shop's own colours may cause
 * it.
 */
export function expectContrast(page: Page): Promise<void> {
  return expectNoViolation(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
}

async function expectNoViolation(page: Page, runOnly: RunOnly): Promise<void> {
  // axe misjudges a page of which only a part is laid out.
  await layOut(page)
  // Waits for motion to end, because a colour in mid-motion is misjudged; endless and scroll-driven motion has no end.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => effect?.getComputedTiming().iterations !== Infinity && timeline === document.timeline,
      )
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  // The code of axe is read once per page, because that takes as long as the check itself.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async (only) => {
    const found = await window.axe.run({ runOnly: only, resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, runOnly)
  expect(violations).toEqual([])
}
