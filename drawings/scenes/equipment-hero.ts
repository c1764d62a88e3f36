import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import { colour } from '#drawings/palette.ts'
import { sheet } from '#drawings/sheet.ts'
import { path, placed, type Point, rect } from '#drawings/svg.ts'
import { equipmentCompositions } from '#drawings/types/compositions.ts'
import { exampleMachine } from '#drawings/types/example.ts'
import { plateFrame } from './plate-frame.ts'

const bodyOf = (family: EquipmentFamily) => equipmentCompositions[family].whole(exampleMachine(family)).body

/** The picture of an equipment family (480×360). */
export function familyPicture(family: EquipmentFamily): string {
  return sheet(bodyOf(family))
}

const stands: readonly { family: EquipmentFamily; at: Point; scale: number }[] = [
  { family: 'monitores-multiparametro', at: [17, 56], scale: 0.52 },
  { family: 'desfibriladores', at: [252, 61], scale: 0.52 },
  { family: 'diagnostico', at: [476, 58], scale: 0.52 },
  { family: 'ventiladores-pulmonares', at: [17, 312], scale: 0.56 },
  { family: 'anestesia', at: [251, 313], scale: 0.56 },
  { family: 'incubadoras-neonatais', at: [463, 313], scale: 0.56 },
]

/** One machine of each family, three on a shelf and three on the floor, in a frame (720×560). */
export function equipmentHero(): string {
  const shelf = rect([36, 232, 648, 10], { fill: colour.mid }) + path('M84 242V266M636 242V266', { 'stroke-width': 6 })
  const machines = stands.map(({ family, at, scale }) => placed({ at, scale }, bodyOf(family)))
  return sheet([plateFrame(720, 560), shelf, path('M30 508H690', {}), ...machines].join(''), {
    width: 720,
    height: 560,
  })
}
