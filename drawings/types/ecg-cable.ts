import type { DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import type { ColourStandard } from '#domain/catalogue/vocabulary.ts'
import { cableCaptions } from '#drawings/cable-captions.ts'
import { piece } from '#drawings/drawing-files.ts'
import { colour, inkFill, noLine, thinLine } from '#drawings/palette.ts'
import { leadFills, type LeadMark, leadMarks } from '#drawings/parts/lead-colours.ts'
import { largeOnly } from '#drawings/picture-sizes.ts'
import { cableCurve, wirePaths, cable } from '#drawings/plugs/cable.ts'
import { machineEnd, machineEntry, shortCable } from '#drawings/plugs/machine-end.ts'
import { caption, plugViews, viewsTitle } from '#drawings/plugs/plug-detail.ts'
import { hasKnownFace, plugAt, plugOf, plugTitle, type PlugView } from '#drawings/plugs/plug-view.ts'
import { altText, type Composition, type Drawing, type Subject } from '#drawings/subject.ts'
import type { Box, Placement, Point } from '#drawings/svg.ts'
import { part, placed, circle, d, element, rect, round, label, line } from '#drawings/svg.ts'

type CableEnd = NonNullable<DrawingTraits['end']>

type EndColours = { fill: string; band?: string | undefined }

/** The ends that have a drawing of their own; any other end is a 1.5 mm safety socket. */
const drawnEnds = new Set<CableEnd>(['snap', 'grabber', 'jacare', 'banana', 'pinch'])

/** The end of a lead that holds the electrode: the wire enters at the origin from the left, the end points right. */
function leadEnd(end: CableEnd = 'snap', { fill, band = fill }: EndColours, placement: Placement): string {
  const body = piece(`ponta-${drawnEnds.has(end) ? end : 'soquete'}`, { lead: fill, band })
  return placed(placement, part('lead-end', body))
}

const endReach = (end: CableEnd | undefined): number => (end === undefined || end === 'snap' ? 40 : 56)

const endName: Partial<Record<CableEnd, string>> = {
  snap: 'terminais de pressão (snap)',
  grabber: 'terminais garra (grabber)',
  jacare: 'terminais jacaré',
  banana: 'terminais banana',
  pinch: 'terminais Neopinch',
  aberto: 'tronco sem rabichos',
}

interface Fan {
  marks: readonly LeadMark[]
  end: CableEnd | undefined
  /** The point where the leads leave the yoke: x, and the middle of its height. */
  yokeExit: Point
  /** The x where the wires end; the labels are beyond it. */
  wireEndX: number
  /** The vertical distance between neighbouring ends. */
  pitch: number
  /** Whether each lead comes off the yoke with a plug of its own. */
  isLoose?: boolean
}

function leadFan(fan: Fan): string {
  const count = fan.marks.length
  const yokePitch = fan.isLoose ? Math.min(14, 170 / count) : openingPitch(count)
  const stepsFromMiddle = (index: number) => index - (count - 1) / 2
  const wires = fan.marks.map((lead, index) =>
    leadWire(fan, lead, [
      [fan.yokeExit[0], fan.yokeExit[1] + stepsFromMiddle(index) * yokePitch],
      [fan.wireEndX, 180 + stepsFromMiddle(index) * fan.pitch],
    ]),
  )
  return (
    part('leads', wires, { fill: 'none', 'stroke-linecap': 'butt' }) +
    leadNames(fan.marks, fan.wireEndX + endReach(fan.end) + 6, (index) => 185 + stepsFromMiddle(index) * fan.pitch)
  )
}

const openingPitch = (count: number): number => Math.min(9, 84 / count)

function leadNames(marks: readonly LeadMark[], x: number, y: (index: number) => number): string {
  const names = marks.map((lead, index) => element('text', { x: round(x), y: round(y(index)) }, lead.label))
  return element('g', { 'font-size': 16.5, 'font-weight': 600, fill: colour.ink, stroke: 'none' }, names)
}

function leadWire(fan: Fan, lead: LeadMark, [from, to]: readonly [Point, Point]): string {
  const isDense = fan.marks.length > 6
  const fills = leadFills(lead)
  const stubBox: Box = [from[0] - 24, from[1] - (isDense ? 5 : 7), 26, isDense ? 10 : 14]
  const stub = fan.isLoose ? rect(stubBox, { fill: fills.band ?? fills.fill }) : ''
  return part(
    'lead',
    [
      wirePaths(cableCurve(from, to, 0.55), isDense ? 6 : 7.5, fills.fill),
      leadEnd(fan.end, fills, { at: to, scale: isDense ? 0.9 : 1, keepLine: true }),
      stub,
    ],
    leadData(lead),
  )
}

const leadData = (lead: LeadMark) => ({ 'data-lead': lead.label, 'data-colour': lead.band ?? lead.colour })

/** The block where the trunk divides: the trunk enters at left centre, the leads leave at the right. */
function yoke([x, y]: Point, count: number, showsOpenings = false): string {
  const half = Math.max(24, openingPitch(count) * (count / 2) + 8)
  const openings = Array.from({ length: count }, (_, index) =>
    circle([x + 40, y + (index - (count - 1) / 2) * openingPitch(count)], 3, { ...inkFill, ...noLine }),
  )
  return part('yoke', [
    rect([x, y - 10, 16, 20], { fill: colour.mid, rx: 3 }),
    rect([x + 12, y - half, 40, half * 2], { fill: colour.shade, rx: 7 }),
    showsOpenings
      ? openings.join('')
      : rect([x + 20, y - half + 8, 8, half * 2 - 16], { fill: colour.tint, ...thinLine, rx: 3 }),
  ])
}

/** The single block by which a lead set plugs into its trunk cable; which half has the pins is not known. */
function leadBlock([x, y]: Point, count: number): string {
  const half = count * 9 + 10
  return part('lead-block', [
    rect([x - 22, y - half + 8, 26, half * 2 - 16], {
      ...thinLine,
      fill: colour.sheet,
      rx: 3,
      'stroke-dasharray': '6 4',
    }),
    rect([x, y - half, 46, half * 2], { fill: colour.shade, rx: 6 }),
    rect([x + 44, y - half + 12, 40, half * 2 - 24], { fill: colour.mid, rx: 6 }),
    rect([x + 10, y - 22, 22, 44], { ...thinLine, fill: colour.tint, rx: 4 }),
  ])
}

/** A loose lead's tip at the trunk, its contact dashed because nobody knows its shape. The wire leaves to the right. */
function trunkTip({ fill, band = fill }: EndColours, [x, y]: Point): string {
  return (
    rect([x - 56, y - 6, 26, 12], { ...thinLine, fill: colour.sheet, rx: 2, 'stroke-dasharray': '4 3' }) +
    rect([x - 32, y - 8, 36, 16], { fill: band, rx: 3 })
  )
}

function looseLeads(marks: readonly LeadMark[], end: CableEnd | undefined, pitch: number): string {
  const [fromX, toX] = [78, 372]
  const height = (index: number) => 180 + (index - (marks.length - 1) / 2) * pitch
  const wires = marks.map((lead, index) => {
    const y = height(index)
    const fills = leadFills(lead)
    const sag = d`M${fromX} ${y}C${fromX + 90} ${y - 26} ${toX - 120} ${y + 26} ${toX} ${y}`
    const pieces = [wirePaths(sag, 8, fills.fill), trunkTip(fills, [fromX, y]), leadEnd(end, fills, { at: [toX, y] })]
    return part('lead', pieces, leadData(lead))
  })
  return (
    part('leads', wires, { fill: 'none', 'stroke-linecap': 'butt' }) +
    leadNames(marks, toX + endReach(end) + 6, (index) => height(index) + 5)
  )
}

/** The end of the set's last lead, upright and enlarged, in the lead's colours. */
function endView(end: CableEnd | undefined, marks: readonly LeadMark[]): string {
  const lead = marks.at(-1)
  if (!lead) return ''
  const fills = leadFills(lead)
  return (
    cable('M414 236V366', { width: 13, core: fills.fill, name: 'wire' }) +
    leadEnd(end, fills, { at: [414, 240], turn: -90, scale: 2.3 }) +
    caption([452, 316], lead.label)
  )
}

function leadEndViews(end: CableEnd | undefined, marks: readonly LeadMark[], isBlock: boolean): string {
  const lead = marks.at(-1)
  if (!lead) return ''
  const fills = leadFills(lead)
  return [
    cable('M-10 110C60 110 90 116 150 116', { width: 15, core: fills.fill, name: 'wire' }) +
      leadEnd(end, fills, { at: [146, 116], scale: 3.2 }),
    caption([420, 122], 'paciente'),
    cable('M-10 262C60 262 90 250 150 250', { width: 15, core: fills.fill, name: 'wire' }) +
      (isBlock
        ? placed({ at: [250, 250], flip: true, scale: 1.2 }, leadBlock([0, 0], marks.length))
        : placed({ at: [150, 250], flip: true, scale: 3.2 }, trunkTip(fills, [0, 0]))),
    caption([420, 256], isBlock ? 'bloco' : 'a conferir'),
  ].join('')
}

/** A trunk's side for leadwires: openings or, where they are unknown, dashed places that the buyer has to compare. */
function trunkSocket(count: number, { isKnown }: { isKnown: boolean }): string {
  const step = Math.min(32, 200 / count)
  const r = Math.min(isKnown ? 9 : 11, step / 2 - 2)
  const style = isKnown ? inkFill : { ...thinLine, fill: colour.sheet, 'stroke-dasharray': '4 3' }
  return part('trunk-socket', [
    rect([384, 160 - (step * count) / 2 - 10, 60, step * count + 20], { fill: colour.shade, rx: 10 }),
    ...Array.from({ length: count }, (_, index) => circle([414, 160 + (index - (count - 1) / 2) * step], r, style)),
  ])
}

interface EcgCable {
  leads: number
  standard: ColourStandard
  /** What the data state of the two, ' de 5 vias, padrão IEC'; '' where they state nothing. */
  leadsText: string
  view: PlugView
  end: CableEnd | undefined
}

/** A cable as its data state it; where they leave the leads open, five IEC ones are drawn, and no words say so. */
function cableData(subject: Subject): EcgCable {
  const { product, traits, variant } = subject
  const maximumLeads = Math.max(0, ...product.variants.map(({ leads }) => Number(leads ?? 0)))
  const statedLeads = Number(variant?.leads ?? traits.leads ?? maximumLeads)
  const countText = statedLeads > 0 ? ` de ${statedLeads} vias` : ''
  const standardText = traits.standard ? `, padrão ${traits.standard.toUpperCase()}` : ''
  return {
    leads: statedLeads || 5,
    standard: traits.standard ?? 'iec',
    leadsText: countText + standardText,
    view: plugOf(subject),
    end: traits.end,
  }
}

function whole(subject: Subject): Drawing {
  const data = cableData(subject)
  const { form } = subject.traits
  const endText = data.end && endName[data.end]
  if (form?.startsWith('rabichos')) {
    const isBlock = form === 'rabichos-bloco'
    const name = isBlock ? 'Rabichos de ECG em bloco' : 'Rabichos de ECG avulsos'
    return { body: leadSet(data, isBlock), alt: altText(name + data.leadsText, endText) }
  }
  const name = data.end === 'aberto' ? 'Cabo tronco de ECG' : 'Cabo de ECG'
  const endsText = [`com ${plugTitle(data.view)}`, endText].filter(Boolean).join(' e ')
  return {
    body: wholeCable(data, form === 'tronco-rabichos') + cableCaptions(subject),
    alt: altText(name + data.leadsText, endsText),
  }
}

function wholeCable({ leads, standard, view, end }: EcgCable, isLoose: boolean): string {
  const isTrunkOnly = end === 'aberto'
  const fan = {
    marks: leadMarks(leads, standard),
    end,
    yokeExit: [isLoose ? 346 : 314, 180] as const,
    wireEndX: isLoose ? 376 : 390,
    pitch: Math.min(58, 320 / leads),
    isLoose,
  }
  const block = placed(
    { at: [270, 180], scale: isTrunkOnly ? 1.6 : 0.86, keepLine: true },
    yoke([0, 0], leads, isTrunkOnly),
  )
  return (
    shortCable(machineEntry(view), [274, 180], { width: 14 }) +
    (isTrunkOnly ? largeOnly(trunkLabels(fan.marks)) : leadFan(fan)) +
    block +
    machineEnd(view)
  )
}

function trunkLabels(marks: readonly LeadMark[]): string {
  return marks
    .map((lead, index) => {
      const step = index - (marks.length - 1) / 2
      const leader = line([388, 180 + step * 34], [352, 180 + step * 14.4], thinLine)
      return label([396, 186 + step * 34], lead.label, { size: 16.5, weight: 600 }) + leader
    })
    .join('')
}

function leadSet({ leads, standard, end }: EcgCable, isBlock: boolean): string {
  const marks = leadMarks(leads, standard)
  const pitch = Math.min(62, 330 / leads)
  if (isBlock) return leadFan({ marks, end, yokeExit: [128, 180], wireEndX: 372, pitch }) + leadBlock([44, 180], leads)
  return looseLeads(marks, end, pitch)
}

/** The side of a trunk cable that takes leadwires or, where it takes none, electrodes with wires of their own. */
function leadSide(subject: Subject): PlugView {
  const leads = plugAt(subject, 'rabichos')
  return leads.connector ? leads : plugAt(subject, 'eletrodo')
}

function detail(subject: Subject): Drawing {
  const { view, standard, leads, end } = cableData(subject)
  const marks = leadMarks(leads, standard)
  const { form } = subject.traits
  if (form?.startsWith('rabichos')) {
    const isBlock = form === 'rabichos-bloco'
    const trunkText = isBlock ? 'encaixe no bloco' : 'ponta do tronco a conferir'
    return {
      body: leadEndViews(end, marks, isBlock),
      alt: altText('Extremidades dos rabichos de ECG', `${trunkText} e terminal do paciente`),
    }
  }
  const endText = end && endName[end]
  const endDrawing =
    end === 'aberto' ? trunkSocket(leads, { isKnown: hasKnownFace(leadSide(subject)) }) : endView(end, marks)
  return {
    body: plugViews(view, 'left-half') + endDrawing,
    alt: altText(`${plugTitle(view)} do cabo de ECG ${viewsTitle(view)}`, endText && `ao lado de ${endText}`),
  }
}

export const ecgCable: Composition = { whole, detail }
