import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Brand } from '#domain/brand.ts'
import type { ContentFault } from '#server/content-error.ts'

/** Files that content/brand.yaml names and that are not in content/images/brand/. */
export async function brandFileFaults(root: string, { logo, icon }: Brand): Promise<ContentFault[]> {
  const named = [
    ['logo.light', logo.light],
    ['logo.dark', logo.dark],
    ['icon', icon],
  ] as const
  const faults = await Promise.all(
    named.map(async ([path, name]) =>
      access(join(root, 'content', 'images', 'brand', name)).then(
        () => [],
        () => [
          {
            file: 'content/brand.yaml',
            path,
            code: 'conteudo-imagem-que-falta' as const,
            problem: `falta a imagem ${name} em content/images/brand/`,
          },
        ],
      ),
    ),
  )
  return faults.flat()
}
