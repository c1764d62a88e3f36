import { request, type IncomingHttpHeaders } from 'node:http'
import { openAccess } from '#desk/access/access.ts'
import { createDesk } from '#desk/desk-app.tsx'
import type { DeskOptions } from '#desk/http/routes.ts'
import { deskAddress, readDeskSettings } from '#desk/settings.ts'
import { deskSituation } from '#desk/situation.ts'
import type { Person, Role } from '#domain/desk/person.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { Catalogue } from '#server/content/edit/catalogue.ts'
import { Originals } from '#server/content/edit/sent-pictures.ts'
import { readEnvironment } from '#server/environment.ts'
import { listen } from '#server/http/listen.ts'
import { proposalPrinter } from '#server/proposals/issuer.ts'
import { Publisher } from '#server/publish/publisher.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Store } from '#server/store/store.ts'
import { sampleShop, sampleWords } from './desk-surroundings.ts'
import { scratchFolder } from './running-server.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

interface Asking {
  path: string
  /** A form's fields or its whole body, or a script's JSON; with either, the request is a POST. */
  form?: Record<string, string> | URLSearchParams | string
  json?: unknown
  headers?: Record<string, string>
  method?: string
}

/** The headers that a browser adds to a request from the desk's own pages. */
const fromOwnPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

const files: DeskOptions['files'] = {
  styles: '/arquivos/mesa.css',
  script: '/arquivos/desk.js',
  byName: new Map(),
}

interface StartOptions {
  store: Store
  settings?: Record<string, string>
  /** The present time in milliseconds since 1970. */
  clock?: () => number
  shop?: Shop
  hasLinks?: boolean
  /** The folder of the desk's own store. */
  accessDir?: string
  publishing?: Partial<Pick<DeskOptions, 'root' | 'publisher' | 'previews'>>
}

/** A desk with a store on a free port, by default for a shop with one product. */
export async function startDesk({
  store,
  settings = {},
  clock = Date.now,
  shop = sampleShop,
  hasLinks = true,
  publishing = {},
  accessDir = scratchFolder(),
}: StartOptions) {
  const read = readDeskSettings(settings)
  const access = await openAccess(accessDir, store, { clock })
  let desk: ReturnType<typeof createDesk> | undefined
  const server = await listen((incoming, environment) => desk?.fetch(incoming, environment) ?? new Response(), {
    HOST: '127.0.0.1',
    PORT: 0,
  })
  const place = deskAddress(read, server.port)
  const around = { ...surroundings(store, shop, publishing.root), ...publishing }
  desk = createDesk({ settings: read, place, store, access, ...around, hasLinks }, 'Loja de Teste')
  const ask = asker(server.port, place.hosts[0] ?? '')
  return {
    ask,
    access,
    accessDir,
    place,
    port: server.port,
    /** The folder in which the desk stores files, besides its store. */
    dataDir: around.dataDir,
    /** All routes of the desk. */
    routes: desk.routes.filter(({ method }) => method !== 'ALL'),
    stop: async () => {
      const isComplete = await cutOff(server)
      await access.close()
      return isComplete
    },
    /** Makes a person with a session. Out: the headers of their browser's requests, and the fields of its forms. */
    signIn: (name: string, role: Role = 'administra') => signIn({ access, ask, cookie: place.cookie }, name, role),
  }
}

/** Ends a server, and the requests that it is answering. */
function cutOff(server: Awaited<ReturnType<typeof listen>>): Promise<boolean> {
  server.abort()
  return server.stop()
}

/** Everything else that a desk needs. */
function surroundings(
  store: Store,
  shop: Shop,
  root = 'tests/fixture',
): Omit<DeskOptions, 'settings' | 'place' | 'store' | 'access'> & { dataDir: string } {
  const dataDir = scratchFolder()
  const environment = readEnvironment({ DATA_DIR: dataDir, PORT: '0' })
  return {
    dataDir,
    ...noPublishing(dataDir, store),
    situation: deskSituation({ environment, store, content: new ContentFiles(root), current: { shop } }),
    files,
    shop: async () => shop,
    siteFiles: async () => undefined,
    print: proposalPrinter(async () => undefined),
    deskFacts: async () => sampleWords,
    catalogue: new Catalogue(root),
    originals: new Originals(dataDir),
    counting: environment.SEARCH_COUNTS,
    canMail: true,
    hasLinks: true,
  }
}

/** A desk that publishes nothing: no shop's folder. */
function noPublishing(root: string, { contentDrafts: drafts }: Store) {
  const publisher = new Publisher({
    content: new ContentFiles(root),
    drafts,
    commit: async () => {},
    settings: readEnvironment({}),
  })
  const previews: DeskOptions['previews'] = { show: async () => ({ kind: 'no-address' }), stop: async () => {} }
  return { root, publisher, previews }
}

export type RunningDesk = Awaited<ReturnType<typeof startDesk>>

/** A person who has signed in at a test's desk. */
export interface SignedIn {
  person: Person
  cookie: string
  headers: Record<string, string>
  ficha: string
}

async function signIn(
  { access, ask, cookie }: { access: DeskOptions['access']; ask: ReturnType<typeof asker>; cookie: string },
  name: string,
  role: Role,
): Promise<SignedIn> {
  const form = { name, initials: 'X', role, login: null }
  const person = (await access.persons.add(form)) ?? (await access.persons.all()).find((one) => one.name === name)
  if (!person) throw new Error(`${name} was neither added nor there`)
  const answer = await ask({ path: '/entrar', form: { link: await access.links.make(person.id) } })
  const token = new RegExp(`^${cookie}=([^;]+)`).exec(answer.headers['set-cookie']?.[0] ?? '')?.[1] ?? ''
  const headers = { cookie: `${cookie}=${token}` }
  const page = await ask({ path: '/sessoes', headers })
  return { person, cookie: token, headers, ficha: /name="ficha" value="([^"]*)"/.exec(page.text)?.[1] ?? '' }
}

/** Sends requests as a browser does from the desk's own pages. A test may replace headers; '' removes one. */
function asker(port: number, host: string) {
  return ({ path, form, json, headers = {}, method = form || json ? 'POST' : 'GET' }: Asking): Promise<Answer> => {
    const body =
      typeof form === 'string'
        ? form
        : form
          ? new URLSearchParams(form).toString()
          : json === undefined
            ? ''
            : JSON.stringify(json)
    const all: Record<string, string> = {
      host,
      ...fromOwnPage,
      ...(method !== 'GET' && { origin: `http://${host}` }),
      ...(body !== '' && {
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }),
      ...headers,
    }
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
    return new Promise((resolve, reject) => {
      const asked = request({ port, path, method, headers: sent, setHost: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const { statusCode: status = 0 } = response
          resolve({ status, headers: response.headers, text: Buffer.concat(chunks).toString('utf8') })
        })
      })
      asked.on('error', reject)
      asked.end(body)
    })
  }
}
