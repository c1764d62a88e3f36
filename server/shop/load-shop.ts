import { join } from 'node:path'
import type { ContentFiles } from '#server/content/content-files.ts'
import { unfinishedChange, type Journal } from '#server/content/drafts/change-files.ts'
import { loadContent } from '#server/content/load-content.ts'
import { readVersion } from '#server/content/version.ts'
import type { Environment } from '#server/environment.ts'
import { measuredPictures } from '#server/pictures/picture-file.ts'
import { Shop, type ShopSettings } from './shop.ts'

/**
 * Loads a shop from content, the only way to get one. A publication that is under way counts as done
 * (drafts/change-files.ts); what is published meanwhile is loaded again, so that a shop is of one version. Throws one
 * ContentError with every fault.
 */
export async function loadShop(files: ContentFiles, environment: Environment): Promise<Shop> {
  const state = await contentState(files.root)
  const { version, journal } = state
  const filesAfterPublication = journal ? files.afterChange(journal.changes) : files
  const content = await loadContent(filesAfterPublication, environment)
  const settings = shopSettings(environment, content.brand.siteUrl)
  const pictureFiles = await measuredPictures(filesAfterPublication, content)
  const shop = new Shop({ version, content, settings, pictureFiles })
  const stateAfterLoading = await contentState(files.root)
  return isSameState(state, stateAfterLoading) ? shop : loadShop(files, environment)
}

type ContentState = { version: number; journal: Journal | undefined }

async function contentState(root: string): Promise<ContentState> {
  return { version: await readVersion(join(root, 'content')), journal: await unfinishedChange(root) }
}

const isSameState = (before: ContentState, after: ContentState): boolean =>
  before.version === after.version && before.journal?.publicationId === after.journal?.publicationId

const shopSettings = (environment: Environment, brandUrl: string): ShopSettings => ({
  siteUrl: environment.SITE_URL || brandUrl,
  backend: { url: environment.PUBLIC_BACKEND_URL, key: environment.PUBLIC_BACKEND_KEY },
  analyticsUrl: environment.PUBLIC_ANALYTICS_URL,
  countsVisits: environment.SEARCH_COUNTS === 'consent',
  retentionDays: environment.RETENTION_DAYS,
})
