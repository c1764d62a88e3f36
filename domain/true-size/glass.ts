import { type Connector, contactsText } from '#domain/catalogue/registry/connector.ts'
import {
  boxOf,
  type ConnectorMeasures,
  measuredPartLabel,
  millimetresText,
} from '#domain/catalogue/registry/connector-measures.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { formOfShape, plugFormLabel, type PlugForm } from '#domain/catalogue/registry/plug-forms.ts'
import { connectorGenderLabel } from '#domain/catalogue/registry/connector-shapes.ts'
import type { Parameter } from '#domain/catalogue/registry/parameters.ts'

/** A connector with measures, which can be shown at true size. */
export type MeasuredConnector = Connector & { measures: ConnectorMeasures }

/**
 * The connectors with measures, sorted so that similar sizes of one form follow each other and a wrong one is seen as
 * too small or too wide. In: the registry. Out: by form, longer side, shorter side and name.
 */
export function bySize(connectors: readonly Connector[]): MeasuredConnector[] {
  return connectors
    .filter((connector): connector is MeasuredConnector => connector.measures !== undefined)
    .toSorted((a, b) => formRank(a) - formRank(b) || sizeDifference(a, b) || a.name.localeCompare(b.name, 'pt'))
}

/** The most similar connectors that are offered. */
const maximumNeighbours = 4

/** The connectors of the same form with the most similar sizes, nearest first. */
export function nearestTo(one: MeasuredConnector, all: readonly MeasuredConnector[]): MeasuredConnector[] {
  return all
    .filter(({ key, shape }) => key !== one.key && formOfShape[shape] === formOfShape[one.shape])
    .map((other) => ({ other, distance: distance(one, other) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, maximumNeighbours)
    .map(({ other }) => other)
}

function distance(one: MeasuredConnector, other: MeasuredConnector): number {
  const [a, b] = [sides(one), sides(other)]
  return Math.hypot(a.long - b.long, a.short - b.short)
}

function sizeDifference(one: MeasuredConnector, other: MeasuredConnector): number {
  const [a, b] = [sides(one), sides(other)]
  return a.long - b.long || a.short - b.short
}

function sides({ measures }: MeasuredConnector): { long: number; short: number } {
  const [width, height] = boxOf(measures.outline)
  return { long: Math.max(width, height), short: Math.min(width, height) }
}

const forms = keysOf(plugFormLabel)

function formRank({ shape }: MeasuredConnector): number {
  return forms.indexOf(formOfShape[shape])
}

/** Millimetres below which a difference cannot be seen on the screen. */
const smallestVisible = 0.3

/** How a connector differs from the one in hand, in words: '15 contatos, em vez de 9', '8,33 mm mais largo'. */
export function differences(other: MeasuredConnector, one: MeasuredConnector): string[] {
  return [
    changed(contactsText(other), contactsText(one)),
    changed(genderText(other), genderText(one)),
    ...sizeDifferences(other, one),
    other.keying !== one.keying && other.keying,
    other.size !== one.size && other.size,
  ].filter((text) => typeof text === 'string')
}

function sizeDifferences({ measures: other }: MeasuredConnector, { measures: one }: MeasuredConnector): string[] {
  if (other.of !== one.of) return [`mede-se outra coisa: ${measuredPartLabel[other.of]}`]
  const [width, height] = boxOf(other.outline)
  const [ownWidth, ownHeight] = boxOf(one.outline)
  if ('diameter' in other.outline && 'diameter' in one.outline)
    return difference(width - ownWidth, ['de diâmetro a mais', 'de diâmetro a menos'])
  const all = [
    ...difference(width - ownWidth, ['mais largo', 'mais estreito']),
    ...difference(height - ownHeight, ['mais alto', 'mais baixo']),
  ]
  return all.length > 0 ? all : ['do mesmo tamanho']
}

function difference(millimetres: number, [more, less]: readonly [string, string]): string[] {
  if (Math.abs(millimetres) < smallestVisible) return []
  return [`${millimetresText(Math.abs(millimetres))} mm ${millimetres > 0 ? more : less}`]
}

function changed(other: string | undefined, one: string | undefined): string | undefined {
  if (other === undefined || other === one) return undefined
  return one === undefined ? other : `${other}, em vez de ${one}`
}

function genderText({ gender }: MeasuredConnector): string | undefined {
  return gender === 'neutro' ? undefined : connectorGenderLabel[gender]
}

/** A face for the screen: its drawing and its description. */
export interface GlassFace {
  key: string
  name: string
  form: PlugForm
  contacts?: number
  /** Which dimension the size is: 'flange, de borda a borda'. */
  of: string
  /** In words: '30,81 × 12,55 mm'. */
  size: string
  /** In words: gender, contacts and their pitch, keying, standard. */
  facts: string
  source: string
  /** Width of the measured contour in millimetres. */
  width: number
  height: number
  /** Width and height of the whole drawing in millimetres, which includes parts outside the measured contour. */
  room: readonly [width: number, height: number]
  /** The drawing's view box in hundredths of a millimetre. */
  viewBox: string
  outline: string
  details: string
  /** The connectors nearest in size, and how each differs from this one. */
  alike: { key: string; differences: string }[]
  /** The ids of the parts that have this connector. */
  parts: string[]
}

/** A part with one of the faces, and what it can be filtered by. */
export interface GlassPart {
  name: string
  parameter?: Parameter
  /** Keys of the brands that it fits, its own first. */
  brands: string[]
  /** Keys of the models that its data sheet names. */
  models: string[]
}

/** A machine whose plug the visitor is looking for. */
export interface GlassMachine {
  key: string
  name: string
  /** The maker's name. */
  maker: string
  /** The catalogue's brand under which its parts are listed. */
  brand: string
}

/** All data of the step that lays the plug on the screen, so that it works offline afterwards. */
export interface Glass {
  faces: GlassFace[]
  parts: Record<string, GlassPart>
  /** Names of the brands, by key. */
  brands: Record<string, string>
  /** The catalogue's brand of each maker. */
  brandOfMaker: Record<string, string>
  /** The machine named in the address, if the registry has it. */
  machine?: GlassMachine
  /** Connectors without published measures. */
  unmeasured: { key: string; name: string }[]
}

/** How surely a part fits the machine: the part cites the machine, has the machine's brand, or is universal. */
export const fitLabel = {
  citada: 'compatível com este modelo',
  marca: 'da marca, modelo a confirmar',
  universal: 'universal, conforme o conector',
} as const
export type MachineFit = keyof typeof fitLabel

/** The filters of a face's parts; an absent one filters nothing. */
export interface FacePartFilter {
  machine?: Pick<GlassMachine, 'key' | 'brand'> | undefined
  parameter?: Parameter | undefined
}

/** A part with the face, and how surely it fits the machine, if one is known. */
export interface FacePart {
  id: string
  name: string
  fit?: MachineFit
}

/** The parts with these ids that pass the filters, surest first. */
export function partsOfFace(
  ids: readonly string[],
  parts: Glass['parts'],
  { machine, parameter }: FacePartFilter,
): FacePart[] {
  const found = ids.flatMap((id): FacePart[] => {
    const part = parts[id]
    if (!part || (parameter && part.parameter !== parameter)) return []
    if (!machine) return [{ id, name: part.name }]
    const fit = fitOf(part, machine)
    return fit ? [{ id, name: part.name, fit }] : []
  })
  return found.toSorted((a, b) => fitRank(a) - fitRank(b))
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

function fitRank({ fit }: FacePart): number {
  return order.indexOf(fit)
}
