import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { piece } from '#drawings/drawing-files.ts'
import { noFill, thinLine } from '#drawings/palette.ts'
import { plugFaceAt, centreLines } from '#drawings/plugs/plug-detail.ts'
import { connectorAt } from '#drawings/plugs/plug-view.ts'
import { largeWords, purposeCaption } from '#drawings/purpose-caption.ts'
import { specificationValue, voltsOf } from '#drawings/specifications.ts'
import { altText, type Composition, type Drawing, type Subject, type Drawable } from '#drawings/subject.ts'
import { part, placed, rect, type Point, label } from '#drawings/svg.ts'
import { breathingParts, capnography } from './airway.ts'
import { cuff } from './cuff.ts'
import { ecgCable } from './ecg-cable.ts'
import { defibrillation, electrode } from './electrodes.ts'
import { detailFromFile, byForm, formsFromFiles } from './forms.ts'
import { nibpConnector } from './nibp-connector.ts'
import { nibpHose } from './nibp-hose.ts'
import { oxygenCell } from './oxygen-cell.ts'
import { flowSensor, pressureCable, spo2Sensor, temperatureSensor } from './sensors.ts'

/** A form of panel: in a metal frame, or bare glass; and what its data say of the backlight. */
type PanelForm = { isFramed: boolean; light?: 'lampada' | 'lampada-ou-led'; lightWords?: string }

