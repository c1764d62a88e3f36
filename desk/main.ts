import { Catalogue } from '#server/content/edit/catalogue.ts'
import { Originals } from '#server/content/edit/originals.ts'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { shopFolder } from '#server/folders.ts'
import { readEnvironment } from '#server/environment.ts'
import { listen } from '#server/http/listen.ts'
import { openStore } from '#server/inbox/open-store.ts'
import { log } from '#server/log.ts'
import { runDelivery } from '#server/outbox/delivery.ts'
import { documentShopOf } from '#server/site/document-shop.ts'
import { answerSenders } from '#server/outbox/mail/answer.ts'
import { mailShop } from '#server/outbox/mail/mail-shop.ts'
import { runMain } from '#server/setup-error.ts'
import { stopOnSignal } from '#server/stop-on-signal.ts'
import { deskStore } from '#server/inbox/desk-store.ts'
import { sqlAccess } from './access/sql-access.ts'
import { builtDesk } from './build/built-desk.ts'
import { contentReader } from './content.ts'
import { openFiles } from './files.ts'
import { maximumFormBytes } from './http/form.ts'
import { openPublishing } from './open-publishing.ts'
import { deskAddress } from './desk-address.ts'
import { readDeskSettings } from './settings.ts'
import { deskColours, shopReader } from './shop.ts'
import { deskSituation } from './situation.ts'

/** Serves the desk. Guards, routes and screens are compiled (desk/build); the rest runs from its sources. */
await runMain(async () => {
  const environment = readEnvironment(process.env)
  const settings = readDeskSettings(process.env)
  const catalogue = new Catalogue(shopFolder)
  const content = { shop: shopReader(), words: contentReader(), catalogue }
  const [{ site }] = await Promise.all([content.shop(), content.words()])
  const built = await builtDesk()
  const { createDesk } = await screensIn(built)
  const store = await openStore(environment, { mayCreate: true })
  const shared = { store, desk: deskStore(store, environment.DATA_DIR), access: sqlAccess(store.sql) }
  const publishing = await openPublishing({ environment, settings, ...shared })
  const app = createDesk(
    {
      settings,
      place: deskAddress(settings, settings.DESK_PORT),
      ...shared,
      ...publishing,
      situation: deskSituation({ environment, ...shared, siteUrl: site.siteUrl }),
      files: openFiles(join(built, 'client'), deskColours(site.colours)),
      ...content,
      originals: new Originals(environment.DATA_DIR),
      counting: environment.SEARCH_COUNTS,
      canMail: environment.SMTP_URL !== undefined,
      hasLinks: environment.PROPOSAL_LINKS === 'on',
    },
    site.brand.name,
  )
  const delivery = runDelivery(store.outbox, answerSenders(environment, mailShop(site), documentShopOf(site)))
  const { DESK_HOST: HOST, DESK_PORT: PORT, DESK_TRUST_PROXY: TRUST_PROXY } = settings
  const server = await listen(app.fetch, { HOST, PORT, TRUST_PROXY }, { maximumBodyBytes: maximumFormBytes })
  log('desk-started', { store: environment.DATABASE_URL ? 'postgres' : 'embedded' })
  console.log(`A mesa está em ${settings.DESK_URL || `http://localhost:${server.port}`}`)
  console.log("Para entrar: script/desk link --name 'Seu nome'")

  stopOnSignal(async () => {
    const [isComplete] = await Promise.all([server.stop(), delivery.stop(), publishing.stop()])
    await store.close()
    return isComplete
  })
})

/** The compiled screens and routes. */
function screensIn(built: string): Promise<typeof import('./desk-app.tsx')> {
  return import(pathToFileURL(join(built, 'server/desk-app.js')).href)
}
