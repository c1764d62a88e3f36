import { figures } from '#drawings/figures/figures.ts'
import type { ContentFault } from '#server/content-error.ts'
import { postFile, type PostSource } from '#server/content/posts/load-posts.ts'
import type { PostPicture } from '#server/content/posts/render-post-pictures.ts'

/** Faults for pictures in articles that cannot be shown or have no alternative text. */
export function postPictureFaults(posts: readonly PostSource[]): ContentFault[] {
  return posts.flatMap((post) =>
    post.pictures.flatMap((picture) =>
      [addressProblem(picture, post), wordsProblem(picture)]
        .filter((problem) => problem !== undefined)
        .map((problem) => ({ file: postFile(post), path: picture.src, code: 'conteudo-figura', problem })),
    ),
  )
}

function addressProblem({ src }: PostPicture, { slug, photographs }: PostSource): string | undefined {
  const folder = `content/blog/${slug}/`
  if (/^https?:/.test(src)) return `é imagem de outro site, que o navegador bloqueia; ponha o arquivo em ${folder}`
  const [, name] = /^figura:(.*)$/.exec(src) ?? []
  if (name !== undefined) {
    return Object.hasOwn(figures, name)
      ? undefined
      : `não há figura com este nome; espera-se uma destas: ${Object.keys(figures).join(', ')}`
  }
  if (!/\.(jpe?g|png|webp)$/i.test(src))
    return 'não é imagem; escreva figura:… ou o nome de um arquivo .jpg, .png ou .webp'
  if (photographs.includes(src)) return undefined
  return `não há este arquivo em ${folder}, que tem: ${photographs.join(', ') || 'nada'}`
}

function wordsProblem({ alt, caption }: PostPicture): string | undefined {
  if (alt === '') return 'a figura não tem texto para quem não a vê; escreva ![o que se vê](…)'
  return caption === '' ? 'a figura não tem legenda; escreva-a entre aspas: ![…](endereço "legenda")' : undefined
}
