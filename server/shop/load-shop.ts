import { join } from 'node:path'
import { loadContent } from '#server/content/load-content.ts'
import type { Environment } from '#server/environment.ts'
import { measuredPictures } from '#server/pictures/picture-file.ts'
import { Shop, type ShopSettings } from './shop.ts'
import { readVersion } from './version.ts'

/**
 * Loads a shop: the only way to get one from content. In: the folder that holds `content/`, and the settings. Throws one
 * ContentError that names every fault.
 */
export async function loadShop(root: string, environment: Environment): Promise<Shop> {
  // Read first: what is published meanwhile has a higher version, and is loaded again.
  const version = await readVersion(join(root, 'content'))
  const content = await loadContent(root, environment)
  const settings = shopSettings(environment, content.brand.siteUrl)
  return new Shop({ version, content, settings, pictureFiles: await measuredPictures(root, content) })
}

function shopSettings(environment: Environment, brandUrl: string): ShopSettings {
  return {
    siteUrl: environment.SITE_URL || brandUrl,
    backend: { url: environment.PUBLIC_BACKEND_URL, key: environment.PUBLIC_BACKEND_KEY },
    analyticsUrl: environment.PUBLIC_ANALYTICS_URL,
    countsVisits: environment.SEARCH_COUNTS === 'consent',
    retentionDays: environment.RETENTION_DAYS,
  }
}
