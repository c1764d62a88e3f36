import type { SituationFacts } from '#domain/desk/situation.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { Environment } from '#server/environment.ts'
import { log } from '#server/log.ts'
import { SetupError } from '#server/setup-error.ts'
import type { Shop } from '#server/shop/shop.ts'
import { gatherSituation } from '#server/situation/situation.ts'
import { verifyNewestCopy } from '#server/store/copy-files.ts'
import { configuredChannels } from '#server/store/deliveries.ts'
import type { Store } from '#server/store/store.ts'

interface SituationParts {
  environment: Environment
  store: Store
  content: ContentFiles
  current: { readonly shop: Pick<Shop, 'siteUrl'> }
}

export function deskSituation({ environment, current, ...rest }: SituationParts) {
  return {
    examine: (): Promise<SituationFacts> =>
      gatherSituation({ environment, now: Date.now(), siteUrl: current.shop.siteUrl, ...rest }),
    /** Makes the waiting deliveries due at once. Out: how many there are. */
    retryDeliveries: () => rest.store.deliveries.retry(configuredChannels(environment)),
    /** Restores the newest copy as a test. Out: a report; undefined without a sound copy: the log has the reason. */
    verifyCopy: (): Promise<string | undefined> =>
      verifyNewestCopy(environment.DATA_DIR, environment.BACKUP_IDENTITY_FILE).catch((error: unknown) => {
        // Caught here and not by the routes: their bundle has its own copy of SetupError, so `instanceof` fails there.
        if (!(error instanceof SetupError)) throw error
        log('copy-not-verified', { reason: error.message })
        return undefined
      }),
  }
}
export type DeskSituation = ReturnType<typeof deskSituation>
