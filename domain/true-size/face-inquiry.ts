import { plugFormLabel, type PlugForm } from './plug-forms.ts'
import type { GlassFace, GlassMachine } from './glass.ts'

/** What 'Encoste o conector na tela' found, as fields of 'Identificar peça' (see `inquiryFields`); '' is unknown. */
export type InquiryFields = Readonly<Record<string, string>>

/** The fields of a message about the chosen face, and about the machine if it is known. */
export function chosenInquiry(
  { name, contacts, size, of }: Pick<GlassFace, 'name' | 'contacts' | 'size' | 'of'>,
  machine: Pick<GlassMachine, 'maker' | 'name'> | undefined,
): InquiryFields {
  return {
    ...machineFields(machine),
    conector: name,
    vias: contacts === undefined ? '' : String(contacts),
    descricao: `Conferido na tela em tamanho real: ${size} (${of}).`,
  }
}

/**
 * What is known of a plug that matched no face: its form, contacts and size as the visitor measured it on the screen.
 */
export interface UnknownPlug {
  form?: PlugForm | undefined
  contacts?: number | undefined
  /** The measured size in words: '24 × 12,5 mm'. */
  size?: string | undefined
}

/** The fields of a message about a plug that matched no face, and about the machine if it is known. */
export function unknownInquiry(
  { form, contacts, size }: UnknownPlug,
  machine: Pick<GlassMachine, 'maker' | 'name'> | undefined,
): InquiryFields {
  const shape = form ? `Conector: ${plugFormLabel[form].toLowerCase()}` : 'Conector'
  const measured = size ? `, ${size} medidos na tela em tamanho real` : ''
  return {
    ...machineFields(machine),
    conector: '',
    vias: contacts === undefined ? '' : String(contacts),
    descricao: `${shape}${measured}. Nenhuma das faces do site coincide.`,
  }
}

function machineFields(machine: Pick<GlassMachine, 'maker' | 'name'> | undefined): InquiryFields {
  return { marca: machine?.maker ?? '', modelo: machine?.name ?? '' }
}
