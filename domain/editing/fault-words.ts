import type { WordsTable } from './field.ts'
import type { ContentKind } from './kind.ts'
import { contentKinds, kindsOfPath } from './kinds.ts'
import { productKinds } from './kinds/products.ts'

/** The place of a fault in forms: 'Produtos, Cabo de ECG, Preço'. In: a path below `content/`, the field's path. */
export function faultLocation(path: string, field = '', name?: string): string {
  const [owner] = kindsOfPath(path)
  const label = owner && labelOf(owner.kind.words, field)
  const title = owner?.kind.title ?? folderName(path)
  const record = name ?? (owner?.kind.storage.kind === 'files' ? owner.key : undefined)
  return [title, record, label].filter(Boolean).join(', ')
}

const folders: Readonly<Record<string, string>> = {
  'images/products': 'Fotografias',
  'images/brand': 'Logotipo e ícones',
  blog: 'Imagens dos artigos',
  search: 'Palavras da busca',
}

function folderName(path: string): string {
  return Object.entries(folders).find(([folder]) => path.startsWith(`${folder}/`))?.[1] ?? 'Conteúdo'
}

/** The label of a path's innermost field that has one: of 'db9.mates.0' the label of 'mates'. */
function labelOf(words: WordsTable, field: string): string | undefined {
  const names = field.split('.').filter((name) => name !== '' && !/^\d+$/.test(name))
  for (let end = names.length; end > 0; end -= 1)
    for (let start = 0; start < end; start += 1) {
      // The keys of entries, which have no label, stand before a field's own name.
      const path = names.slice(start, end).join('.')
      const label = words[path]?.label
      if (label !== undefined) return label
    }
  return undefined
}

/** A fault's text in the words of forms: labels in place of paths and fields, names of products (`nameOf`) for ids. */
export function faultSentence(text: string, path: string, nameOf: (id: string) => string | undefined): string {
  const fileWords = kindsOfPath(path).map(({ kind }) => kind.words)
  return text
    .replaceAll(/(?:content\/)?products\/([a-z0-9-]+)\.yaml/g, (_, id: string) => `“${nameOf(id) ?? id}”`)
    .replaceAll(/(?:content\/)?([\w/-]+\.(?:yaml|md))/g, (_, file: string) => `“${faultLocation(file)}”`)
    .replaceAll(/content\/([a-z/-]+)/g, (_, folder: string) => folderName(`${folder.replace(/\/$/, '')}/`))
    .replaceAll(/\b([a-z][A-Za-z]+)\b(: (?:\[\]|true|false|[a-z-]+))?/g, (found, name: string, value = '') =>
      codeWords.has(name) ? `“${labelOfAny(name, fileWords) ?? name}”${valueWords(value)}` : found,
    )
}

const valueNames: Readonly<Record<string, string>> = { '[]': ' vazio', true: ': sim', false: ': não' }
const valueWords = (value: string) => (value === '' ? '' : (valueNames[value.slice(2)] ?? value))

/** The fields' names in the check's sentences that are no words of Portuguese. */
const codeWords = new Set(
  `availability currentPrice originalPrice variants ends mates keying size confirmed label note promises offers sku
  specifications tags evidence dossier references drawing warranty shape gender contacts compatibleWith`.split(/\s+/),
)

function labelOfAny(name: string, tables: readonly WordsTable[]): string | undefined {
  const kinds: readonly ContentKind[] = [...Object.values(productKinds), ...contentKinds]
  return [...tables, ...kinds.map(({ words }) => words)].flatMap((words) => labelOf(words, name) ?? [])[0]
}
