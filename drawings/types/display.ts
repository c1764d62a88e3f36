import { colour, inkFill, noFill, noLine, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { type Box, circle, d, label, part, path, type Point, rect } from '#drawings/svg.ts'
import { largeOnly } from '#drawings/two-sizes.ts'
import { trace } from '#drawings/parts/trace.ts'
import { largeWords, purposeCaption } from '#drawings/named-purpose.ts'
import { specified } from '#drawings/specified.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'

/** A panel's backlight according to its data: a lamp, a lamp or LEDs depending on the generation, or unknown. */
type Backlight = 'lampada' | 'lampada-ou-led' | 'a-conferir'

interface PanelLook {
  /** 1 for the largest panel, which fills the sheet. */
  scale: number
  /** Whether it is a colour panel, which is drawn with curves; any other panel is drawn as switched-off glass. */
  isColour: boolean
  backlight: Backlight
  /** Whether the panel is in a metal frame; otherwise it is bare glass with the flat cable bonded to its edge. */
  isFramed: boolean
}

const middle: Point = [240, 142]
const room = { at: [240, 350] } as const

/** A bare LCD panel from the front: frame, glass, flat cable, and the backlight's wires if its data mention them. */
function panel({ scale, isColour, backlight, isFramed }: PanelLook): string {
  const [width, height] = [336 * scale, 224 * scale]
  const [x, y] = [middle[0] - width / 2, middle[1] - height / 2]
  const rim = isFramed ? 20 * scale : 8
  const glass: Box = [x + rim, y + rim, width - rim * 2, height - rim * 2]
  return part('panel', [
    flat([x + 40 * scale, y + height - (isFramed ? 6 : 26)], 74),
    isFramed ? ears([x, y, width, height]) : '',
    light([x + width - 46, y + height], backlight),
    rect([x, y, width, height], { fill: isFramed ? colour.shade : colour.tint, rx: 4 }),
    rect(glass, { fill: isColour ? colour.petrolDeep : colour.mid, rx: 2 }),
    isColour ? curves(glass) : sheen(glass),
  ])
}

function ears([x, y, width, height]: Box): string {
  return [y + 24, y + height - 24]
    .flatMap((at) => [[x - 14, at] as const, [x + width + 14, at] as const])
    .map(
      ([at, level]) =>
        rect([at - 14, level - 11, 28, 22], { fill: colour.tint, rx: 4 }) +
        circle([at + (at < middle[0] ? -5 : 5), level], 4, { ...inkFill, ...noLine }),
    )
    .join('')
}

/** The flat cable, with few lines and an open end, because its number of ways has to be read on the part. */
function flat([x, top]: Point, width: number): string {
  const lines = [1, 2, 3, 4].map((index) => d`M${x + (index * width) / 5} ${top}V288`).join('')
  return (
    rect([x, top, width, 288 - top], { fill: colour.tint }) +
    path(lines, { ...thinOutline, stroke: colour.mid }) +
    rect([x - 6, 288, width + 12, 20], { ...thinLine, fill: colour.sheet, rx: 2, 'stroke-dasharray': '6 4' })
  )
}

/** The wires of the backlight, which leave at the lower edge of the panel. */
function light([x, y]: Point, backlight: Backlight): string {
  if (backlight === 'a-conferir') return ''
  const [endX, endY] = [x + 40, 280]
  const run = (apart: number) =>
    d`M${x + apart} ${y - 4}C${x + apart} ${y + 26} ${endX - 6 + apart} ${endY - 26} ${endX - 6 + apart} ${endY}`
  const lamp = [
    path(run(0) + run(12), { ...noFill, 'stroke-width': 5 }),
    path(run(0), { ...noFill, stroke: wire.red, 'stroke-width': 2 }),
    path(run(12), { ...noFill, stroke: colour.sheet, 'stroke-width': 2 }),
    rect([endX - 18, endY, 36, 28], { fill: colour.sheet, rx: 3 }),
    path(d`M${endX} ${endY + 4}v20`, thinLine),
  ].join('')
  if (backlight === 'lampada') return lamp
  return lamp + rect([endX - 84, endY, 46, 28], { ...thinLine, ...noFill, rx: 3, 'stroke-dasharray': '5 4' })
}

function curves([x, y, width, height]: Box): string {
  const row = (index: number): Box => [x + 14, y + height * (0.1 + index * 0.31), width - 28, height * 0.18]
  return (
    trace('ecg', row(0), { stroke: '#8fd6b4', cycles: 4, width: 2.5 }) +
    trace('pulse', row(1), { stroke: '#9cc9d8', cycles: 4, width: 2.5 }) +
    trace('breath', row(2), { stroke: '#e2d59a', cycles: 3, width: 2.5 })
  )
}

/** A reflection on switched-off glass. */
function sheen([x, y, width, height]: Box): string {
  return path(
    d`M${x + width * 0.1} ${y + height * 0.55}l${width * 0.18} ${-height * 0.4}M${x + width * 0.17} ${y + height * 0.6}l${width * 0.2} ${-height * 0.45}`,
    { stroke: colour.shade, 'stroke-width': 4 },
  )
}

/** A label below the back, with a leader up to what it names. */
const words = ([x, y]: Point, text: string, to: number) =>
  path(d`M${x} ${y - 18}V${to}`, thinLine) + label([x, y], text, { size: 17, anchor: 'middle', fill: colour.muted })

/** The back: shield, the label with the code that identifies the panel, the signal connector, the backlight's wires. */
function panelBack({ backlight, isFramed }: PanelLook): string {
  const height = isFramed ? 236 : 190
  return [
    light([362, 36 + height], backlight),
    rect([60, 36, 348, height], { fill: colour.tint, rx: 4 }),
    rect([80, 54, 308, 84], { ...thinLine, fill: colour.shade }),
    rect([230, 154, 150, 56], { fill: colour.sheet, rx: 3 }),
    path('M242 172H338M242 184H368M242 196H312', { ...thinOutline, stroke: colour.mid }),
    path('M246 162H290', { 'stroke-width': 4 }),
    rect([92, 168, 108, 30], { ...thinLine, fill: colour.sheet, 'stroke-dasharray': '6 4' }),
    largeOnly(words([310, 348], 'código na etiqueta', 216)),
    largeOnly(words([110, 348], 'sinal: a conferir', 202)),
  ].join('')
}

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
  return {
    body: panel(look) + (variant?.model ? largeWords(variant.model, room) : purposeCaption(product, room)),
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
