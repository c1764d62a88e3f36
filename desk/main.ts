import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { colourRules } from '#domain/shop/colours.ts'
import { builtCode } from '#server/code/built-code.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { Catalogue } from '#server/content/edit/catalogue.ts'
import { Originals } from '#server/content/edit/sent-pictures.ts'
import { readEnvironment } from '#server/environment.ts'
import { contentFolder, shopFolder } from '#server/folders.ts'
import { AnswerCache } from '#server/http/answer-cache.ts'
import { fileAnswers } from '#server/http/files.ts'
import { listen } from '#server/http/listen.ts'
import { log } from '#server/log.ts'
import { runDelivery } from '#server/outbox/delivery.ts'
import { answerSenders } from '#server/outbox/mail/answer.ts'
import { mailShop } from '#server/outbox/mail/mail-shop.ts'
import { proposalPrinter } from '#server/proposals/issuer.ts'
import { openPublisher } from '#server/publish/publisher.ts'
import { runMain, SetupError } from '#server/setup-error.ts'
import { CurrentShop } from '#server/shop/current-shop.ts'
import { loadShop } from '#server/shop/load-shop.ts'
import { stopOnSignal } from '#server/stop-on-signal.ts'
import { openStore } from '#server/store/store.ts'
import { openAccess } from './access/access.ts'
import { builtDesk, openFiles } from './build/built-desk.ts'
import { deskFacts } from './desk-facts.ts'
import { openPreviews } from './publish/preview-server.ts'
import { startScheduledPublishing } from './publish/scheduled-publishing.ts'
import { deskAddress, accessFolder, readDeskSettings } from './settings.ts'
import { deskSituation } from './situation.ts'

/** Serves the desk. Guards, routes and screens are compiled (desk/build); the rest runs from its sources. */
await runMain(async () => {
  // The screens are compiled for it: React's other code, which is loaded by now, does not run them.
  if (process.env.NODE_ENV !== 'production')
    throw new SetupError('NODE_ENV: expected production; start the desk by script/desk, which sets it')
  const environment = readEnvironment(process.env)
  const settings = readDeskSettings(process.env)
  const [code, built] = [await builtCode(), await builtDesk()]
  const screens: typeof import('./desk-app.tsx') = await import(pathToFileURL(join(built, 'server/desk-app.js')).href)
  const store = await openStore(environment, { mayCreate: true })
  const access = await openAccess(accessFolder(settings, environment), store)
  const shared = { store, access }
  const content = new ContentFiles(shopFolder)
  const publisher = await openPublisher({ content, drafts: store.contentDrafts, settings: environment })
  const current = await CurrentShop.open(() => loadShop(content, environment), contentFolder)
  const version = () => current.shop.version
  const previews = await openPreviews(code, { environment, settings, content, version, sessions: access.sessions })
  const publishing = startScheduledPublishing({ publisher, ...shared })
  const { brand, colours } = current.shop
  const siteFiles = fileAnswers({ answers: new AnswerCache(), readContent: (path) => content.bytes(path) })
  const print = proposalPrinter(siteFiles)
  const app = screens.createDesk(
    {
      settings,
      place: deskAddress(settings, settings.DESK_PORT),
      ...shared,
      publisher,
      previews,
      root: shopFolder,
      situation: deskSituation({ environment, store, content, current }),
      files: openFiles(join(built, 'client'), colourRules(colours)),
      shop: async () => current.shop,
      siteFiles,
      print,
      deskFacts: async () => deskFacts(current.shop),
      catalogue: new Catalogue(shopFolder),
      originals: new Originals(environment.DATA_DIR),
      counting: environment.SEARCH_COUNTS,
      canMail: environment.SMTP_URL !== undefined,
      hasLinks: environment.PROPOSAL_LINKS === 'on',
    },
    brand.name,
  )
  const senders = answerSenders(environment, () => mailShop(current.shop), { shop: () => current.shop, print })
  const delivery = runDelivery(store.deliveries, senders)
  const server = await listen(app.fetch, { HOST: settings.DESK_HOST, PORT: settings.DESK_PORT })
  log('desk-started', { store: environment.DATABASE_URL ? 'postgres' : 'embedded' })
  console.log(`A mesa está em ${settings.DESK_URL || `http://localhost:${server.port}`}`)
  console.log("Para entrar: script/desk link --name 'Seu nome'")

  stopOnSignal(async () => {
    current.stop()
    const [isComplete] = await Promise.all([server.stop(), delivery.stop(), publishing.stop(), previews.stop()])
    await Promise.all([store.close(), access.close()])
    return isComplete
  })
})
