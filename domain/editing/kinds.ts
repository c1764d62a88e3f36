import type { ContentKind } from './kind.ts'
import { brand } from './kinds/brand.ts'
import { categories, connectors, equipmentBrands, makers, models } from './kinds/catalogue.ts'
import { articles, blogSubjects, marketingPages, plainPages } from './kinds/pages.ts'
import { productKinds } from './kinds/products.ts'
import { acceptedWords, serviceKinds } from './kinds/service.ts'

export const contentParts: readonly { title: string; kinds: readonly ContentKind[] }[] = [
  { title: 'A loja', kinds: [brand] },
  { title: 'Catálogo', kinds: [categories, equipmentBrands, makers, models, connectors] },
  { title: 'Blog', kinds: [articles, blogSubjects, acceptedWords] },
  { title: 'Páginas', kinds: [...marketingPages, plainPages] },
  { title: 'Atendimento', kinds: serviceKinds },
]

export const contentKinds: readonly ContentKind[] = contentParts.flatMap(({ kinds }) => kinds)

/** The kinds that a file may hold, with the key where the whole file is one record. In: a path below `content/`. */
export function kindsOfPath(path: string): { kind: ContentKind; key: string | undefined }[] {
  return [...contentKinds, ...Object.values(productKinds)].flatMap(
    (kind): { kind: ContentKind; key: string | undefined }[] => {
      const { storage } = kind
      if (storage.kind !== 'files') return storage.path === path ? [{ kind, key: undefined }] : []
      const isOne = path.startsWith(`${storage.folder}/`) && path.endsWith(storage.ending)
      const key = path.slice(storage.folder.length + 1, -storage.ending.length)
      return isOne && !key.includes('/') ? [{ kind, key }] : []
    },
  )
}
