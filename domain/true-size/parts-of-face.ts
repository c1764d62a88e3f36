import type { Parameter } from '#domain/catalogue/registry/parameters.ts'
import type { Glass, GlassMachine } from './glass.ts'

/** How surely a part fits the machine: the part cites the machine, has the machine's brand, or is universal. */
export const fitLabel = {
  citada: 'citada para este modelo',
  marca: 'da marca, modelo a confirmar',
  universal: 'universal, conforme o conector',
} as const
export type MachineFit = keyof typeof fitLabel

/** The filters of a face's parts; an absent one filters nothing. */
export interface Narrowing {
  machine?: Pick<GlassMachine, 'key' | 'brand'> | undefined
  parameter?: Parameter | undefined
}

/** A part with the face, and how surely it fits the machine, if one is known. */
export interface PartOfFace {
  id: string
  name: string
  fit?: MachineFit
}

/** The parts with these ids that pass the filters, surest first. */
export function partsOfFace(
  ids: readonly string[],
  parts: Glass['parts'],
  { machine, parameter }: Narrowing,
): PartOfFace[] {
  const found = ids.flatMap((id): PartOfFace[] => {
    const part = parts[id]
    if (!part || (parameter && part.parameter !== parameter)) return []
    if (!machine) return [{ id, name: part.name }]
    const fit = fitOf(part, machine)
    return fit ? [{ id, name: part.name, fit }] : []
  })
  return found.toSorted((a, b) => place(a) - place(b))
}

function fitOf(
  { models, brands }: Glass['parts'][string],
  machine: Pick<GlassMachine, 'key' | 'brand'>,
): MachineFit | undefined {
  if (models.includes(machine.key)) return 'citada'
  if (machine.brand !== 'outros' && brands.includes(machine.brand)) return 'marca'
  return brands.includes('universal') ? 'universal' : undefined
}

const order: readonly (MachineFit | undefined)[] = ['citada', 'marca', 'universal']

function place({ fit }: PartOfFace): number {
  return order.indexOf(fit)
}
