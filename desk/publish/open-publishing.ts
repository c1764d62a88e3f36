import { pathToFileURL } from 'node:url'
import type { Access } from '#desk/access/access.ts'
import type { DeskSettings } from '#desk/settings.ts'
import type { BuiltCode } from '#server/code/built-code.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { ImportBusy } from '#server/content/sheet/import-lock.ts'
import type { Environment } from '#server/environment.ts'
import { log } from '#server/log.ts'
import { commitContent } from '#server/publish/commit-content.ts'
import { Publisher } from '#server/publish/publisher.ts'
import type { Store } from '#server/store/store.ts'
import type { CurrentShop } from '#server/shop/current-shop.ts'
import { previewDoor, type PreviewDoor } from './preview-door.ts'
import { Previews } from './previews.ts'
import { publishWhenDue } from './publish-when-due.ts'

interface PublishingSurroundings {
  environment: Environment
  settings: DeskSettings
  content: ContentFiles
  current: CurrentShop
  /** The site's code, with which previews are rendered. */
  code: BuiltCode
  publisher: Publisher
  store: Store
  access: Access
}

/** Opens previews, and publishes drafts at their hour. */
export async function openPublishing(
  surroundings: PublishingSurroundings,
): Promise<{ previews: PreviewDoor; stop: () => Promise<void> }> {
  const { environment, settings, content, current, code, publisher, access } = surroundings
  const { renderPage, routes }: typeof import('#server/render/worker.ts') = await import(
    pathToFileURL(code.server).href
  )
  const made = new Previews({
    content,
    environment,
    code: { renderPage, routes: routes() },
    version: () => current.shop.version,
  })
  const previews = previewDoor({ settings, sessions: access.sessions, previews: made, codeFolder: code.client })
  const due = publishWhenDue({ ...surroundings, publisher })
  return {
    previews,
    stop: async () => {
      due.stop()
      await Promise.all([publisher.stop(), previews.stop()])
    },
  }
}

/** Makes the publisher. A publication that an earlier process left by halves is finished first. */
export async function openPublisher(
  content: ContentFiles,
  { store, environment }: { store: Store; environment: Environment },
): Promise<Publisher> {
  const publisher = new Publisher({
    content,
    drafts: store.contentDrafts,
    commit: commitContent,
    settings: environment,
  })
  await publisher.recover().catch((error: unknown) => {
    if (!(error instanceof ImportBusy)) throw error
    // Another process is publishing or importing; the next publication finishes what it leaves.
    log('publishing-not-recovered', { reason: error.message })
  })
  return publisher
}
