import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { colourRules } from '#domain/shop/colours.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { Environment } from '#server/environment.ts'
import { AnswerCache } from '#server/http/answer-cache.ts'
import { fileAnswers } from '#server/http/files.ts'
import { PageServer } from '#server/http/pages.ts'
import type { PageAnswer, PageRoute } from '#server/render/page-answer.ts'
import type { RenderPage } from '#server/render/render-page.ts'
import { loadShop } from '#server/shop/load-shop.ts'
import { Shop } from '#server/shop/shop.ts'
import type { Draft } from '#server/store/content-drafts.ts'

/** The most previews in memory, those viewed last: each is a whole shop. */
const maximumReady = 2

export interface Preview {
  colours: string
  /** Answers a request for a page, or for a file that follows from the shop. */
  answer: (request: Request) => Promise<Response>
}

export interface PreviewSources {
  content: ContentFiles
  environment: Environment
  code: { renderPage: RenderPage; routes: readonly PageRoute[] }
  /** The number of the published version: when it changes, previews are made anew. */
  version: () => number
}

/** Makes shops of drafts, and answers from them as the site would. The published site does not change. */
export class Previews {
  readonly #sources: PreviewSources
  readonly #ready = new LRUCache<number, { key: string; preview: Preview }>({ max: maximumReady })

  constructor(parts: PreviewSources) {
    this.#sources = parts
  }

  readyPreview(draftId: number): Preview | undefined {
    return this.#ready.get(draftId)?.preview
  }

  /** Makes the preview of a draft as it is now, unless it is ready. Out: the faults that prevent one; else []. */
  async make(draft: Pick<Draft, 'id' | 'name' | 'version' | 'files'>): Promise<readonly ContentFault[]> {
    const key = `${draft.version} ${this.#sources.version()}`
    if (this.#ready.get(draft.id)?.key === key) return []
    try {
      this.#ready.set(draft.id, { key, preview: await this.#load(draft) })
      return []
    } catch (error) {
      if (error instanceof ContentError) return error.faults
      throw error
    }
  }

  async #load({ name, files: changed }: Pick<Draft, 'name' | 'files'>): Promise<Preview> {
    const { content, environment, code } = this.#sources
    const files = content.withFiles(changed)
    const { data } = await loadShop(files, environment)
    // A preview must send nothing that visitors' browsers send: no forms, no measured visits, no counts.
    const settings = { ...data.settings, backend: { url: '', key: '' }, analyticsUrl: '', countsVisits: false }
    const shop = new Shop({ ...data, settings })
    const answers = new AnswerCache()
    const render = async (draftShop: Shop, request: Parameters<RenderPage>[1]) =>
      withPreviewBar(await code.renderPage(draftShop, request), name)
    const pages = new PageServer({ routes: async () => [...code.routes], render }, answers)
    const answerFile = fileAnswers({ answers, readContent: (path) => files.bytes(path) })
    return {
      colours: colourRules(shop.colours),
      answer: async (request) => (await answerFile(shop, request)) ?? pages.answer(shop, request),
    }
  }
}

export const barStylesPath = '/previa.css'

const quickCompression = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** Adds the bar that names the draft to a page, which is unpacked for it: the site's renderer packs what it makes. */
function withPreviewBar(answer: PageAnswer, draftName: string): PageAnswer {
  const isPage = answer.headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'))
  if (!isPage || answer.body === undefined) return answer
  const words = `Prévia de <b>${escapeHtml(draftName)}</b>: ainda não publicado`
  const html = brotliDecompressSync(answer.body)
    .toString()
    .replace('</head>', () => `<link rel="stylesheet" href="${barStylesPath}"></head>`)
    .replace('</body>', () => `<p class="previa">${words}</p></body>`)
  return { ...answer, body: new Uint8Array(brotliCompressSync(html, quickCompression)) }
}

export const barStyles = `.previa {
  position: fixed;
  inset: auto auto 0 0;
  z-index: 100;
  max-width: 100%;
  margin: 0;
  padding: 4px 12px;
  border-radius: 0 6px 0 0;
  background: var(--ink);
  color: var(--sheet);
  font-size: 13px;
  pointer-events: none;
}
@media print {
  .previa { display: none; }
}
`
