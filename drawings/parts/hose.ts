import { colour, thinLine } from '#drawings/palette.ts'
import { circle, ellipse, part, path, type Point, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { centreLines } from '#drawings/plugs/plug-detail.ts'

export interface HoseSize {
  tubes: number
  newborn: boolean
}

/** The width of a hose: newborn hoses are thinner, double ones wider. */
export function hoseWidth({ newborn, tubes }: HoseSize): number {
  return (tubes === 2 ? 1.5 : 1) * (newborn ? 11 : 17)
}

/** The hose along its runs: a second tube shows as a seam along the middle. */
export function hose(size: HoseSize, runs: readonly string[], width: number): string {
  const seam = (run: string) => path(run, { ...thinLine, fill: 'none', 'data-part': 'seam' })
  if (size.tubes === 1) return cable(runs, { width, core: colour.tint, name: 'hose' })
  return runs.map((run) => cable(run, { width, core: colour.tint, name: 'hose' }) + seam(run)).join('')
}

/** The ring that holds a hose on its barb. */
export function ferrule([x, y]: Point, width: number): string {
  return rect([x - 7, y - width / 2 - 3, 14, width + 6], { fill: colour.mid, rx: 3 })
}

/** The open ends of a double tube. */
export function bareEnd(size: HoseSize, [x, y]: Point): string {
  const width = hoseWidth(size)
  const mouths = [-1, 1].map((side) =>
    ellipse([x, y + (side * width) / 4], [5, width / 4 - 1], { fill: colour.ink, 'stroke-width': 2 }),
  )
  return part('bare-end', mouths)
}

/** The cross-section of a double tube. */
export function doubleSection(): string {
  const one = (x: number) => circle([x, 180], 86, { fill: colour.shade }) + circle([x, 180], 46, {})
  return centreLines([240, 180], [210, 130]) + one(156) + one(324)
}
