import { access, readFile, realpath } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { failureOf } from '#server/failure.ts'
import { currentRelease, setReleaseFolder } from '#server/folders.ts'
import type { OtherOrigins } from '#server/http/pages/content-security-policy.ts'
import { SharedAssets } from '#server/http/pages/shared-assets.ts'
import { StaticSite } from '#server/http/pages/static-site.ts'
import { mailShop, type MailShop } from '#server/outbox/mail/mail-shop.ts'
import { RenderThread } from '#server/render/render-thread.ts'
import { SetupError } from '#server/setup-error.ts'
import { factsPath, releaseFacts } from './release-facts.ts'

/** A release as this process serves it until it ends, whatever is built meanwhile. */
interface OpenRelease {
  folder: string
  site: StaticSite
  /** Files of the releases before and after it. */
  assets: SharedAssets
  thread: RenderThread
  /** The public key that its pages carry. */
  backendKey: string
  productIds: ReadonlySet<string>
  /** What e-mails tell of it. */
  shop: MailShop
}

/** Opens the current release and loads what its pages need. Throws a SetupError when there is none. */
export async function openRelease(origins: OtherOrigins): Promise<OpenRelease> {
  const folder = await realpath(currentRelease).catch(() => '')
  const code = join(folder, 'server/index.js')
  await access(code).catch(() => {
    throw new SetupError(`There is no release in ${currentRelease}. Build the site first: script/build`)
  })
  setReleaseFolder(folder)
  const thread = await RenderThread.open(code, origins).catch((error: unknown) => {
    throw new SetupError(`The release ${basename(folder)} cannot render its pages: ${failureOf(error).reason}`)
  })
  const text = await readFile(factsPath(folder), 'utf8').catch((error: unknown) => {
    throw new SetupError(
      `The release ${basename(folder)} was built by other sources (${failureOf(error).reason}). Build the site again: script/build`,
    )
  })
  const facts = releaseFacts(JSON.parse(text))
  return {
    folder,
    site: await StaticSite.open(folder, origins),
    assets: new SharedAssets(join(dirname(folder), '../assets')),
    thread,
    backendKey: facts.backend.key,
    productIds: new Set(facts.products.map(({ id }) => id)),
    shop: mailShop(facts),
  }
}
