import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { typedForm } from '#domain/editing/form.ts'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import { productOfText, valuesOf } from '#server/content/edit/catalogue.ts'
import type { Draft } from '#server/store/content-drafts.ts'
import type { ContentDrafts, Store } from '#server/store/store.ts'
import { startDesk, type RunningDesk, type SignedIn } from '#tests/server/support/running-desk.ts'

/** A product of the small shop (tests/fixture) that tests edit. */
export const cableId = 'cabo-ecg-ge-aha'

/** A desk over a copy of a shop's content, the small one's unless another is named, with two people at it. */
export async function startCatalogueDesk(store: Store, from = 'tests/fixture/content') {
  const root = await mkdtemp(join(tmpdir(), 'desk-catalogue-'))
  await cp(from, join(root, 'content'), { recursive: true, dereference: true })
  const desk = await startDesk({ store, publishing: { root } })
  const ana = await desk.signIn('Ana', 'atende')
  const bruno = await desk.signIn('Bruno', 'administra')
  const place = (id: string) => join(root, 'content', 'products', `${id}.yaml`)
  const drafts = store.contentDrafts
  const draft = () => firstDraft(drafts)
  const sends = (path: string, form: Record<string, string> | URLSearchParams, who: SignedIn = ana) => {
    const fields = new URLSearchParams(form)
    fields.set('ficha', who.ficha)
    return desk.ask({ path, form: fields, headers: who.headers })
  }
  return {
    desk,
    root,
    ana,
    bruno,
    drafts,
    draft,
    sends,
    sendsFile: (path: string, sent: SentFile) => sendFile(desk, { ...sent, path, who: ana }),
    page: (path: string, who: SignedIn = ana) => desk.ask({ path, headers: who.headers }),
    onDisk: (id = cableId) => readFile(place(id), 'utf8'),
    putOnDisk: (text: string, id = cableId) => writeFile(place(id), text),
    drafted: async (path = `products/${cableId}.yaml`) =>
      (await draft()).files.find((file) => file.path === path)?.text,
    /** Sends the cable's form, filled from a text of its file, with some fields typed anew. */
    edits: (text: string, typed: Record<string, string>, { who = ana, at = `/catalogo/${cableId}` } = {}) => {
      return sends(at, { ...formOfProduct(text), ato: 'salvar', ...typed }, who)
    },
    stop: async () => {
      await desk.stop()
      await rm(root, { recursive: true })
    },
  }
}
/** A form that sends a file. */
interface SentFile {
  field: string
  bytes: Buffer
  /** Further fields. */
  more?: Record<string, string>
}

/** Sends a form with a file as a browser does, with a file name that contains a path. */
function sendFile(desk: RunningDesk, { field, bytes, more, path, who }: SentFile & { path: string; who: SignedIn }) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ficha: who.ficha, ...more })) form.set(name, value)
  form.set(field, new File([new Uint8Array(bytes)], '../../x.jpg'))
  const origin = `http://localhost:${desk.port}`
  const headers = { ...who.headers, origin, 'sec-fetch-site': 'same-origin' }
  return fetch(origin + path, { method: 'POST', redirect: 'manual', headers, body: form })
}

export type CatalogueDesk = Awaited<ReturnType<typeof startCatalogueDesk>>

async function firstDraft(drafts: ContentDrafts): Promise<Draft> {
  const found = await drafts.draft(1)
  if (!found) throw new Error('no draft')
  return found
}

/** The form of a product as the text of its file fills it. */
export function formOfProduct(text: string): Record<string, string> {
  const values = valuesOf({ text })
  return { ...typedForm(productKindOf(values).fields, values), visto: JSON.stringify(values) }
}

/** The product that the text of its file states. */
export function productIn(text: string, id = cableId): ProductRecord {
  const { product } = productOfText(id, text)
  if (!product) throw new Error(text)
  return product
}
