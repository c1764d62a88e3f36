import { articleScenes, type ArticleScene } from '#domain/blog/article-scene.ts'
import { equipmentFamilyLabel, type EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { drawingFiles } from '#drawings/drawing-files.ts'
import { scenePicture, equipmentHero, familyPicture, homeHero, homeLegend } from '#drawings/scenes/scenes.ts'
import { derived } from '#server/shop/derived.ts'
import type { ShopFile } from '#server/shop/shop-file.ts'
import type { Shop } from '#server/shop/shop.ts'
import { drawingAddress, inColours } from './drawing.ts'
import { withOutlinedText } from './typeset.ts'

export interface Scenes {
  home: string
  /** The labels of the numbers in the home page's drawing, from 1. */
  homeLegend: readonly string[]
  equipment: string
  stethoscope: string
  emptyCart: string
  notFound: string
  families: Record<EquipmentFamily, string>
}

/** What is drawn, by the name in the drawing's address. */
const drawings: ReadonlyMap<string, () => string> = new Map<string, () => string>([
  ['inicio', homeHero],
  ['equipamentos', equipmentHero],
  ...[...drawingFiles('scenes')].map(([name, { svg }]) => [name, () => svg] as const),
  ...keysOf(equipmentFamilyLabel).map((family) => [family, () => familyPicture(family)] as const),
  ...articleScenes.map((scene) => [`artigo-${scene}`, () => scenePicture(scene)] as const),
])

const addresses = derived(
  (shop: Shop) =>
    new Map([...drawings].map(([name, draw]) => [name, drawingAddress(shop, `cenas/${name}`, 'svg', draw())])),
)

const addressOf = (shop: Shop, name: string): string => addresses(shop).get(name) ?? ''

/** The addresses of the scenes, which are drawings that show no product. */
export const scenes = derived((shop: Shop): Scenes => ({
  home: addressOf(shop, 'inicio'),
  homeLegend,
  equipment: addressOf(shop, 'equipamentos'),
  stethoscope: addressOf(shop, 'estetoscopio'),
  emptyCart: addressOf(shop, 'carrinho-vazio'),
  notFound: addressOf(shop, 'nao-encontrado'),
  families: Object.fromEntries(
    keysOf(equipmentFamilyLabel).map((family) => [family, addressOf(shop, family)]),
  ) as Record<EquipmentFamily, string>,
}))

/** The address of the default scene for an article without its own picture. */
export const articleScene = (shop: Shop, scene: ArticleScene): string => addressOf(shop, `artigo-${scene}`)

/** A scene by its name; undefined where there is none. */
export function sceneDrawing(shop: Shop, name: string): ShopFile | undefined {
  const draw = drawings.get(name)
  return draw && { address: addressOf(shop, name), make: () => inColours(shop, withOutlinedText(draw())) }
}
