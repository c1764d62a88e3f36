import { renderPost, type RenderedPost } from './render-post.ts'

/** The most letters of an article: twenty times the longest one. Parsing more takes seconds. */
const maximumLetters = 100_000
/**
 * Sixty blanks, quotation or list marks before a line's first word: deeper nesting takes the parser seconds, or
 * overflows its stack.
 */
const deepLine = /^(?:[ \t>]{60}|(?:[*+-][ \t]){60}|(?:\d+[.)][ \t]){60})/m

/** An article's body, rendered; or why it was refused, because parsing it would take too long or overflow the stack. */
export function renderedBody(format: 'markdown' | 'html', body: string): RenderedPost | { problem: string } {
  if (body.length > maximumLetters)
    return { problem: `o artigo tem mais de ${maximumLetters / 1000} mil letras; divida-o em dois` }
  if (deepLine.test(body)) return { problem: tooDeep }
  try {
    return renderPost(format, body)
  } catch (error) {
    if (error instanceof RangeError) return { problem: tooDeep }
    throw error
  }
}

const tooDeep =
  'o artigo tem listas, citações ou partes de HTML umas dentro das outras, fundo demais; escreva-as mais rasas'
