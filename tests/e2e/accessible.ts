import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { layOut } from './pages.ts'

/** Fails with what axe finds on the page as it stands: WCAG 2.2 AA and the usual good practice. */
export function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  return expectNoViolation(page, (axe) => axe.withTags(tags))
}

/**
 * Fails where a text does not stand out from its background, or a link from its text: a shop's own colours may cause
 * it.
 */
export function expectContrast(page: Page): Promise<void> {
  return expectNoViolation(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']))
}

async function expectNoViolation(page: Page, chosen: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
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
  // The code of axe is injected once per page, because that takes as long as the check itself.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ' ' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await chosen(axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
