import { piece } from '#drawings/drawing-files.ts'
import { noFill, thinLine } from '#drawings/palette.ts'
import { largeWords, purposeCaption } from '#drawings/purpose-caption.ts'
import { specificationValue } from '#drawings/specifications.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { part, placed, rect } from '#drawings/svg.ts'
import { detailFromFile } from './forms.ts'

/** How a form is built: in a metal frame, or bare glass; and what its data say of the backlight. */
interface PanelForm {
  isFramed: boolean
  light?: 'lampada' | 'lampada-ou-led'
  lightWords?: string
}

const forms: Readonly<Record<string, PanelForm>> = {
  'painel-tft': { isFramed: true },
  'painel-lampada': { isFramed: true, light: 'lampada', lightWords: 'com os dois fios da lâmpada' },
  'painel-lampada-ou-led': {
    isFramed: true,
    light: 'lampada-ou-led',
    lightWords: 'iluminação por lâmpada ou por LED, conforme a geração',
  },
  'painel-compacto': { isFramed: false },
}
const framedPanel: PanelForm = { isFramed: true }

const formOf = ({ traits }: Subject): PanelForm => forms[traits.form ?? ''] ?? framedPanel

/** A colour panel is drawn lit; any other as switched-off glass. */
const isColour = ({ product }: Subject): boolean =>
  /colorido/i.test(specificationValue(product, 'Tipo de painel') ?? '')

/** The largest diagonal in inches among the models: it fills the sheet. */
const maximumInches = 12

/** The share of the sheet that a panel fills: by its inches where the model is named after them. */
function scaleOf({ variant }: Subject, { isFramed }: PanelForm): number {
  const inches = /(?:^| )(\d{1,2})$/.exec(variant?.model ?? '')?.[1]
  if (inches) return Number(inches) / maximumInches
  return isFramed ? 1 : 0.85
}

function whole(subject: Subject): Plate {
  const { product, variant } = subject
  const form = formOf(subject)
  const panelParts = [
    placed({ at: [-128, form.isFramed ? 118 : 110] }, piece('painel-flat')),
    form.light ? placed({ at: [96, 120] }, piece('painel-lampada')) : '',
    form.light === 'lampada-ou-led'
      ? rect([64, 148, 46, 26], { ...thinLine, ...noFill, rx: 3, 'stroke-dasharray': '5 4' })
      : '',
    piece(form.isFramed ? 'painel-moldura' : 'painel-vidro'),
    piece(isColour(subject) ? 'painel-imagem' : 'painel-apagado'),
  ]
  const room = { at: [240, 312], lines: 2 } as const
  return {
    body:
      part('panel', placed({ at: [240, 122], scale: scaleOf(subject, form) * 0.86 }, panelParts)) +
      (variant?.model ? largeWords(variant.model, room) : purposeCaption(product, room)),
    alt: altText(
      product.name,
      variant?.model,
      isColour(subject)
        ? 'painel colorido visto de frente, com o cabo flat'
        : 'painel visto de frente, com o cabo flat',
      form.lightWords,
    ),
  }
}

/** LCD panels of monitors. */
export const display: Composition = {
  whole,
  detail: (subject) => detailFromFile('displays-monitores-lcd', subject.traits.form ?? 'painel')(subject),
  forms: Object.keys(forms),
}
