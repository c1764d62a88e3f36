import type { ReactNode, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeskOptions } from '#desk/desk-options.ts'
import type { ScriptName } from '#desk/files.ts'
import { formTokenOf } from '#desk/access/token.ts'
import { FormTokenContext } from '#desk/parts/post-form.tsx'
import { menuCounts } from '#desk/shell/menu.ts'
import { noticeOf, withoutNotice } from '#desk/shell/notices.ts'
import { Shell } from '#desk/shell/shell.tsx'
import type { DeskContext } from './environment.ts'

interface DocumentProps {
  title: string
  styles: string
  scripts: readonly string[]
  children: ReactNode
}

/** The HTML document of a page of the desk. */
function Document({ title, styles, scripts, children }: DocumentProps) {
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

export function pageShower({
  files,
  shop,
  ...rest
}: Pick<DeskOptions, 'files' | 'shop' | 'store' | 'words'>): ShowPage {
  return async (context, { title, screen, status = 200, scripts = [] }) => {
    const { brand } = await shop()
    const session = context.get('session')
    const { path } = context.req
    const query = context.req.query()
    const markup = renderToStaticMarkup(
      <Document
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
            here={withoutNotice(path, query)}
            counts={session && (await menuCounts(rest))}
          >
            {screen}
          </Shell>
        </FormTokenContext>
      </Document>,
    )
    return context.html(`<!doctype html>${markup}`, status)
  }
}
