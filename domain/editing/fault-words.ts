import type { WordsTable } from './field.ts'
import type { ContentKind } from './kind.ts'
import { contentKinds, kindsOfPath } from './kinds.ts'
import { productKinds } from './kinds/products.ts'

/**
 * Where a fault is, in the words of the forms: 'Marca, Promessas', 'Produtos, Cabo de ECG, Preço'. In: a path below
 * `content/`, the field's path in it, and the name of a record where it is known.
 */
export function faultLocation(path: string, field = '', name?: string): string {
  const [found] = kindsOfPath(path)
  const label = found && labelOf(found.kind.words, field)
  const title = found?.kind.title ?? folderName(path)
  return [title, name ?? (found?.kind.storage.kind === 'files' ? found.key : undefined), label]
    .filter(Boolean)
    .join(', ')
}

const folders: Readonly<Record<string, string>> = {
  'images/products': 'Fotografias',
  'images/brand': 'Logotipo e ícones',
  blog: 'Imagens dos artigos',
  search: 'Palavras da busca',
}

function folderName(path: string): string {
  const folder = Object.keys(folders).find((one) => path.startsWith(`${one}/`))
  return (folder === undefined ? undefined : folders[folder]) ?? 'Conteúdo'
}

/** The label of the innermost field of a path that has one: of 'db9.mates.0' that of 'mates'. */
function labelOf(words: WordsTable, field: string): string | undefined {
  const parts = field.split('.').filter((part) => part !== '' && !/^\d+$/.test(part))
  const paths = parts.flatMap((_, end) =>
    parts.slice(0, parts.length - end).map((_part, start) => parts.slice(start, parts.length - end).join('.')),
  )
  return paths.flatMap((path) => words[path]?.label ?? words[`*.${path}`]?.label ?? [])[0]
}

/**
 * What a fault says, without paths of files and names of fields: these become the titles and labels that the forms have.
 * In: the fault's text, the path of its file below `content/`, and the names of products by id.
 */
export function faultSentence(text: string, path: string, nameOf: (id: string) => string | undefined): string {
  const own = kindsOfPath(path).map(({ kind }) => kind.words)
  return text
    .replaceAll(/(?:content\/)?products\/([a-z0-9-]+)\.yaml/g, (_, id: string) => `“${nameOf(id) ?? id}”`)
    .replaceAll(/(?:content\/)?([\w/-]+\.(?:yaml|md))/g, (_, file: string) => `“${faultLocation(file)}”`)
    .replaceAll(/content\/([a-z/-]+)/g, (_, folder: string) => folderName(`${folder.replace(/\/$/, '')}/`))
    .replaceAll(/\b([a-z][A-Za-z]+)\b(: (?:\[\]|true|false|[a-z-]+))?/g, (found, name: string, value = '') =>
      codeWords.has(name) ? `“${labelOfAny(name, own) ?? name}”${valueWords(value)}` : found,
    )
}

const valueNames: Readonly<Record<string, string>> = { '[]': ' vazio', true: ': sim', false: ': não' }
const valueWords = (value: string) => (value === '' ? '' : (valueNames[value.slice(2)] ?? value))

/** The names of fields that the check's sentences use and that are no words of Portuguese. */
const codeWords = new Set(
  `availability currentPrice originalPrice variants ends mates keying size confirmed label note promises offers sku
  specifications tags evidence dossier references drawing warranty shape gender contacts compatibleWith`.split(/\s+/),
)

function labelOfAny(name: string, own: readonly WordsTable[]): string | undefined {
  const tables = [...own, ...[...Object.values(productKinds), ...contentKinds].map(({ words }: ContentKind) => words)]
  return tables.flatMap((words) => labelOf(words, name) ?? [])[0]
}
