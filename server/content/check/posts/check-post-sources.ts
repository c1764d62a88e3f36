import type { Source } from '#domain/blog/post.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { postFile, type PostSource } from '#server/content/posts/load-posts.ts'

type Said = Pick<ContentFault, 'path' | 'code' | 'problem'>

/**
 * Faults of published articles' sources: a technical article without any, a source that no sentence cites or that
 * cannot be looked up, a mark without a source.
 */
export function postSourceFaults({ posts, blogCategories }: Pick<Content, 'posts' | 'blogCategories'>): ContentFault[] {
  const technical = new Map(blogCategories.filter((category) => category.technical).map(({ id, name }) => [id, name]))
  return posts
    .filter(({ published }) => published)
    .flatMap((post) =>
      [
        ...missing(post, technical.get(post.category_id)),
        ...post.sources.flatMap((source, index) => [...unnamed(post, index), ...unfound(source, `sources.${index}`)]),
        ...marksToNone(post),
      ].map((said) => ({ file: postFile(post), ...said })),
    )
}

function missing({ sources }: PostSource, category: string | undefined): Said[] {
  if (category === undefined || sources.length > 0) return []
  const problem = `não há fontes; um artigo de ${category} cita as normas ou publicações em que se apoia`
  return [{ path: 'sources', code: 'conteudo-sem-fonte', problem }]
}

function unnamed({ cited }: PostSource, index: number): Said[] {
  const number = index + 1
  if (cited.includes(number)) return []
  const problem = `nenhuma frase cita esta fonte; escreva [^${number}] depois da que se apoia nela, ou retire a fonte`
  return [{ path: `sources.${index}`, code: 'conteudo-fonte-sem-frase', problem }]
}

/**
 * A fault for a source that cannot be looked up: it needs an address and the day on which it was read, or for print its
 * year or document number.
 */
function unfound({ name, url, seen, year }: Source, path: string): Said[] {
  if (url === undefined) {
    if (year !== 's.d.' || /\d{3}/.test(name)) return []
    const problem = 'não tem endereço, ano nem número de documento, e ninguém a encontra; escreva um deles'
    return [{ path, code: 'conteudo-fonte-sem-lugar', problem }]
  }
  const { pathname, search } = new URL(url)
  if (pathname === '/' && search === '') {
    const problem = `há ${url}, que é só a página inicial; escreva o endereço do documento, ou retire-o`
    return [{ path: `${path}.url`, code: 'conteudo-fonte-so-dominio', problem }]
  }
  if (seen !== undefined) return []
  const problem = 'falta o dia em que alguém leu o endereço, como "2026-11-24"'
  return [{ path: `${path}.seen`, code: 'conteudo-fonte-sem-data', problem }]
}

function marksToNone({ cited, sources }: PostSource): Said[] {
  return cited
    .filter((number) => number < 1 || number > sources.length)
    .map((number) => ({
      path: 'sources',
      code: 'conteudo-fonte-que-nao-ha',
      problem: `o texto tem [^${number}], e há ${sources.length} fontes; corrija o número ou acrescente a fonte`,
    }))
}
