import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { colourRules } from '#domain/shop/colours.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { Environment } from '#server/environment.ts'
import { xml } from '#server/feeds/xml.ts'
import { fileAnswers } from '#server/http/files.ts'
import { FinishedAnswers } from '#server/http/finished-answers.ts'
import { Pages } from '#server/http/pages.ts'
import type { Draft } from '#server/store/content-drafts.ts'
import type { PageAnswer, PageRoute } from '#server/render/page-answer.ts'
import type { RenderPage } from '#server/render/render-page.ts'
import { loadShop } from '#server/shop/load-shop.ts'
import { Shop } from '#server/shop/shop.ts'

/** The most drafts that are ready for preview, the last ones looked at: each is a whole shop in memory. */
const maximumReady = 2

/** A draft as it would be published. */
export interface Preview {
  draftName: string
  /** The shop's colours as CSS rules. */
  colours: string
  /** Answers a request for a page, or for a file that follows from the shop. */
  answer: (request: Request) => Promise<Response>
}

export type PreviewOutcome = { kind: 'ready'; preview: Preview } | { kind: 'faults'; faults: readonly ContentFault[] }

interface PreviewsParts {
  content: ContentFiles
  environment: Environment
  /** The site's own code (server/render/worker.ts). */
  code: { renderPage: RenderPage; routes: readonly PageRoute[] }
  /** The number of the version that is published: with another one, previews are made anew. */
  version: () => number
}

/** Makes shops of drafts, and answers from them as the site would. The published site does not change. */
export class Previews {
  readonly #parts: PreviewsParts
  readonly #ready = new Map<number, { key: string; preview: Preview }>()

  constructor(parts: PreviewsParts) {
    this.#parts = parts
  }

  /** The draft's last preview; undefined if none is ready. */
  of(draftId: number): Preview | undefined {
    return this.#ready.get(draftId)?.preview
  }

  /** The preview of a draft as it is now, or the faults of its content. */
  async make(draft: Pick<Draft, 'id' | 'name' | 'version' | 'files'>): Promise<PreviewOutcome> {
    const key = `${draft.version} ${this.#parts.version()}`
    const known = this.#ready.get(draft.id)
    if (known?.key === key) return { kind: 'ready', preview: known.preview }
    try {
      const preview = await this.#load(draft)
      this.#ready.delete(draft.id)
      this.#ready.set(draft.id, { key, preview })
      for (const oldest of [...this.#ready.keys()].slice(0, -maximumReady)) this.#ready.delete(oldest)
      return { kind: 'ready', preview }
    } catch (error) {
      if (error instanceof ContentError) return { kind: 'faults', faults: error.faults }
      throw error
    }
  }

  async #load({ name, files: changed }: Pick<Draft, 'name' | 'files'>): Promise<Preview> {
    const { content, environment, code } = this.#parts
    const files = content.with(changed)
    const { data } = await loadShop(files, environment)
    // What visitors' browsers send must not come from a preview.
    const settings = { ...data.settings, backend: { url: '', key: '' }, analyticsUrl: '', countsVisits: false }
    const shop = new Shop({ ...data, settings })
    const answers = new FinishedAnswers()
    const render = async (of: Shop, request: Parameters<RenderPage>[1]) =>
      marked(await code.renderPage(of, request), name)
    const pages = new Pages({ routes: async () => [...code.routes], render }, answers)
    const fileOf = fileAnswers({ answers, read: (path) => files.bytes(path) })
    return {
      draftName: name,
      colours: colourRules(shop.colours),
      answer: async (request) => (await fileOf(shop, request)) ?? pages.answer(shop, request),
    }
  }
}

/** The address of the style sheet of the mark. */
export const markStyles = '/previa.css'

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** A page that says that it is a preview. */
function marked(answer: PageAnswer, draftName: string): PageAnswer {
  const isPage = answer.headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'))
  if (!isPage || answer.body === undefined) return answer
  const html = brotliDecompressSync(answer.body)
    .toString()
    .replace('</head>', () => `<link rel="stylesheet" href="${markStyles}"></head>`)
    .replace('</body>', () => `<p class="previa">Prévia de <b>${xml(draftName)}</b>: ainda não publicado</p></body>`)
  return { ...answer, body: new Uint8Array(brotliCompressSync(html, quick)) }
}
