import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeskFiles } from '#desk/files.ts'
import { Document } from '#desk/screens/shell/document.tsx'
import type { DeskContext } from './environment.ts'

/** As on every page, and the shop's logo, which a release may hold as a data URI; nothing is sent or run here. */
const paperPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Answers with a document that is printed: without the desk around it. */
export function showPaper(
  context: DeskContext,
  files: DeskFiles,
  { title, screen }: { title: string; screen: ReactElement },
): Response | Promise<Response> {
  const markup = renderToStaticMarkup(
    <Document title={title} styles={files.styles} scripts={[]}>
      {screen}
    </Document>,
  )
  context.header('Content-Security-Policy', paperPolicy)
  return context.html(`<!doctype html>${markup}`)
}
