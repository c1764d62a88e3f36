import { colour, thinLine, thinOutline, noFill } from '#drawings/palette.ts'
import { label, part, path, rect, circle, placed } from '#drawings/svg.ts'
import type { ConnectorShape } from '#domain/catalogue/registry/connector-shapes.ts'
import { type PlugShape, plugName } from '#drawings/plugs/plug-names.ts'
import { type PlugView, connectorAt, hasKnownFace, plugOf } from '#drawings/plugs/plug-view.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { purposeCaption } from '#drawings/named-purpose.ts'
import { caption, centreLines, plugFaceAt } from '#drawings/plugs/plug-detail.ts'
import { specified } from '#drawings/specified.ts'

const tops: Partial<Record<PlugShape, string>> = {
  p2:
    rect([-15, -22, 30, 22], { fill: colour.mid, rx: 3 }) +
    rect([-11, -29, 22, 7], { fill: colour.tint }) +
    path('M-5 -28V-6H5V-28', { ...thinOutline, stroke: colour.sheet, 'stroke-dasharray': '3 3' }),
  rj11: rect([-26, -30, 52, 30], { rx: 2 }) + path('M-16 -30V-16H16V-30', { fill: colour.ink }),
  molex: rect([-30, -22, 60, 22], { rx: 2 }) + path('M-16 -22V-34M0 -22V-34M16 -22V-34', { 'stroke-width': 4 }),
  'mini-din': rect([-22, -24, 44, 24], { fill: colour.tint, rx: 3 }) + path('M-10 -24V-32M0 -24V-32M10 -24V-32', {}),
}

/** The dashed style of a part whose shape is unknown, so that the buyer has to compare it. */
const open = { ...thinLine, fill: colour.sheet, 'stroke-dasharray': '5 4' } as const

/** Width of the outline on top, by the kind of connector that the registry assumes. */
const openTops: Partial<Record<ConnectorShape, number>> = { p2: 13, molex: 32, modular: 26 }

/** The electrical connection on top of a cell; dashed when the buyer has to check it. */
function cellTop({ shape, connector }: PlugView): string {
  const half = (connector && openTops[connector.shape]) ?? 20
  return part('cell-top', tops[shape] ?? rect([-half, -28, half * 2, 28], { ...open, rx: 4 }), { 'data-shape': shape })
}

/** The M16 nose of the common cell. */
const thread = (y: number) =>
  part(
    'thread',
    rect([-30, y, 60, 40], { fill: colour.tint }) +
      path(`M-30 ${y + 7}L30 ${y + 11}M-30 ${y + 16}L30 ${y + 20}M-30 ${y + 25}L30 ${y + 29}`, thinOutline),
  )

/** What a cell's base shows: a thread if the part's ends name one, a sealing ring if its data sheet names one. */
interface CellFoot {
  hasThread: boolean
  hasRing: boolean
}

/** The common cell: a cylinder with a label, and its base as far as it is known. */
function cylinder({ hasThread, hasRing }: CellFoot): string {
  return part('cell', [
    rect([-70, 0, 140, 142], { fill: colour.shade, rx: 6 }),
    path('M-70 22H70M-70 32H70', thinOutline),
    rect([-70, 52, 140, 58], { fill: colour.sheet }),
    label([0, 92], 'O₂', { size: 30, weight: 600, anchor: 'middle', fill: colour.petrol }),
    path('M-70 142L-58 154H58L70 142Z', { fill: colour.mid }),
    hasThread ? thread(154) : rect([-34, 154, 68, 40], { ...open, rx: 4 }),
    hasRing ? rect([-42, 154, 84, 10], { fill: colour.ink, rx: 5 }) : '',
  ])
}

/** The flow diffuser that stays with the old cell: dashed, because it is not supplied. */
function diffuser(): string {
  return part(
    'diffuser',
    path('M-38 196H38V212L20 236H-20L-38 212ZM-12 236V214M0 236V214M12 236V214', {
      ...thinOutline,
      'stroke-dasharray': '5 4',
    }),
  )
}

/** A low body with a wide collar, for T-pieces; the cable is held by a ring. */
function lowCapsule(): string {
  return part('cell', [
    path('M-44 0H44L78 34V88H-78V34Z', { fill: colour.shade }),
    path('M-62 18H62', thinOutline),
    rect([-78, 48, 156, 30], { fill: colour.sheet }),
    label([0, 71], 'O₂', { size: 24, weight: 600, anchor: 'middle', fill: colour.petrol }),
    rect([-94, 88, 188, 22], { fill: colour.mid, rx: 4 }),
    path('M-56 110H56L48 172H-48Z', { fill: colour.tint }),
    path('M-53 132H53M-50 152H50', thinOutline),
    rect([-20, -10, 40, 10], { fill: colour.mid, rx: 3 }),
  ])
}

/** A flat capsule without thread or cable, contact rings on its face, seen at a slant from the side. */
function ringCapsule(): string {
  return part('cell', [
    path('M-110 -20V30C-110 62 110 62 110 30V-20', { fill: colour.shade }),
    path('M-110 6C-110 38 110 38 110 6', thinOutline),
    ...(
      [
        [110, 40, colour.tint],
        [86, 31, '#d9b65c'],
        [68, 24, colour.tint],
        [48, 17, '#d9b65c'],
        [32, 11, colour.tint],
      ] as const
    ).map(([rx, ry, fill]) =>
      path(
        `M${-rx} -20A${rx} ${ry} 0 0 1 ${rx} -20A${rx} ${ry} 0 0 1 ${-rx} -20Z`,
        rx === 110 ? { fill } : { fill, ...thinLine },
      ),
    ),
  ])
}

