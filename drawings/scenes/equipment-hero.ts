import type { EquipmentFamily } from '#domain/catalogue/vocabulary.ts'
import { colour } from '../palette.ts'
import { sheet } from '../sheet.ts'
import { path, placed, type Point, rect } from '../svg.ts'
import { equipmentCompositions } from '../types/compositions.ts'
import { exampleMachine } from '../types/example.ts'
import { plateFrame } from './plate-frame.ts'

const bodyOf = (family: EquipmentFamily) => equipmentCompositions[family].whole(exampleMachine(family)).body

/** The picture of an equipment family (480×360). */
export function familyPicture(family: EquipmentFamily): string {
  return sheet(bodyOf(family))
}

const stands: readonly { family: EquipmentFamily; at: Point; scale: number }[] = [
  { family: 'monitores-multiparametro', at: [40, 40], scale: 0.46 },
  { family: 'desfibriladores', at: [252, 41], scale: 0.47 },
  { family: 'diagnostico', at: [468, 39], scale: 0.47 },
  { family: 'ventiladores-pulmonares', at: [18, 258], scale: 0.68 },
  { family: 'anestesia', at: [244, 258], scale: 0.68 },
  { family: 'incubadoras-neonatais', at: [462, 275], scale: 0.63 },
]

/** One machine of each family, on a shelf and on the floor, numbered like a plate (720×560). */
export function equipmentHero(): string {
  const shelf = rect([40, 196, 640, 10], { fill: colour.mid }) + path('M84 206V232M636 206V232', { 'stroke-width': 6 })
  const machines = stands.map(({ family, at, scale }) => placed({ at, scale }, bodyOf(family)))
  return sheet([plateFrame(720, 560), shelf, path('M30 497H690', {}), ...machines].join(''), { width: 720, height: 560, ground: 'none' })
}
