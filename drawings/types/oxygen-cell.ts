import type { ConnectorShape } from '#domain/catalogue/registry/connector-shapes.ts'
import { piece } from '#drawings/drawing-files.ts'
import { colour, thinLine, noFill } from '#drawings/palette.ts'
import { caption, centreLines, plugFaceAt } from '#drawings/plugs/plug-detail.ts'
import { plugName, type PlugView, connectorAt, hasKnownFace, plugOf } from '#drawings/plugs/plug-view.ts'
import { purposeCaption } from '#drawings/purpose-caption.ts'
import { specificationValue } from '#drawings/specifications.ts'
import { altText, type Composition, type Drawing, type Subject } from '#drawings/subject.ts'
import { label, part, rect, circle, placed } from '#drawings/svg.ts'
import { byForm, formsFromFiles } from './forms.ts'

const dashedStyle = { ...thinLine, fill: colour.sheet, 'stroke-dasharray': '5 4' } as const

const drawnTopShapes = new Set(['p2', 'rj11', 'molex', 'mini-din'])

/** Half the width of a cell's dashed top, by the kind of connector that the registry supposes. */
const outlineHalfWidths: Partial<Record<ConnectorShape, number>> = { p2: 13, molex: 32, modular: 26 }

/** The electrical connection on top of a cell; dashed when the buyer has to check it. */
function cellTop({ shape, connector }: PlugView): string {
  const half = (connector && outlineHalfWidths[connector.shape]) ?? 20
  const topShape = drawnTopShapes.has(shape)
    ? piece(`celula-topo-${shape}`)
    : rect([-half, -28, half * 2, 28], { ...dashedStyle, rx: 4 })
  return part('cell-top', topShape, { 'data-shape': shape })
}

type Base = { hasThread: boolean; hasRing: boolean }

const baseOf = (subject: Subject): Base => ({
  hasThread: connectorAt(subject, 'fixacao')?.shape === 'rosca',
  hasRing: specificationValue(subject.product, 'Vedação')?.startsWith('Anel') ?? false,
})

function cylinder({ hasThread, hasRing }: Base): string {
  return (
    piece('celula-corpo') +
    (hasThread ? part('thread', piece('celula-rosca')) : rect([-34, 154, 68, 40], { ...dashedStyle, rx: 4 })) +
    (hasRing ? rect([-42, 154, 84, 10], { fill: colour.ink, rx: 5 }) : '')
  )
}

/** A cell's base from below: thread or cone round the membrane, or an outline where neither is known. */
function baseView({ hasThread, hasRing }: Base, isCone: boolean): string {
  const ring = hasRing ? circle([360, 160], 62, { ...noFill, 'stroke-width': 8 }) : ''
  if (!isCone && !hasThread)
    return (
      circle([360, 160], 82, { fill: colour.shade }) +
      circle([360, 160], 46, { ...thinLine, fill: colour.sheet, 'stroke-dasharray': '7 5' }) +
      ring +
      label([360, 176], '?', { size: 44, weight: 600, anchor: 'middle', fill: colour.mid })
    )
  return (
    circle([360, 160], 82, { fill: colour.mid }) +
    circle([360, 160], 46, { fill: colour.tint }) +
    (isCone ? '' : circle([360, 160], 38, { ...noFill, ...thinLine, 'stroke-dasharray': '8 5' })) +
    ring +
    circle([360, 160], 24, { ...thinLine, fill: colour.sheet })
  )
}

/** A form of cell. In: its body below the top, its alternative text, and what its base is where no data say it. */
function cell(body: (base: Base) => string, description: string, baseShape: 'thread' | 'cone' = 'thread'): Composition {
  const isCone = baseShape === 'cone'
  const topText = (view: PlugView) => plugName[view.shape].replace('plugue', 'entrada')
  const detail = (subject: Subject): Drawing => {
    const view = plugOf(subject)
    const base = baseOf(subject)
    const cylinderText = base.hasThread ? 'rosca e membrana' : 'base: a conferir'
    const baseText = isCone ? 'cone e membrana' : cylinderText
    return {
      body: [
        centreLines([136, 160], [116, 122]),
        circle([136, 160], 106, { fill: colour.shade }),
        circle([136, 160], 94, { ...thinLine, fill: colour.tint }),
        plugFaceAt(view, [136, 160], [60, 60]),
        caption([136, 318], hasKnownFace(view) ? 'topo' : 'topo: a conferir'),
        centreLines([360, 160], [92, 122]),
        baseView(base, isCone),
        caption([360, 318], baseText),
      ].join(''),
      alt: altText('Célula de oxigênio vista por cima e por baixo', `${topText(view)} no topo`, baseText),
    }
  }
  return {
    whole: (subject) => {
      const view = plugOf(subject)
      const base = baseOf(subject)
      const baseText = base.hasThread ? 'com rosca na base' : 'base a conferir'
      return {
        body:
          centreLines([240, 152], [150, 134]) +
          placed({ at: [240, 52] }, part('cell', cellTop(view) + body(base))) +
          purposeCaption(subject.product, { at: [240, 312], lines: 2 }),
        alt: altText('Célula de oxigênio', description, isCone ? undefined : baseText, topText(view)),
      }
    },
    detail,
  }
}

export const oxygenCell: Composition = byForm<Subject>('cilindro-rosca', {
  'cilindro-rosca': cell(cylinder, 'corpo cilíndrico'),
  'cilindro-difusor': cell(
    (base) => cylinder(base) + piece('celula-difusor'),
    'corpo cilíndrico e difusor (não incluído) em tracejado',
  ),
  'jaque-colar': cell(
    () => piece('celula-baixa'),
    'corpo baixo com colar e entrada para cabo com anel de aperto',
    'cone',
  ),
  ...formsFromFiles('celulas-o2'),
})
