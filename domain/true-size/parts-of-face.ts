import type { Parameter } from '#domain/catalogue/registry/parameters.ts'
import type { Glass, GlassMachine } from './glass.ts'

/** How surely a part is for the machine: its sheet names it, it is of its brand, or it is for any. */
export const fitLabel = {
  citada: 'citada para este modelo',
  marca: 'da marca, modelo a confirmar',
  universal: 'universal, conforme o conector',
} as const
export type MachineFit = keyof typeof fitLabel

/** What the parts of a face are narrowed by; what is left out narrows nothing. */
export interface Narrowing {
  machine?: Pick<GlassMachine, 'key' | 'brand'> | undefined
  parameter?: Parameter | undefined
}

/** A part of a face, and how it stands to the machine where one is known. */
export interface PartOfFace {
  id: string
  name: string
  fit?: MachineFit
}

/** The parts among those ids that may be meant: those of other brands and parameters are left out; the surest come first. */
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
