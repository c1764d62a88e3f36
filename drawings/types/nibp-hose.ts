import type { Accessory } from '#domain/catalogue/product.ts'
import { type Connector, lockText } from '#domain/catalogue/registry/connector.ts'
import { colour, thinLine } from '#drawings/palette.ts'
import { type HoseEnd, hoseEndOf, openCoupling } from '#drawings/parts/hose-end.ts'
import { largeOnly } from '#drawings/picture-sizes.ts'
import { cable, cableCurve } from '#drawings/plugs/cable.ts'
import { caption, centreLines } from '#drawings/plugs/plug-detail.ts'
import { connectorAt } from '#drawings/plugs/plug-view.ts'
import { connectorForm, pneumaticConnector } from '#drawings/ports/pneumatic-connector.ts'
import { largeWords, purposeCaption } from '#drawings/purpose-caption.ts'
import { altText, type Composition, type Drawing, type Subject } from '#drawings/subject.ts'
import { circle, d, ellipse, label, part, path, type Placement, type Point, rect } from '#drawings/svg.ts'

type HoseSize = { tubes: number; isNewborn: boolean }

const hoseWidth = ({ isNewborn, tubes }: HoseSize): number => (tubes === 2 ? 1.5 : 1) * (isNewborn ? 11 : 17)

/** A hose along path data; a second tube shows as a seam along the middle. */
function hosePaths(size: HoseSize, runs: readonly string[], width: number): string {
  const seam = (run: string) => path(run, { ...thinLine, fill: 'none', 'data-part': 'seam' })
  if (size.tubes === 1) return cable(runs, { width, core: colour.tint, name: 'hose' })
  return runs.map((run) => cable(run, { width, core: colour.tint, name: 'hose' }) + seam(run)).join('')
}

function ferrule([x, y]: Point, width: number): string {
  return rect([x - 7, y - width / 2 - 3, 14, width + 6], { fill: colour.mid, rx: 3 })
}

function bareEnd(size: HoseSize, [x, y]: Point): string {
  const width = hoseWidth(size)
  const mouths = [-1, 1].map((side) =>
    ellipse([x, y + (side * width) / 4], [5, width / 4 - 1], { fill: colour.ink, 'stroke-width': 2 }),
  )
  return part('bare-end', mouths)
}

function doubleSection(): string {
  const tubeSection = (x: number) => circle([x, 180], 86, { fill: colour.shade }) + circle([x, 180], 46, {})
  return centreLines([240, 180], [210, 130]) + tubeSection(156) + tubeSection(324)
}

interface Hose extends HoseSize {
  monitorEnd: HoseEnd
  cuffEnd: HoseEnd
}

/** The connector drawn at the monitor for each form of hose, where the product names none there. */
const monitorEnds: Record<string, string | undefined> = {
  'engate-redondo': 'engate-anel-femea-metal',
  'engate-redondo-anel': 'engate-anel-femea-metal',
  'encaixe-pressao': 'encaixe-liso-femea',
  'retangular-duplo': 'retangular-duplo',
  'duplo-clique': 'rosca-femea',
  'duplo-engates': 'engate-anel-femea-metal',
  flexiport: 'engate-botao-femea',
}
const cuffEnds: Record<string, string | undefined> = {
  'duplo-clique': 'clique-duplo',
  flexiport: 'flexiport',
  'engate-redondo-anel': 'engate-botao-femea',
}

/** The connector at one end, of the first variant where none is chosen. */
function hoseConnector(subject: Subject, side: 'equipamento' | 'bracadeira'): Connector | undefined {
  const variant = subject.variant ?? subject.product.variants[0]
  return connectorAt({ ...subject, ...(variant && { variant }) }, side)
}

function hoseData(subject: Subject): Hose {
  const { traits, variant } = subject
  const form = traits.form ?? 'engate-redondo'
  const isNewborn = variant?.sizeKey === 'neonatal'
  const endAt = (side: 'equipamento' | 'bracadeira', example: string): HoseEnd => {
    const connector = hoseConnector(subject, side)
    if (connector) return hoseEndOf(connector)
    return form.endsWith('livre') ? 'livre' : connectorForm(example)
  }
  return {
    tubes: Number(variant?.vias ?? traits.tubes ?? 1),
    isNewborn,
    monitorEnd: endAt('equipamento', monitorEnds[form] ?? 'engate-anel-femea-metal'),
    cuffEnd: endAt('bracadeira', cuffEnds[form] ?? (isNewborn ? 'luer-femea' : 'baioneta-femea')),
  }
}

const monitorAt: Point = [196, 226]
const cuffAt: Point = [330, 130]
/** The positions of bare ends, at the edges of the sheet: tubes without connectors fill it. */
const bareEnds = { monitorEnd: [36, 304], cuffEnd: [440, 170] } as const

/** How an end is drawn; `direction` is 1 to the right, `splitDistance` that of both connectors from the hose's middle. */
type EndLook = { at: Point; direction: 1 | -1; scale: number; splitScale: number; splitDistance: number }

/** The monitor's end is drawn to the left and large, the cuff's mirrored and small. */
function endLook({ isNewborn, monitorEnd }: Hose, side: 'monitorEnd' | 'cuffEnd'): EndLook {
  if (side === 'cuffEnd')
    return { at: cuffAt, direction: 1, scale: isNewborn ? 0.62 : 0.78, splitScale: 0.56, splitDistance: 24 }
  // An outline holds less than a connector, and so is drawn larger.
  const isOutline = monitorEnd === 'a-conferir'
  const [scale, splitScale] = isOutline ? [1.8, 1.2] : [1.1, 0.8]
  return { at: monitorAt, direction: -1, scale, splitScale, splitDistance: 44 }
}

