import { basename, extname } from 'node:path'
import { articleFrontMatterSchema, type ArticleFrontMatter } from '#domain/blog/article-front-matter.ts'
import { slugPattern } from '#domain/text/slug.ts'
import { fault, type ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { drawingProblem } from '#server/content/load/pictures.ts'
import { renderBody, type RenderedArticle } from './render-article.ts'

export interface ArticleSource extends ArticleFrontMatter, RenderedArticle {
  slug: string
  /** The body's format; HTML is used as it is, except what is not safe. */
  format: 'markdown' | 'html'
  photographs: string[]
}

/** The name of an article's file in faults. */
export const articleFile = ({ slug, format }: Pick<ArticleSource, 'slug' | 'format'>): string =>
  `content/blog/${slug}.${format === 'html' ? 'html' : 'md'}`

/** Loads `content/blog/*.md` and `*.html`. Faults are pushed; throws a ContentError for a file that cannot be read. */
export async function loadArticles(files: ContentFiles, faults: ContentFault[]): Promise<ArticleSource[]> {
  const entries = await files.namesIn('blog')
  const names = entries.files.filter((name) => /^[^_].*\.(md|html)$/.test(name))
  faults.push(...nameFaults(names), ...folderFaults(entries.folders, names))
  const articles = await Promise.all(names.map((name) => loadArticle(files, name, faults)))
  return articles.filter((article) => article !== undefined)
}

async function loadArticle(files: ContentFiles, name: string, faults: ContentFault[]) {
  const { file, text } = await files.text(`blog/${name}`)
  const [, frontMatter, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? []
  if (frontMatter === undefined || body === undefined) {
    const problem = 'faltam os dados do artigo, entre duas linhas de ---'
    faults.push(fault(file, '', 'conteudo-artigo-sem-dados', problem))
    return undefined
  }
  // The line break stands for the --- above the front matter: line numbers in faults are those of the file.
  const article = files.parsedText({ file, text: `\n${frontMatter}` }, articleFrontMatterSchema, faults)
  if (!article) return undefined
  const format: ArticleSource['format'] = extname(name) === '.html' ? 'html' : 'markdown'
  const slug = slugOf(name)
  const rendered = files.cached(`article ${file}`, body, () => renderBody(format, body))
  if ('problem' in rendered) {
    faults.push(fault(file, '', 'conteudo-artigo-fundo', rendered.problem))
    return undefined
  }
  const photographs = (await files.namesIn(`blog/${slug}`)).files
  const used = photographs.filter((photograph) => rendered.pictures.some(({ src }) => src === photograph))
  const imageFiles = [
    ...used.map((photograph) => `blog/${slug}/${photograph}`),
    ...[article.featured_image ?? []].flat().map((image) => `blog/${image}`),
  ]
  for (const imagePath of imageFiles) {
    const exists = await files.has(imagePath)
    const problem = exists ? await drawingProblem(files, imagePath) : `falta o arquivo content/${imagePath}`
    if (problem !== undefined) faults.push(fault(file, basename(imagePath), 'conteudo-artigo-imagem', problem))
  }
  return { ...article, slug, format, photographs, ...rendered }
}

/** Faults for file names that are no slug or repeat another file's, because a file's name becomes an address. */
const nameFaults = (names: readonly string[]): ContentFault[] =>
  names.flatMap((name, index): ContentFault[] => {
    const file = `content/blog/${name}`
    const slug = slugOf(name)
    if (!slugPattern.test(slug)) {
      const problem = 'o nome não pode ser endereço; use minúsculas sem acento, algarismos e hifens simples'
      return [fault(file, '', 'conteudo-nome-de-arquivo', problem)]
    }
    if (names.findIndex((other) => slugOf(other) === slug) === index) return []
    const problem = `há um segundo arquivo para /blog/${slug}; deixe um`
    return [fault(file, '', 'conteudo-artigo-repetido', problem)]
  })

function folderFaults(folders: readonly string[], names: readonly string[]): ContentFault[] {
  const slugs = new Set(names.map(slugOf))
  const problem = 'a pasta não tem artigo; dê-lhe o nome do arquivo do seu artigo'
  return folders
    .filter((folder) => !slugs.has(folder))
    .map((folder) => fault(`content/blog/${folder}`, '', 'conteudo-pasta-sem-artigo', problem))
}

const slugOf = (name: string): string => basename(name, extname(name))
