import { commitContent } from '#server/publish/commit-content.ts'
import { buildRelease } from '#server/publish/build-release.ts'
import { Publisher } from '#server/publish/publisher.ts'
import { Previews } from '#server/preview/previews.ts'
import { Releases } from '#server/release/releases.ts'
import { buildFolder, shopFolder } from '#server/folders.ts'
import type { Environment } from '#server/environment.ts'
import { ImportBusy } from '#server/content/sheet/import-lock.ts'
import type { Store } from '#server/store/store.ts'
import { log } from '#server/log.ts'
import type { Access } from './access/access.ts'
import { previewDoor, type PreviewDoor } from './preview/preview-door.ts'
import { publishWhenDue } from './publish-when-due.ts'
import type { DeskSettings } from './settings.ts'

interface PublishingSurroundings {
  environment: Environment
  settings: DeskSettings
  store: Store
  access: Access
}

/** Opens publishing and previews. Interrupted publications of an earlier process are completed first. */
export async function openPublishing(
  surroundings: PublishingSurroundings,
): Promise<{ root: string; publisher: Publisher; previews: PreviewDoor; stop: () => Promise<void> }> {
  const { environment, settings, store, access } = surroundings
  const publisher = new Publisher({
    root: shopFolder,
    releases: new Releases(buildFolder),
    drafts: store.contentDrafts,
    build: buildRelease,
    commit: commitContent,
    settings: environment,
  })
  await publisher.recover().catch((error: unknown) => {
    if (!(error instanceof ImportBusy)) throw error
    // Another process is publishing or importing; the next publication completes what it leaves.
    log('publishing-not-recovered', { reason: error.message })
  })
  const made = new Previews({ root: shopFolder, buildFolder, settings: environment })
  const previews = previewDoor({ settings, sessions: access.sessions, previews: made })
  const due = publishWhenDue({ ...surroundings, publisher })
  return {
    root: shopFolder,
    publisher,
    previews,
    stop: async () => {
      due.stop()
      await Promise.all([publisher.stop(), previews.stop()])
    },
  }
}