/** One end of a hose: a connector, two on a split hose, or the bare tube. */
function drawnEnd(hose: Hose, side: 'monitorEnd' | 'cuffEnd'): string {
  const end = hose[side]
  if (end === 'livre') return bareEnd(hose, bareEnds[side])
  const { at, direction, scale, splitScale, splitDistance } = endLook(hose, side)
  const [x, y] = at
  const flip = direction === 1
  if (hose.tubes === 1 || isDouble(end))
    return coupling(end, { at: [x + direction * 12, y], flip, scale: scale * (isDouble(end) ? 0.86 : 1) })
  const ends = [-splitDistance, splitDistance].map(
    (offset) =>
      cable(
        d`M${x - direction * 12} ${y}C${x + direction * 14} ${y} ${x - direction * 6} ${y + offset} ${x + direction * 20} ${y + offset}`,
        { width: 10, core: colour.tint, name: 'tube' },
      ) + coupling(end, { at: [x + direction * 28, y + offset], flip, scale: splitScale }),
  )
  return ends.join('')
}

/** Whether one connector takes both tubes. */
const isDouble = (end: HoseEnd) => typeof end !== 'string' && end.shape.includes('duplo')

/** The connector of a hose; a plain outline where the connector is not confirmed. */
function coupling(end: HoseEnd, placement: Placement): string {
  return typeof end === 'string' ? openCoupling(placement) : pneumaticConnector(end, { ...placement, isMounted: true })
}

/** A part's brand, 'Lifemed'; for brands without a key, its name's words after 'para'; undefined for several brands. */
function brandOf({ equipmentBrand, brands, name, variants }: Accessory): string | undefined {
  if (equipmentBrand === 'universal' || variants.some(({ brand }) => brand)) return undefined
  if (equipmentBrand !== 'outros') return brands[0].label
  return / para (.{2,22}?)(?:,|$)/.exec(name)?.[1]
}

function whole(subject: Subject): Drawing {
  const hose = hoseData(subject)
  const width = hoseWidth(hose)
  const ends = drawnEnd(hose, 'monitorEnd') + drawnEnd(hose, 'cuffEnd')
  const isBare = hose.monitorEnd === 'livre'
  const sizeText = subject.variant?.sizeLabel?.toLowerCase()
  return {
    body: [
      hosePaths(
        hose,
        [isBare ? cableCurve(bareEnds.monitorEnd, bareEnds.cuffEnd) : cableCurve(monitorAt, cuffAt)],
        width,
      ),
      ends,
      isBare
        ? ''
        : ferrule(monitorAt, width) +
          ferrule(cuffAt, width) +
          largeWords(brandOf(subject.product) ?? '', { at: [14, 44], anchor: 'start', width: 250, lines: 2 }) +
          caption([110, 346], 'monitor') +
          caption([394, 206], 'braçadeira') +
          lockWords([110, 128], subject, 'equipamento') +
          lockWords([394, 228], subject, 'bracadeira'),
      sizeText ? label([394, 252], sizeText, { anchor: 'middle', size: 17, weight: 600 }) : '',
    ].join(''),
    alt: altText(
      'Extensão de PNI',
      sizeText && `versão ${sizeText}`,
      hose.tubes === 2 ? 'tubo duplo' : 'tubo único',
      isBare ? 'pontas livres' : 'conector do monitor à esquerda e da braçadeira à direita',
    ),
  }
}

function lockWords(at: Point, subject: Subject, side: 'equipamento' | 'bracadeira'): string {
  const connector = hoseConnector(subject, side)
  const text = connector && lockText(connector)
  return text ? largeOnly(label(at, text, { anchor: 'middle', size: 15, fill: colour.muted })) : ''
}

function detail(subject: Subject): Drawing {
  const hose = hoseData(subject)
  if (hose.monitorEnd === 'livre')
    return { body: doubleSection(), alt: 'Corte do tubo duplo da extensão de PNI, com as duas vias de ar.' }
  const width = hoseWidth(hose) * 2
  // The close-up shows the cuff's end if that is the only one known.
  const showsCuff = hose.monitorEnd === 'a-conferir' && hose.cuffEnd !== 'a-conferir'
  const enlargedEnd = showsCuff ? hose.cuffEnd : hose.monitorEnd
  const side = showsCuff ? 'da braçadeira' : 'do monitor'
  return {
    body:
      centreLines([200, 180], [190, 130]) +
      hosePaths(hose, ['M276 180C380 180 400 230 500 236'], width) +
      coupling(enlargedEnd, { at: [256, 180], scale: isDouble(enlargedEnd) ? 1.5 : 1.6 }) +
      ferrule([302, 181], width + 6) +
      caption([240, 330], enlargedEnd === 'a-conferir' ? `engate ${side}: a conferir` : `lado ${side}`) +
      purposeCaption(subject.product, { at: [14, 38], anchor: 'start' }),
    alt: altText(`Conector da extensão de PNI do lado ${side}, em detalhe`),
  }
}

export const nibpHose: Composition = { whole, detail }
