import { Hono, type Context } from 'hono'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { proposalFileName } from '#domain/proposal/proposal-number.ts'
import { acceptanceText, choiceIn, linkAnswerSchema } from '#domain/proposal/public-link.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { minuteMilliseconds } from '#domain/time.ts'
import { traceOf } from '#server/failure.ts'
import { hashSource } from '#server/http/content-security-policy.ts'
import { isCrossSite } from '#server/http/cross-site.ts'
import { isForm, type PostOptions } from '#server/http/post-options.ts'
import { VisitorQueues } from '#server/http/visitor-queues.ts'
import { log } from '#server/log.ts'
import type { ProposalDocument } from '#server/proposals/document-model.ts'
import { documentStyles, linkStyles } from '#server/proposals/document-styles.ts'
import { linkPage, type LinkShop, noLinkPage, type TypedAnswer } from '#server/proposals/link-page.ts'
import { Overloaded } from '#server/render/page-pool.ts'
import { type LinkedProposal, type PublicProposals, linkKeyHash } from '#server/store/proposal-links.ts'

export interface ProposalLinkOptions extends Pick<PostOptions, 'rateLimit' | 'visitorOf' | 'onStored'> {
  proposals: PublicProposals
  shop: () => LinkShop
  /** Address of the site's style sheet, which contains the font. */
  font: string | undefined
  print: (document: ProposalDocument) => Promise<Buffer>
}

/**
 * `/proposta/KEY`: a proposal for its customer, neither cached nor indexed. An expired key is answered like an unknown
 * one. Keys that open nothing count as posts do, so that nobody can try many.
 */
export function proposalRoutes(options: ProposalLinkOptions): Hono {
  const { proposals, rateLimit, visitorOf, onStored } = options
  const pdfs = new LRUCache<string, Buffer, ProposalDocument>({
    max: 20,
    ttl: pdfMilliseconds,
    fetchMethod: (_key, _stale, { context: document }) => options.print(document),
  })
  const queues = new VisitorQueues()
  const app = new Hono()
  // These headers are for every answer to an address with a key, from these routes or from the pages.
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(privateHeaders)) context.res.headers.set(name, value)
  })

  app.onError((error, context) => {
    // The path, which contains the key, is not logged.
    if (!(error instanceof Overloaded)) log('proposal-link-failed', traceOf(error))
    return context.text('Não foi possível abrir a proposta agora. Tente novamente em instantes.', 503)
  })

  // A proposal of 300 lines takes up to 60 ms: who opens one again and again waits for the earlier openings, others between them.
  app.use('/:key/*', (context, next) => queues.runInTurn(hashOf(context) || visitorOf(context), next))

  app.get('/:key', async (context) => {
    const linked = await openProposal(context, options)
    return linked instanceof Response ? linked : showPage(context, options, { linked })
  })

  app.get('/:key/pdf', async (context) => {
    const linked = await openProposal(context, options)
    if (linked instanceof Response) return linked
    const { name, day, person, content } = linked
    const document: ProposalDocument = { proposal: content, name, sent: { day, person }, layout: 'proposta' }
    const pdf = await pdfs.forceFetch(`${hashOf(context)} ${name}`, { context: document })
    return context.body(new Uint8Array(pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${proposalFileName(name)}"`,
    })
  })

  app.post('/:key', async (context) => {
    if (isCrossSite(context)) return context.text('Responda pela página da proposta.', 403)
    if (!isForm(context)) return context.text('Unsupported Media Type', 415)
    const linked = await openProposal(context, options)
    if (linked instanceof Response) return linked
    const wait = rateLimit.count(visitorOf(context))
    if (wait > 0) return tooManyRequests(context, wait)
    const form = await formOf(context)
    // The form was about another revision, so its reader gets the page as it is now.
    if (form.proposta !== linked.name) return showChanged(context, options, form)
    const parsed = v.safeParse(linkAnswerSchema, form)
    if (!parsed.success) {
      const fault = parsed.issues[0].message
      return showPage(context, options, { linked, fault, typed: form, status: 422 })
    }
    const { ato: kind, texto, proposta, site } = parsed.output
    const choice = kind === 'accept' ? choiceIn(form, linked.content) : undefined
    if (kind === 'accept' && choice === undefined)
      return showPage(context, options, { linked, fault: 'Escolha uma opção de cada grupo.', typed: form, status: 422 })
    const text = kind === 'accept' ? acceptanceText({ ...linked.content, choice }, parsed.output) : texto
    const customerAnswer = { revisionName: proposta, kind, text, choice, isSuspect: site !== '' }
    const isNew = await proposals.answer(hashOf(context), customerAnswer, today())
    if (isNew === undefined) return showChanged(context, options, form)
    if (isNew) onStored()
    return context.body(null, 303, { Location: context.req.path })
  })

  app.all('/:key', (context) => context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD, POST' }))
  return app
}

/** How long a PDF is kept: one of 300 lines takes half a second, in which nobody else is answered. */
const pdfMilliseconds = 10 * minuteMilliseconds

const privateHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' } as const

const today = () => brasiliaDay(new Date().toISOString())
/** The digest of the key. A text that cannot be a key is looked up too, so that the answer takes equally long. */
const hashOf = (context: Context) => linkKeyHash(context.req.param('key') ?? '') ?? ''

/** The proposal that a key opens, or the answer for a key that opens none. */
async function openProposal(context: Context, options: ProposalLinkOptions): Promise<LinkedProposal | Response> {
  const linked = await options.proposals.find(hashOf(context), today())
  if (linked) return linked
  const wait = options.rateLimit.count(options.visitorOf(context))
  if (wait > 0) return tooManyRequests(context, wait)
  const [shop, { font }] = [options.shop(), options]
  return htmlResponse(context, noLinkPage({ shop, font }), shop, 404)
}

async function showChanged(context: Context, options: ProposalLinkOptions, typed: TypedAnswer): Promise<Response> {
  const linked = await openProposal(context, options)
  if (linked instanceof Response) return linked
  const fault = 'Sua resposta não foi enviada: a proposta mudou depois que você abriu a página. Leia-a como está agora.'
  return showPage(context, options, { linked, fault, typed, status: 409 })
}

type PageState = { linked: LinkedProposal; fault?: string; typed?: TypedAnswer; status?: 200 | 409 | 422 }

function showPage(context: Context, options: ProposalLinkOptions, { linked, fault, typed, status = 200 }: PageState) {
  const [shop, { font }] = [options.shop(), options]
  const html = linkPage(linked, { shop, font, address: context.req.path, fault, typed })
  return htmlResponse(context, html, shop, status)
}

function htmlResponse(context: Context, html: string, { colours: { light } }: LinkShop, status: 200 | 404 | 409 | 422) {
  const styles = [documentStyles(light), linkStyles(light)].map(hashSource).join(' ')
  const policy = `default-src 'none'; style-src 'self' ${styles}; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  return context.html(html, status, { 'Content-Security-Policy': policy })
}

const tooManyRequests = (context: Context, seconds: number): Response =>
  context.text(`Muitos pedidos em pouco tempo. Tente novamente em ${seconds} s.`, 429, {
    'Retry-After': String(seconds),
  })

const formOf = async (context: Context) => Object.fromEntries(new URLSearchParams(await context.req.text()))
