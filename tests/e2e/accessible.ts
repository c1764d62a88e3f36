import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { layOut } from './pages.ts'

/** Fails with what axe finds on the page as it stands: WCAG 2.2 AA and the usual good practice. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is laid out in part is misjudged.
  await layOut(page)
  // Nothing is judged half-way through its motion; endless and scroll-driven motion has no end to wait for.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => effect?.getComputedTiming().iterations !== Infinity && timeline === document.timeline,
      )
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
