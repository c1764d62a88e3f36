import { renderPost, type RenderedPost } from './render-post.ts'

/** Twenty times the longest article: what takes a parser seconds. */
const mostLetters = 100_000
/** Sixty blanks, quotes or marks of lists before a line's first word: what is deeper takes a parser seconds, or its stack. */
const deepLine = /^(?:[ \t>]{60}|(?:[*+-][ \t]){60}|(?:\d+[.)][ \t]){60})/m

/** An article's body, rendered; or what keeps it from that, where it would take the parser's time or its stack. */
export function renderedBody(format: 'markdown' | 'html', body: string): RenderedPost | { problem: string } {
  if (body.length > mostLetters)
    return { problem: `o artigo tem mais de ${mostLetters / 1000} mil letras; divida-o em dois` }
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
