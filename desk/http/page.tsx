import type { ReactNode, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formTokenOf } from '#desk/access/token.ts'
import type { ScriptName } from '#desk/files.ts'
import { FormTokenContext } from '#desk/parts/form.tsx'
import { ButtonLink } from '#desk/parts/links.tsx'
import { menuCounts } from '#desk/shell/menu.ts'
import { noticeOf, withoutNotice } from '#desk/shell/notices.ts'
import { Shell } from '#desk/shell/shell.tsx'
import { faultLocation } from '#domain/editing/fault-words.ts'
import { PathRefused } from '#server/content/drafts/draft-path.ts'
import { EditRefused } from '#server/content/edit/yaml.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { type DeskOptions, type DeskContext, Refusal } from './routes.ts'

interface DocumentProps {
  title: string
  /** Addresses of the style sheet and the scripts. */
  styles: string
  scripts: readonly string[]
  children: ReactNode
}

/** The HTML document of a page of the desk. */
function DeskDocument({ title, styles, scripts, children }: DocumentProps) {
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/arquivos/mesa.svg" type="image/svg+xml" />
        {scripts.map((source) => (
          <script key={source} type="module" src={source} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}

interface Page {
  title: string
  screen: ReactElement
  status?: 200 | 400 | 403 | 404 | 405 | 409 | 413 | 421 | 429 | 500
  scripts?: readonly ScriptName[]
}

/** Answers with a screen inside the desk's shell, which has no sections before sign-in. */
export type ShowPage = (context: DeskContext, page: Page) => Promise<Response>

/** Makes the function by which every route answers with a page. */
export function createShowPage(options: Pick<DeskOptions, 'files' | 'shop' | 'store' | 'words'>): ShowPage {
  const { files, shop } = options
  return async (context, { title, screen, status = 200, scripts = [] }) => {
    const { brand } = await shop()
    const session = context.get('session')
    const { path } = context.req
    const query = context.req.query()
    const markup = renderToStaticMarkup(
      <DeskDocument
        title={`${title} · Mesa · ${brand.name}`}
        styles={files.styles}
        scripts={(['desk', ...scripts] as const).map((name) => files.scripts[name])}
      >
        <FormTokenContext value={session ? formTokenOf(context.get('token')) : ''}>
          <Shell
            shopName={brand.name}
            person={session?.person}
            path={path}
            title={title}
            notice={noticeOf(query)}
            currentAddress={withoutNotice(path, query)}
            counts={session && (await menuCounts(options))}
          >
            {screen}
          </Shell>
        </FormTokenContext>
      </DeskDocument>,
    )
    return context.html(`<!doctype html>${markup}`, status)
  }
}

const failureTitles: Partial<Record<number, string>> = {
  403: 'Isto não pode ser feito',
  404: 'Página não encontrada',
  409: 'Isto não pode ser feito assim',
}

/** Answers a refusal or a failure: with a page of the desk for people, in a few words for scripts and for strangers. */
export function failureAnswer(show: ShowPage) {
  return (error: Error, context: DeskContext): Response | Promise<Response> => {
    const { status, code, message } = describeError(error)
    const { method } = context.req
    const path = pathForLog(context.req.path)
    if (status === 500) log('desk-failed', { path, ...traceOf(error) })
    // An address that leads nowhere is no event: scanners would fill the log.
    else if (status !== 404) log('desk-refused', { code, method, path })
    if (!context.get('session')) return context.text(message, status)
    if (context.req.header('content-type')?.startsWith('application/json'))
      return context.json({ error: message }, status)
    const screen = (
      <div className="grid max-w-prose justify-items-start gap-5">
        <p>{message}</p>
        <ButtonLink label="Ir para o início da mesa" href="/" look="primary" />
      </div>
    )
    return show(context, { title: failureTitles[status] ?? 'Não deu certo', screen, status })
  }
}

/** Hides the token of a sign-in link, because whoever reads the log must not be able to sign in. */
function pathForLog(path: string): string {
  return path.startsWith('/entrar') ? '/entrar' : path.slice(0, 200)
}

function describeError(error: Error): { status: Refusal['status'] | 500; code: string; message: string } {
  if (error instanceof Refusal) return error
  if (error instanceof EditRefused) return { status: 409, code: 'edit-refused', message: error.message }
  if (error instanceof PathRefused) {
    const message = `“${faultLocation(error.path)}” não se muda pela mesa: só no servidor.`
    return { status: 409, code: 'path-refused', message }
  }
  return {
    status: 500,
    code: 'failed',
    message: 'Algo falhou na mesa. O que você fez pode não ter sido gravado; tente de novo.',
  }
}
