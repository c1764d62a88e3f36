import { namedPurpose } from '#drawings/named-purpose.ts'
import { type Backlight, panel, panelBack, type PanelLook } from '#drawings/parts/panel.ts'
import { caption } from '#drawings/plugs/plug-detail.ts'
import { specified } from '#drawings/specified.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'

const backlights: Readonly<Record<string, Backlight | undefined>> = {
  'painel-lampada': 'lampada',
  'painel-lampada-ou-led': 'lampada-ou-led',
}

const backlightWords: Record<Backlight, string | undefined> = {
  lampada: 'com os dois fios da lâmpada',
  'lampada-ou-led': 'iluminação por lâmpada ou por LED, conforme a geração',
  'a-conferir': undefined,
}

/** The largest diagonal in inches among the models: it fills the sheet. */
const largest = 12

/**
 * The known facts of a panel: its kind from the data sheet, its backlight from the form, its size from a model named
 * after its inches.
 */
function lookOf({ product, traits, variant }: Subject): PanelLook {
  const inches = /(?:^| )(\d{1,2})$/.exec(variant?.model ?? '')?.[1]
  const isFramed = traits.form !== 'painel-compacto'
  return {
    scale: inches ? Number(inches) / largest : isFramed ? 1 : 0.7,
    isColour: /colorido/i.test(specified(product, 'Tipo de painel') ?? ''),
    backlight: backlights[traits.form ?? ''] ?? 'a-conferir',
    isFramed,
  }
}

function whole(subject: Subject): Plate {
  const { product, variant } = subject
  const look = lookOf(subject)
  const made = variant?.model ?? namedPurpose(product)
  return {
    body: panel(look) + (made ? caption([240, 350], made) : ''),
    alt: altText(
      product.name,
      variant?.model,
      look.isColour ? 'painel colorido visto de frente, com o cabo flat' : 'painel visto de frente, com o cabo flat',
      backlightWords[look.backlight],
    ),
  }
}

function detail(subject: Subject): Plate {
  const { product } = subject
  const look = lookOf(subject)
  return {
    body: panelBack(look),
    alt: altText(`${product.name}: verso, com a etiqueta do código e o lugar do sinal`, backlightWords[look.backlight]),
  }
}

/** LCD panels of monitors. */
export const display: Composition = { whole, detail }
