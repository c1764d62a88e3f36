import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { equipmentFamilyLabel, keysOf, type EquipmentFamily } from '#domain/catalogue/vocabulary.ts'
import { equipmentHero, familyPicture } from '#drawings/scenes/equipment-hero.ts'
import { homeHero } from '#drawings/scenes/home-hero.ts'
import { emptyCart, notFound } from '#drawings/scenes/states.ts'
import { stethoscope } from '#drawings/scenes/stethoscope.ts'
import { contentHash } from './content-hash.ts'

/** The addresses of the drawings that belong to no product. */
export interface Scenes {
  home: string
  equipment: string
  stethoscope: string
  emptyCart: string
  notFound: string
  families: Record<EquipmentFamily, string>
}

/** Draws the scenes into the public folder, under names that change with what they show. */
export async function drawScenes(publicFolder: string): Promise<Scenes> {
  await mkdir(join(publicFolder, 'desenhos'), { recursive: true })
  const draw = async (name: string, svg: string) => {
    const hash = contentHash(svg)
    const src = `/desenhos/cena-${name}.${hash}.svg`
    await writeFile(join(publicFolder, src), svg)
    return src
  }
  const families = await Promise.all(
    keysOf(equipmentFamilyLabel).map(async (key) => [key, await draw(key, familyPicture(key))] as const),
  )
  return {
    home: await draw('inicio', homeHero()),
    equipment: await draw('equipamentos', equipmentHero()),
    stethoscope: await draw('estetoscopio', stethoscope('dark')),
    emptyCart: await draw('carrinho-vazio', emptyCart()),
    notFound: await draw('nao-encontrado', notFound()),
    families: Object.fromEntries(families) as Record<EquipmentFamily, string>,
  }
}
