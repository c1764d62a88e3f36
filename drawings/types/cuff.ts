import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { keysOf, type SizeKey } from '#domain/catalogue/vocabulary.ts'
import { colour, noFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { hoseEndOf, hoseTip, openCoupling } from '#drawings/parts/hose-end.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { connectorAt } from '#drawings/plugs/plug-view.ts'
import { pneumaticConnector } from '#drawings/ports/pneumatic-connector.ts'
import { purposeCaption } from '#drawings/purpose-caption.ts'
import { altText, type Composition, type Drawing, type Subject } from '#drawings/subject.ts'
import { type Box, d, ellipse, label, part, path, type Placement, placed, rect } from '#drawings/svg.ts'

type Size = { width: number; height: number; range: string; name: string }

const sizes: Record<SizeKey, Size> = {
  neonatal: { width: 188, height: 78, range: '6–11 cm', name: 'neonatal' },
  pediatrica: { width: 250, height: 102, range: '10–19 cm', name: 'pediátrica' },
  adulto: { width: 318, height: 130, range: '18–26 cm', name: 'adulto' },
  'adulto-grande': { width: 368, height: 146, range: '25–35 cm', name: 'adulto grande' },
  obeso: { width: 420, height: 160, range: '33–47 cm', name: 'obeso' },
}

function whole(subject: Subject): Drawing {
  const { product, traits, variant } = subject
  const size = sizes[variant?.sizeKey ?? (/neonatal/i.test(product.name) ? 'neonatal' : 'adulto')]
  const tubes = tubesOf(subject)
  const type = cuffTypeOf(traits.form)
  const hasChosenSize = variant?.sizeKey !== undefined
  return {
    body:
      hoses(size, tubes, tipOf(subject)) +
      fabric(size, type, hasChosenSize ? size.range : undefined) +
      purposeCaption(product, { at: [240, 36] }),
    alt: altText(
      `Braçadeira de PNI ${cuffTypeName[type]}`,
      hasChosenSize ? `tamanho ${size.name} (${size.range.replace('–', ' a ')})` : undefined,
      tubes === 2 ? 'dois tubos' : 'um tubo',
    ),
  }
}

type CuffType = 'bolsa' | 'sem-bolsa' | 'descartavel'

const cuffTypeName: Record<CuffType, string> = {
  bolsa: 'reutilizável',
  'sem-bolsa': 'reutilizável sem bolsa interna',
  descartavel: 'descartável',
}

const cuffTypeLooks: Record<CuffType, { fabricFill: string; hookFill: string; seamDashes?: string }> = {
  bolsa: { fabricFill: colour.shade, hookFill: colour.mid, seamDashes: '5 4' },
  'sem-bolsa': { fabricFill: colour.tint, hookFill: colour.mid },
  descartavel: { fabricFill: colour.sheet, hookFill: colour.tint, seamDashes: '2 4' },
}

function cuffTypeOf(form: string | undefined): CuffType {
  if (form?.includes('descart')) return 'descartavel'
  return form?.includes('sem-bolsa') ? 'sem-bolsa' : 'bolsa'
}

function fabric({ width, height }: Size, type: CuffType, text: string | undefined): string {
  const [x, y] = [240 - width / 2, 120 - height / 2]
  const box: Box = [x, y, width, height]
  const seamBox: Box = [x + 7, y + 7, width - 14, height - 14]
  const hook = width * 0.24
  const { fabricFill, hookFill, seamDashes } = cuffTypeLooks[type]
  return part('cuff', [
    rect(box, { fill: fabricFill, rx: height * 0.2 }),
    rect(seamBox, { ...thinLine, ...noFill, rx: height * 0.15, 'stroke-dasharray': seamDashes }),
    rect([x + width - hook - 12, y + 12, hook, height - 24], { fill: hookFill, ...thinLine, rx: 6 }),
    path(d`M${x + width * 0.56} ${y + 12}V${y + height - 12}`, { ...thinOutline }),
    path(
      d`M${x + 20} ${y + height * 0.26}H${x + width * 0.44}M${x + 20} ${y + height * 0.26}v-5v10M${x + width * 0.44} ${y + height * 0.26}v-5v10`,
      thinLine,
    ),
    label([x + width * 0.06 + 8, y + height * 0.62], text ?? '', { size: Math.max(16.5, height * 0.17), weight: 600 }),
    path(d`M${x + width * 0.56} ${y + height - 34}l8 16h-16z`, { fill: colour.ink, ...thinLine }),
  ])
}

/** The number of a cuff's tubes, 1 or 2: the chosen variant's, else the drawing traits', else the variants' maximum. */
function tubesOf({ product, traits, variant }: Subject): number {
  return Number(variant?.vias ?? traits.tubes ?? Math.max(1, ...product.variants.map(({ vias }) => Number(vias ?? 1))))
}

interface Tip {
  draw: (placement: Placement) => string
  /** Whether one connector body takes both tubes. */
  takesBothTubes: boolean
}

/** The end of a cuff's tube: the registry's connector, the bare tube, or an outline. */
function tipOf(subject: Subject): Tip {
  const connector = connectorAt(subject, 'mangueira')
  const tubes = tubesOf(subject)
  const unnamedTip = isExample(subject) ? hoseTip : openTip
  return {
    draw: connector ? connectorTip(connector) : unnamedTip,
    takesBothTubes: tubes === 2 && connector?.shape === 'duplo-clique',
  }
}

const isExample = ({ product }: Subject) => product.variants.every(({ ends = [] }) => ends.length === 0)

const openTip = (placement: Placement) => openCoupling(reversed(placement))

/** Turns a connector, which is drawn with the mouth to the left, so that the mouth points away from the tube. */
const reversed = ({ scale = 1, turn = 0, ...placement }: Placement): Placement => ({
  ...placement,
  turn: turn + 180,
  scale: scale * 0.5,
})

function connectorTip(connector: Connector): Tip['draw'] {
  const end = hoseEndOf(connector)
  if (end === 'livre') return bareTip
  if (end === 'a-conferir') return openTip
  return (placement) => pneumaticConnector(end, { ...reversed(placement), isMounted: true })
}

/** The cut end of a tube without connector: the tube enters at the origin from the left. */
function bareTip(placement: Placement): string {
  return placed(
    placement,
    rect([-2, -7, 26, 14], { fill: colour.tint }) + ellipse([24, 0], [3, 7], { fill: colour.mid, ...thinLine }),
  )
}

function hoses({ height }: Size, tubes: number, tip: Tip): string {
  const top = 120 + height / 2 - 4
  const tube = (x: number, endX: number) =>
    cable(d`M${x} ${top}C${x} ${top + 70} ${endX} ${236} ${endX} 290`, { width: 14, core: colour.tint, name: 'tube' })
  const run = (x: number, endX: number) => tube(x, endX) + tip.draw({ at: [endX, 288], turn: 90 })
  if (tip.takesBothTubes)
    return [226, 246].map((x) => tube(x, x)).join('') + tip.draw({ at: [236, 288], turn: 90, scale: 0.9 })
  return tubes === 2 ? run(210, 158) + run(240, 264) : run(230, 232)
}

function detail(subject: Subject): Drawing {
  const { product } = subject
  const tubes = tubesOf(subject)
  const tip = tipOf(subject)
  const availableSizes = keysOf(sizes).filter(
    (key) => product.variants.length === 0 || product.variants.some(({ sizeKey }) => sizeKey === key),
  )
  const middle = availableSizes.length === 0 ? 240 : 98
  const tube = (x: number, width = 27) => cable(d`M${x} 366V200`, { width, core: colour.tint, name: 'tube' })
  const tipAt = (x: number) => tip.draw({ at: [x, 206], turn: -90, scale: 2.1 })
  const tubeWithTip = (x: number) => tube(x) + tipAt(x)
  const twoTubes = tip.takesBothTubes ? tube(76, 24) + tube(120, 24) + tipAt(98) : tubeWithTip(62) + tubeWithTip(134)
  return {
    body:
      (tubes === 2 ? twoTubes : tubeWithTip(middle)) +
      label([middle, 40], tubes === 2 ? '2 tubos' : '1 tubo', { anchor: 'middle', size: 16.5, weight: 600 }) +
      sizeChart(availableSizes),
    alt: altText(
      `Ponta ${tubes === 2 ? 'dos dois tubos' : 'do tubo'} da braçadeira e escala dos tamanhos`,
      availableSizes.map((key) => `${sizes[key].name} ${sizes[key].range.replace('–', ' a ')}`).join(', '),
    ),
  }
}

function sizeChart(availableSizes: readonly SizeKey[]): string {
  const scale = 5
  const rows = availableSizes.map((key, index) => {
    const { name, range } = sizes[key]
    const [from = 0, to = 0] = range.split(/\D+/).map(Number)
    const y = 200 - availableSizes.length * 30 + index * 60
    return [
      label([208, y + 16], name, { size: 16.5, weight: 600 }),
      label([452, y + 16], range, { size: 16.5, anchor: 'end' }),
      path(d`M208 ${y + 33}H452`, { ...thinOutline, stroke: colour.shade }),
      rect([208 + from * scale, y + 25, (to - from) * scale, 16], { fill: colour.shade, rx: 3 }),
    ].join('')
  })
  return part('size-chart', rows)
}

export const cuff: Composition = { whole, detail }
