import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { boxOf, type ConnectorMeasures } from '#domain/catalogue/registry/connector-measures.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { formOfShape, plugFormLabel } from './plug-forms.ts'

/** A connector with measures, which can be shown at true size. */
export type MeasuredConnector = Connector & { measures: ConnectorMeasures }

/**
 * The connectors with measures, sorted so that similar sizes of one form follow each other and a wrong one is seen as
 * too small or too wide. In: the registry. Out: by form, longer side, shorter side and name.
 */
export function bySize(connectors: readonly Connector[]): MeasuredConnector[] {
  return connectors
    .filter((connector): connector is MeasuredConnector => connector.measures !== undefined)
    .toSorted((a, b) => formPlace(a) - formPlace(b) || sizeDifference(a, b) || a.name.localeCompare(b.name, 'pt'))
}

/** The most neighbours that are offered. */
const neighbours = 4

/** The connectors of the same form with the most similar sizes, nearest first. */
export function nearestTo(one: MeasuredConnector, all: readonly MeasuredConnector[]): MeasuredConnector[] {
  return all
    .filter(({ key, shape }) => key !== one.key && formOfShape[shape] === formOfShape[one.shape])
    .map((other) => ({ other, distance: distance(one, other) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, neighbours)
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

function formPlace({ shape }: MeasuredConnector): number {
  return forms.indexOf(formOfShape[shape])
}
