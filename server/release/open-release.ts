import { access, readFile, realpath } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { failureOf } from '#server/failure.ts'
import { currentRelease, setReleaseFolder } from '#server/folders.ts'
import type { OtherOrigins } from '#server/http/pages/content-security-policy.ts'
import { SharedAssets } from '#server/http/pages/shared-assets.ts'
import type { SecurityContact } from '#server/http/security-txt.ts'
import { StaticSite } from '#server/http/pages/static-site.ts'
import { mailShop, type MailShop } from '#server/outbox/mail/mail-shop.ts'
import { RenderThread } from '#server/render/render-thread.ts'
import { SetupError } from '#server/setup-error.ts'
import { factsPath, releaseFacts } from './release-facts.ts'
import { verifyRelease } from './signature.ts'

/** The served release, and the signer; undefined when no signature is required (RELEASE_SIGNERS). */
export interface ReleaseStanding {
  id: string
  verifiedBy: string | undefined
}

/** A release opened by this process, which serves it until it ends, whatever is built meanwhile. */
export interface OpenRelease {
  folder: string
  standing: ReleaseStanding
  site: StaticSite
  /** Files of earlier and later releases. */
  assets: SharedAssets
  thread: RenderThread
  /** The public key in its pages. */
  backendKey: string
  productIds: ReadonlySet<string>
  /** Facts for e-mails. */
  shop: MailShop
  securityContact: SecurityContact
}

/**
 * Opens the current release and loads what its pages need. Throws a SetupError without a release, without the required
 * signature, or when the release cannot render its pages or lacks its facts.
 */
export async function openRelease(origins: OtherOrigins, signers: string | undefined): Promise<OpenRelease> {
  const absent = () => {
    throw new SetupError(`There is no release in ${currentRelease}. Build the site first: script/build`)
  }
  const folder = await realpath(currentRelease).catch(absent)
  const code = join(folder, 'server/index.js')
  await access(code).catch(absent)
  const verifiedBy = signers === undefined ? undefined : verifyRelease(folder, signers)
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
    standing: { id: basename(folder), verifiedBy },
    site: await StaticSite.open(folder, origins),
    assets: new SharedAssets(join(dirname(folder), '../assets')),
    thread,
    backendKey: facts.backend.key,
    productIds: new Set(facts.products.map(({ id }) => id)),
    shop: mailShop(facts),
    securityContact: { contact: facts.brand.email.security, siteUrl: facts.siteUrl },
  }
}
