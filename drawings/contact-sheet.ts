import { mkdirSync, writeFileSync } from 'node:fs'
import type { Product } from '#domain/catalogue/product.ts'
// A command and not part of the library, so it may read the content.
// oxlint-disable no-restricted-imports
import type { ContentFault } from '#server/content/content-error.ts'
import { loadProducts } from '#server/content/load-products.ts'
// oxlint-enable no-restricted-imports
import { productPictures } from './product-pictures.ts'
import { appIcon } from './scenes/app-icon.ts'
import { blogPicture } from './scenes/blog-picture.ts'
import { categoryPicture, picturedCategories } from './scenes/category-picture.ts'
import { equipmentHero } from './scenes/equipment-hero.ts'
import { homeHero } from './scenes/home-hero.ts'
import { emptyCart, notFound } from './scenes/states.ts'
import { stethoscope } from './scenes/stethoscope.ts'
import { specimens } from './specimens.ts'

/** Writes one page for each type with all its drawings: `node drawings/contact-sheet.ts [width] [type…]`. */
const folder = '/tmp/contact-sheet'
const perPage = 16
const [width = '380', ...only] = process.argv.slice(2)
const faults: ContentFault[] = []
mkdirSync(folder, { recursive: true })

const products = [...(await loadProducts(process.cwd(), faults)), ...specimens()]
for (const { file, path, problem } of faults) console.warn(`${file} ${path}: ${problem}`)

const start = performance.now()
let drawn = 0
for (const [name, members] of Map.groupBy(products, typeOf)) {
  if (only.length > 0 && !only.includes(name)) continue
  const figures = members.flatMap(figuresOf)
  drawn += figures.length
  for (let first = 0; first < figures.length; first += perPage) {
    writeFileSync(`${folder}/${name}-${first / perPage + 1}.html`, page(name, figures.slice(first, first + perPage)))
  }
}
writeFileSync(
  `${folder}/cenas.html`,
  page(
    'cenas',
    scenes().map(([key, svg]) => figure({ id: 'cena', key, alt: '', svg })),
  ),
)
console.log(`${drawn} drawings in ${Math.round(performance.now() - start)} ms, ${folder}`)

function typeOf(product: Product): string {
  return product.category === 'equipamentos' ? product.family : product.productType
}

function figuresOf(product: Product): string[] {
  return productPictures(product).map(({ key, alt, svg, variantIds }) =>
    figure({ id: product.id, key: `${key} ${variantIds.join(' ')}`, alt, svg }),
  )
}

function figure({ id, key, alt, svg }: { id: string; key: string; alt: string; svg: string }): string {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const small = key.startsWith('geral') ? `<img class="small" src="${source}" width="96">` : ''
  return `<figure><img src="${source}" width="${width}">${small}<figcaption><b>${id}</b> ${key} · ${svg.length} B<br>${alt}</figcaption></figure>`
}

function scenes(): [string, string][] {
  return [
    ['home', homeHero()],
    ['equipamentos', equipmentHero()],
    ['estetoscópio', stethoscope('light')],
    ['estetoscópio escuro', stethoscope('dark').replace('<g', '<rect width="480" height="440" fill="#063a43"/><g')],
    ['carrinho vazio', emptyCart()],
    ['não encontrado', notFound()],
    ['ícone', appIcon()],
    ['bomba', blogPicture('bomba-de-infusao')],
    ['bancada', blogPicture('manutencao')],
    ...picturedCategories.map((slug): [string, string] => [slug, categoryPicture(slug)]),
  ]
}

function page(name: string, figures: readonly string[]): string {
  const style = `body{font:12px sans-serif;margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#ddd}figure{margin:0;background:#fff;position:relative;width:${width}px}.small{position:absolute;right:0;bottom:0}figcaption{padding:4px;height:34px;overflow:hidden;line-height:1.2}img{display:inline-block;outline:1px solid #ccc}`
  return `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>${figures.join('')}`
}
