import type { PlugQuery } from '#domain/catalogue/registry/connector-query.ts'
import { plugFormLabel } from '#domain/catalogue/registry/connector-shapes.ts'
import type { GlassFace, GlassMachine } from './glass.ts'

/** Values of an inquiry's fields by their names in the address (see `inquiryFields`); '' is unknown. */
export type InquiryFields = Record<string, string>

/** The inquiry about the chosen face, and about the machine if it is known. */
export function chosenInquiry(
  { name, contacts, size, measuredPart }: Pick<GlassFace, 'name' | 'contacts' | 'size' | 'measuredPart'>,
  machine: Pick<GlassMachine, 'maker' | 'name'> | undefined,
): InquiryFields {
  return {
    ...machineFields(machine),
    conector: name,
    contatos: contacts === undefined ? '' : String(contacts),
    descricao: `Conferido na tela em tamanho real: ${size} (${measuredPart}).`,
  }
}

/** The inquiry about a plug that matched no face. In: its size as measured on the screen, in words: '24 × 12,5 mm'. */
export function unknownInquiry(
  { form, contacts, size }: PlugQuery & { size?: string },
  machine: Pick<GlassMachine, 'maker' | 'name'> | undefined,
): InquiryFields {
  const shape = form ? `Conector: ${plugFormLabel[form].toLowerCase()}` : 'Conector'
  const measured = size ? `, ${size} medidos na tela em tamanho real` : ''
  return {
    ...machineFields(machine),
    conector: '',
    contatos: contacts === undefined ? '' : String(contacts),
    descricao: `${shape}${measured}. Nenhuma das faces do site coincide.`,
  }
}

function machineFields(machine: Pick<GlassMachine, 'maker' | 'name'> | undefined): InquiryFields {
  return { marca: machine?.maker ?? '', modelo: machine?.name ?? '' }
}
