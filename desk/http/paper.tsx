import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeskFiles } from '#desk/files.ts'
import { Document } from '#desk/screens/shell/document.tsx'
import type { DeskContext } from './environment.ts'

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
  return context.html(`<!doctype html>${markup}`)
}