const panelForms: Readonly<Record<string, PanelForm>> = {
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

const panelFormOf = ({ traits }: Subject): PanelForm => panelForms[traits.form ?? ''] ?? framedPanel

/** Whether a panel is a colour one, which is drawn lit; any other is drawn as switched-off glass. */
const isColourPanel = ({ product }: Subject): boolean =>
  /colorido/i.test(specificationValue(product, 'Tipo de painel') ?? '')

/** The largest diagonal of the models, in inches: its panel fills the sheet. */
const maximumInches = 12

/** The share of the sheet that a panel fills, by its inches where the model is named after them. */
function panelScale({ variant }: Subject, { isFramed }: PanelForm): number {
  const inches = /(?:^| )(\d{1,2})$/.exec(variant?.model ?? '')?.[1]
  if (inches) return Number(inches) / maximumInches
  return isFramed ? 1 : 0.85
}

function panelWhole(subject: Subject): Drawing {
  const { product, variant } = subject
  const form = panelFormOf(subject)
  const panelParts = [
    placed({ at: [-128, form.isFramed ? 118 : 110] }, piece('painel-flat')),
    form.light ? placed({ at: [96, 120] }, piece('painel-lampada')) : '',
    form.light === 'lampada-ou-led'
      ? rect([64, 148, 46, 26], { ...thinLine, ...noFill, rx: 3, 'stroke-dasharray': '5 4' })
      : '',
    piece(form.isFramed ? 'painel-moldura' : 'painel-vidro'),
    piece(isColourPanel(subject) ? 'painel-imagem' : 'painel-apagado'),
  ]
  const room = { at: [240, 312], lines: 2 } as const
  return {
    body:
      part('panel', placed({ at: [240, 122], scale: panelScale(subject, form) * 0.86 }, panelParts)) +
      (variant?.model ? largeWords(variant.model, room) : purposeCaption(product, room)),
    alt: altText(
      product.name,
      variant?.model,
      isColourPanel(subject)
        ? 'painel colorido visto de frente, com o cabo flat'
        : 'painel visto de frente, com o cabo flat',
      form.lightWords,
    ),
  }
}

const display: Composition = {
  whole: panelWhole,
  detail: (subject) => detailFromFile('displays-monitores-lcd', subject.traits.form ?? 'painel')(subject),
  forms: Object.keys(panelForms),
}

const signByWord = [
  ['DEA', 'dea'],
  ['desfibrilador', 'desfibrilador'],
  ['bomba', 'bomba'],
  ['ventilador', 'ventilador'],
  ['monitor', 'monitor'],
] as const

function machineSign({ tags, name }: Product): string {
  const texts = [name, ...tags]
  const [, sign] = signByWord.find(([word]) => texts.some((text) => text.includes(word))) ?? []
  return sign ? piece(`sinal-${sign}`) : ''
}

const voltageRoom = 24

/** Rechargeable batteries: the shell by its form, on its label the kind of machine and the voltage. */
const battery: Composition = byForm(
  'pacote-litio',
  formsFromFiles('baterias', {
    drawings: {
      sinal: (subject, [x, y]) =>
        placed({ at: [x, voltsOf(subject) ? y - voltageRoom : y], keepLine: true }, machineSign(subject.product)),
    },
  }),
)

const leadFaceOf = (side: 'equipamento' | 'fixacao') => (subject: Subject, at: Point) =>
  plugFaceAt({ shape: 'a-conferir', connector: connectorAt(subject, side) }, at, [90, 90])

const board: Composition = byForm(
  'placa',
  formsFromFiles<Subject>('placas-componentes-eletronicos', {
    drawings: { aparelho: leadFaceOf('equipamento'), tomada: leadFaceOf('fixacao') },
  }),
)

const laryngoscopeLamp: Composition = byForm<Subject>('laringoscopio-rosca', {
  ...formsFromFiles('lampadas'),
  'laringoscopio-rosca': {
    whole: ({ variant }) => {
      const chosenThread = variant?.thread && (/gross/i.test(variant.thread) ? 'grossa' : 'fina')
      const thread = chosenThread ?? 'grossa'
      const lamp = part('lamp', piece(`lampada-rosca-${thread}`), { 'data-thread': thread })
      return {
        body:
          centreLines([240, 170], [220, 100]) +
          placed({ at: [258, 170], scale: 1.32 }, lamp) +
          label([326, 274], chosenThread ? `rosca ${chosenThread}` : '', { anchor: 'middle', size: 18, weight: 600 }),
        alt: altText('Lâmpada LED de laringoscópio', chosenThread && `rosca ${chosenThread}`),
      }
    },
    detail: detailFromFile('lampadas', 'laringoscopio-rosca'),
  },
})

/** Words for the oximetry that a board or module understands; without one, its purpose. */
const technologyText = ({ product }: Drawable, at: Point): string => {
  const sensors = specificationValue(product, 'Sensores')?.replace('Tecnologia ', '')
  return sensors ? largeWords(sensors, { at, lines: 2 }) : purposeCaption(product, { at, lines: 2 })
}

/** One composition for each product type; the compiler asks for every one. */
export const accessoryCompositions: Record<ProductType, Composition> = {
  'cabos-ecg': ecgCable,
  'cabos-pi': pressureCable,
  'celulas-o2': oxygenCell,
  'bracadeiras-pni': cuff,
  'cabos-extensoes-pni': nibpHose,
  'conectores-pni': nibpConnector,
  'sensores-spo2': spo2Sensor,
  'sensores-temperatura': temperatureSensor,
  eletrodos: electrode,
  'pas-eletrodos-desfibrilacao': defibrillation,
  capnografia: capnography,
  'displays-monitores-lcd': display,
  'placas-componentes-eletronicos': board,
  lampadas: laryngoscopeLamp,
  baterias: battery,
  modulos: byForm('modulo-encaixe', formsFromFiles('modulos', { drawings: { tecnologia: technologyText } })),
  analisadores: byForm('portatil-celula-no-cabo', formsFromFiles('analisadores')),
  'filtros-respiratorios': breathingParts,
  'valvulas-exalatorias': byForm('corpo-diafragma', formsFromFiles('valvulas-exalatorias')),
  'sensores-transdutores': flowSensor,
  'sensores-transdutores-diversos': byForm('toco', formsFromFiles('sensores-transdutores-diversos')),
  'papeis-registro': byForm('rolo', formsFromFiles('papeis-registro')),
}
