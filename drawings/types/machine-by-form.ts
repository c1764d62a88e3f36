import type { Equipment } from '#domain/catalogue/product.ts'
import type { EquipmentComposition } from '#drawings/subject.ts'
import type { FixedDrawings } from './by-form.ts'

/** A number derived from a text, so that similar machines differ a little, but always in the same way. */
export function seedOf(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => ((sum ^ (letter.codePointAt(0) ?? 0)) * 16_777_619) % 4_294_967_291,
    2_166_136_261 % 65_521,
  )
}

export type MachineShape = (seed: number, machine: Equipment) => FixedDrawings

/** A composition from a table of the family's `form`s, of which the first is the default. */
export function machineByForm(forms: Readonly<Record<string, MachineShape>>): EquipmentComposition {
  const [common] = Object.values(forms)
  const of = (machine: Equipment): FixedDrawings => {
    const chosen = forms[machine.drawing.form ?? ''] ?? common
    if (!chosen) throw new Error('A table of forms needs at least one entry.')
    return chosen(seedOf(machine.id), machine)
  }
  return {
    whole: (product) => ({ body: of(product).whole, alt: `${product.name}: ${of(product).wholeAlt}.` }),
    detail: (product) => ({ body: of(product).detail, alt: `${product.name}: ${of(product).detailAlt}.` }),
    forms: Object.keys(forms),
  }
}
