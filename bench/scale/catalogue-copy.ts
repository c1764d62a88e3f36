import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { productYaml } from '#server/content/sheet/yaml/product-yaml.ts'
import { generateCatalogue } from '#bench/search/generate.ts'

const rooms = ['app', 'content', 'db', 'domain', 'drawings', 'server']
const files = ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'vite.config.ts', 'react-router.config.ts']
const filesAtOnce = 200

/** A copy of the project below `folder` whose catalogue has the real products and generated ones up to `size`. */
export async function copyWithCatalogue(folder: string, size: number): Promise<void> {
  for (const name of [...rooms, ...files]) await cp(name, join(folder, name), { recursive: true, force: true })
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const products = join(folder, 'content', 'products')
  await mkdir(products, { recursive: true })
  const generated = generateCatalogue(size)
  for (let start = 0; start < generated.length; start += filesAtOnce)
    await Promise.all(
      generated.slice(start, start + filesAtOnce).map((product) => {
        const { id, ...fields } = product
        return writeFile(join(products, `${id}.yaml`), productYaml({ ...fields, id }))
      }),
    )
}
