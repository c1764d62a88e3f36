import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '#domain/catalogue/product.ts'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { sceneFiles, figures } from '#drawings/drawing-files.ts'
import { productPictures } from '#drawings/product-pictures.ts'
import { blogPicture, categoryPicture, equipmentHero, homeHero, picturedCategories } from '#drawings/scenes/scenes.ts'
import { examples } from '#drawings/types/example.ts'
// A command and not part of the library, so it may read the content.
import { ContentFiles } from '#server/content/content-files.ts'
import { loadCatalogue } from '#server/content/load/load-catalogue.ts'

/** Writes one page with all drawings by type: `node server/pictures/contact-sheet.ts [folder] [type…]`. */
const [folder = 'test-results/contact-sheet', ...chosenTypes] = process.argv.slice(2)
const catalogue = await loadCatalogue(new ContentFiles('.'))
const connectors = connectorRegistry(catalogue.registries.connectors)
const products = [...catalogue.products, ...examples()]

const start = performance.now()
const sections = [...Map.groupBy(products, typeOf)]
  .map(([type, members]): [string, string[]] => [type, members.flatMap(figuresOf)])
  .concat([['cenas', scenes().map(([key, svg]) => figure({ id: 'cena', key, alt: '', svg }))]])
  .concat([['figuras', [...figures].map(([key, { svg }]) => figure({ id: 'figura', key, alt: '', svg }))]])
  .filter(([type]) => chosenTypes.length === 0 || chosenTypes.includes(type))
const file = join(folder, 'index.html')
mkdirSync(folder, { recursive: true })
writeFileSync(file, page(sections))
const count = sections.reduce((sum, [, drawings]) => sum + drawings.length, 0)
console.log(`${count} drawings in ${Math.round(performance.now() - start)} ms: ${file}`)

function typeOf(product: Product): string {
  return product.category === 'equipamentos' ? product.family : product.productType
}

function figuresOf(product: Product): string[] {
  return productPictures(product, connectors).flatMap(({ key, alt, svg, large, variantIds }) => [
    figure({ id: product.id, key: `${key} ${variantIds.join(' ')}`, alt, svg }),
    figure({ id: product.id, key: `${key} large`, alt, svg: large }),
  ])
}

function figure({ id, key, alt, svg }: { id: string; key: string; alt: string; svg: string }): string {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const small = key.startsWith('geral') ? `<img class="small" src="${source}" width="96">` : ''
  return `<figure><img src="${source}" width="380" loading="lazy">${small}<figcaption><b>${id}</b> ${key} · ${svg.length} B<br>${alt}</figcaption></figure>`
}

function scenes(): [string, string][] {
  return [
    ['home', homeHero()],
    ['equipamentos', equipmentHero()],
    ...[...sceneFiles].map(([name, { svg }]): [string, string] => [name, svg]),
    ['bomba', blogPicture('bomba')],
    ['bancada', blogPicture('bancada')],
    ...picturedCategories.map((slug): [string, string] => [slug, categoryPicture(slug)]),
  ]
}

function page(typeSections: readonly (readonly [string, readonly string[]])[]): string {
  const style =
    'body{font:12px sans-serif;margin:8px;background:#ddd}section{display:flex;flex-wrap:wrap;gap:8px}h2{width:100%;margin:16px 0 0}figure{margin:0;background:#fff;position:relative;width:380px}.small{position:absolute;right:0;bottom:0}figcaption{padding:4px;height:34px;overflow:hidden;line-height:1.2}img{outline:1px solid #ccc}'
  const contents = typeSections.map(([type]) => `<a href="#${type}">${type}</a>`).join(' · ')
  const body = typeSections.map(
    ([type, drawings]) => `<section id="${type}"><h2>${type}</h2>${drawings.join('')}</section>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Desenhos</title><style>${style}</style>${contents}${body.join('')}`
}
