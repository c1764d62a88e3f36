import {
  boxOf,
  type ConnectorMeasures,
  measuredPartLabel,
  millimetresText,
} from '#domain/catalogue/registry/connector-measures.ts'
import {
  connectorGenderLabel,
  connectorShapes,
  plugFormLabel,
  type PlugForm,
} from '#domain/catalogue/registry/connector-shapes.ts'
import { type Connector, contactsText } from '#domain/catalogue/registry/connector.ts'
import type { Parameter } from '#domain/catalogue/registry/parameters.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'

export type MeasuredConnector = Connector & { measures: ConnectorMeasures }

/** Sorts measured connectors by form, sides and name, so that a wrong one is seen as too small or too wide. */
export function measuredBySize(connectors: readonly Connector[]): MeasuredConnector[] {
  return connectors
    .filter((connector): connector is MeasuredConnector => connector.measures !== undefined)
    .toSorted((a, b) => formRank(a) - formRank(b) || sizeDifference(a, b) || a.name.localeCompare(b.name, 'pt'))
}

const maximumNeighbours = 4

/** The connectors of the same form with the most similar sizes, nearest first. */
export function nearestInSize(connector: MeasuredConnector, all: readonly MeasuredConnector[]): MeasuredConnector[] {
  const { form } = connectorShapes[connector.shape]
  return all
    .filter(({ key, shape }) => key !== connector.key && connectorShapes[shape].form === form)
    .map((other) => ({ other, sizeDistance: distance(connector, other) }))
    .toSorted((a, b) => a.sizeDistance - b.sizeDistance)
    .slice(0, maximumNeighbours)
    .map(({ other }) => other)
}

function distance(a: MeasuredConnector, b: MeasuredConnector): number {
  const [sidesOfA, sidesOfB] = [sidesOf(a), sidesOf(b)]
  return Math.hypot(sidesOfA.long - sidesOfB.long, sidesOfA.short - sidesOfB.short)
}

function sizeDifference(a: MeasuredConnector, b: MeasuredConnector): number {
  const [sidesOfA, sidesOfB] = [sidesOf(a), sidesOf(b)]
  return sidesOfA.long - sidesOfB.long || sidesOfA.short - sidesOfB.short
}

function sidesOf({ measures }: MeasuredConnector): { long: number; short: number } {
  const [width, height] = boxOf(measures.outline)
  return { long: Math.max(width, height), short: Math.min(width, height) }
}

const forms = keysOf(plugFormLabel)

const formRank = ({ shape }: MeasuredConnector): number => forms.indexOf(connectorShapes[shape].form)

/** Millimetres below which a difference cannot be seen on the screen. */
const minimumVisible = 0.3

/** How a connector differs from the one in hand: '15 contatos, em vez de 9', '8,33 mm mais largo'. */
export function differencesBetween(connector: MeasuredConnector, inHand: MeasuredConnector): string[] {
  return [
    changeText(contactsText(connector), contactsText(inHand)),
    changeText(genderText(connector), genderText(inHand)),
    ...sizeDifferences(connector.measures, inHand.measures),
    connector.keying !== inHand.keying && connector.keying,
    connector.size !== inHand.size && connector.size,
  ].filter((text) => typeof text === 'string')
}

function sizeDifferences(measures: ConnectorMeasures, inHand: ConnectorMeasures): string[] {
  if (measures.of !== inHand.of) return [`mede-se outra coisa: ${measuredPartLabel[measures.of]}`]
  const [width, height] = boxOf(measures.outline)
  const [widthInHand, heightInHand] = boxOf(inHand.outline)
  if ('diameter' in measures.outline && 'diameter' in inHand.outline)
    return differenceText(width - widthInHand, ['de diâmetro a mais', 'de diâmetro a menos'])
  const texts = [
    ...differenceText(width - widthInHand, ['mais largo', 'mais estreito']),
    ...differenceText(height - heightInHand, ['mais alto', 'mais baixo']),
  ]
  return texts.length > 0 ? texts : ['do mesmo tamanho']
}

function differenceText(millimetres: number, [more, less]: readonly [string, string]): string[] {
  if (Math.abs(millimetres) < minimumVisible) return []
  return [`${millimetresText(Math.abs(millimetres))} mm ${millimetres > 0 ? more : less}`]
}

function changeText(text: string | undefined, inHand: string | undefined): string | undefined {
  if (text === undefined || text === inHand) return undefined
  return inHand === undefined ? text : `${text}, em vez de ${inHand}`
}

function genderText({ gender }: MeasuredConnector): string | undefined {
  return gender === 'neutro' ? undefined : connectorGenderLabel[gender]
}

export interface GlassFace {
  key: string
  name: string
  form: PlugForm
  contacts?: number
  /** The dimension that the size measures: 'flange, de borda a borda'. */
  measuredPart: string
  /** The measured size in words: '30,81 × 12,55 mm'. */
  size: string
  facts: string
  source: string
  /** Width of the measured contour in millimetres. */
  width: number
  height: number
  /** Width and height of the whole drawing in millimetres, which includes parts outside the measured contour. */
  drawingSize: readonly [width: number, height: number]
  /** The view box of the drawing, in hundredths of a millimetre. */
  viewBox: string
  outline: string
  details: string
  similar: { key: string; differences: string }[]
  parts: string[]
}

export type GlassPart = { name: string; parameter?: Parameter; brands: string[]; models: string[] }

export type GlassMachine = { key: string; name: string; maker: string; brand: string }

/** The data of the step that lays the plug on the screen; complete, so that the step works offline afterwards. */
export interface Glass {
  faces: GlassFace[]
  parts: Record<string, GlassPart>
  brands: Record<string, string>
  brandOfMaker: Record<string, string>
  machine?: GlassMachine
  /** Connectors without published measures. */
  unmeasured: { key: string; name: string }[]
}

export const machineFitLabel = {
  citada: 'compatível com este modelo',
  marca: 'da marca, modelo a confirmar',
  universal: 'universal, conforme o conector',
} as const
export type MachineFit = keyof typeof machineFitLabel

export interface FacePartFilter {
  machine?: Pick<GlassMachine, 'key' | 'brand'> | undefined
  parameter?: Parameter | undefined
}

export type FacePart = { id: string; name: string; fit?: MachineFit }

/** The parts of a face that pass the filters, those that fit the machine most surely first. */
export function partsOfFace(ids: readonly string[], parts: Glass['parts'], { machine, parameter }: FacePartFilter) {
  const matches = ids.flatMap((id): FacePart[] => {
    const part = parts[id]
    if (!part || (parameter && part.parameter !== parameter)) return []
    if (!machine) return [{ id, name: part.name }]
    const fit = fitOf(part, machine)
    return fit ? [{ id, name: part.name, fit }] : []
  })
  return matches.toSorted((a, b) => fitRank(a) - fitRank(b))
}

function fitOf({ models, brands }: Glass['parts'][string], machine: Pick<GlassMachine, 'key' | 'brand'>) {
  if (models.includes(machine.key)) return 'citada'
  if (machine.brand !== 'outros' && brands.includes(machine.brand)) return 'marca'
  return brands.includes('universal') ? 'universal' : undefined
}

const fitOrder: readonly (MachineFit | undefined)[] = ['citada', 'marca', 'universal']

const fitRank = ({ fit }: FacePart): number => fitOrder.indexOf(fit)