type Form = 'cilindro-rosca' | 'cilindro-difusor' | 'jaque-colar' | 'capsula-aneis'

const formOf = ({ traits }: Subject): Form =>
  traits.form === 'cilindro-difusor' || traits.form === 'jaque-colar' || traits.form === 'capsula-aneis'
    ? traits.form
    : 'cilindro-rosca'

/** A thread if the part's ends name one, and a sealing ring if its data sheet names one. */
const footOf = (subject: Subject): CellFoot => ({
  hasThread: connectorAt(subject, 'fixacao')?.shape === 'rosca',
  hasRing: specified(subject.product, 'Vedação')?.startsWith('Anel') ?? false,
})

const bodies: Record<Form, (view: PlugView, foot: CellFoot) => string> = {
  'cilindro-rosca': (view, foot) => placed({ at: [240, 76], scale: 1.2 }, cellTop(view) + cylinder(foot)),
  'cilindro-difusor': (view, foot) =>
    placed({ at: [240, 70], scale: 1.08 }, cellTop(view) + cylinder(foot) + diffuser()),
  'jaque-colar': (view) => placed({ at: [240, 92], scale: 1.2 }, cellTop(view) + lowCapsule()),
  'capsula-aneis': () => placed({ at: [240, 180], scale: 1.3 }, ringCapsule()),
}

const names: Record<Form, string> = {
  'cilindro-rosca': 'corpo cilíndrico',
  'cilindro-difusor': 'corpo cilíndrico e difusor (não incluído) em tracejado',
  'jaque-colar': 'corpo baixo com colar e entrada para cabo com anel de aperto',
  'capsula-aneis': 'cápsula baixa com anéis condutores concêntricos',
}

function whole(subject: Subject): Plate {
  const form = formOf(subject)
  const view = plugOf(subject)
  const foot = footOf(subject)
  const isCylinder = form.startsWith('cilindro')
  return {
    body:
      centreLines([240, 174], [150, 150]) +
      bodies[form](view, foot) +
      purposeCaption(subject.product, { at: [240, 350] }),
    alt: altText(
      'Célula de oxigênio',
      names[form],
      isCylinder ? (foot.hasThread ? 'com rosca na base' : 'base a conferir') : undefined,
      form === 'capsula-aneis' ? undefined : plugName[view.shape].replace('plugue', 'entrada'),
    ),
  }
}

/** The caption of the base, by what is known of it. */
function baseWords(form: Form, { hasThread }: CellFoot): string {
  if (form === 'jaque-colar') return 'cone e membrana'
  return hasThread ? 'rosca e membrana' : 'base: a conferir'
}

function detail(subject: Subject): Plate {
  const form = formOf(subject)
  if (form === 'capsula-aneis')
    return { body: ringFace(), alt: 'Anéis condutores da cápsula de oxigênio, vistos de frente.' }
  const view = plugOf(subject)
  const foot = footOf(subject)
  const words = baseWords(form, foot)
  return {
    body: [
      centreLines([136, 160], [116, 122]),
      circle([136, 160], 106, { fill: colour.shade }),
      circle([136, 160], 94, { ...thinLine, fill: colour.tint }),
      plugFaceAt(view, [136, 160], [60, 60]),
      caption([136, 318], hasKnownFace(view) ? 'topo' : 'topo: a conferir'),
      centreLines([360, 160], [92, 122]),
      base(form, foot),
      caption([360, 318], words),
    ].join(''),
    alt: altText(
      'Célula de oxigênio vista por cima e por baixo',
      `${plugName[view.shape].replace('plugue', 'entrada')} no topo`,
      words,
    ),
  }
}

/** The base from below: thread or cone round the membrane, or an outline where neither is known. */
function base(form: Form, { hasThread, hasRing }: CellFoot): string {
  const ring = hasRing ? circle([360, 160], 62, { ...noFill, 'stroke-width': 8 }) : ''
  if (form !== 'jaque-colar' && !hasThread)
    return (
      circle([360, 160], 82, { fill: colour.shade }) +
      circle([360, 160], 46, { ...thinLine, fill: colour.sheet, 'stroke-dasharray': '7 5' }) +
      ring +
      label([360, 176], '?', { size: 44, weight: 600, anchor: 'middle', fill: colour.mid })
    )
  const crest =
    form === 'jaque-colar' ? '' : circle([360, 160], 38, { ...noFill, ...thinLine, 'stroke-dasharray': '8 5' })
  return (
    circle([360, 160], 82, { fill: colour.mid }) +
    circle([360, 160], 46, { fill: colour.tint }) +
    crest +
    ring +
    circle([360, 160], 24, { ...thinLine, fill: colour.sheet })
  )
}

/** Concentric contact rings of a capsule without cable. */
function ringFace(): string {
  const gold = '#d9b65c'
  return [
    centreLines([240, 164], [180, 150]),
    circle([240, 164], 132, { fill: colour.shade }),
    circle([240, 164], 108, { fill: gold }),
    circle([240, 164], 88, { fill: colour.tint }),
    circle([240, 164], 66, { fill: gold }),
    circle([240, 164], 46, { fill: colour.tint }),
    circle([240, 164], 22, { fill: gold }),
    path('M348 100L400 60H452', thinOutline),
    label([404, 50], 'anéis', { size: 16.5 }),
    rect([226, 26, 28, 12], { fill: colour.mid }),
    caption([240, 340], 'face dos contatos'),
  ].join('')
}

/** Galvanic oxygen sensors. */
export const oxygenCell: Composition = { whole, detail }
