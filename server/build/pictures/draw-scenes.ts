import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { equipmentFamilyLabel, type EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { equipmentHero, familyPicture } from '#drawings/scenes/equipment-hero.ts'
import { homeHero, homeLegend } from '#drawings/scenes/home-hero.ts'
import { emptyCart, notFound } from '#drawings/scenes/states.ts'
import { stethoscope } from '#drawings/scenes/stethoscope.ts'
import type { Scenes } from '#server/site/scenes.ts'
import { outlined } from './typeset.ts'
import { writeDrawing, type Canvas } from './write-drawing.ts'

/** Draws the scenes into the public folder, under names with a hash of their content. */
export async function drawScenes(canvas: Canvas): Promise<Scenes> {
  await mkdir(join(canvas.publicFolder, 'desenhos'), { recursive: true })
  const draw = (name: string, svg: string) => writeDrawing(canvas, `cena-${name}`, outlined(svg))
  const families = await Promise.all(
    keysOf(equipmentFamilyLabel).map(async (key) => [key, await draw(key, familyPicture(key))] as const),
  )
  return {
    home: await draw('inicio', homeHero()),
    homeLegend,
    equipment: await draw('equipamentos', equipmentHero()),
    stethoscope: await draw('estetoscopio', stethoscope('dark')),
    emptyCart: await draw('carrinho-vazio', emptyCart()),
    notFound: await draw('nao-encontrado', notFound()),
    families: Object.fromEntries(families) as Record<EquipmentFamily, string>,
  }
}
