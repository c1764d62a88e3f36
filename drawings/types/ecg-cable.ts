import { cableCaptions } from '#drawings/cable-captions.ts'
import { colour, inkFill, thinLine } from '#drawings/palette.ts'
import { leadFills, type LeadMark, leadMarks } from '#drawings/parts/lead-colours.ts'
import { leadBlock, leadFan, looseLeads, yoke } from '#drawings/parts/leads.ts'
import { largeOnly } from '#drawings/picture-sizes.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { machineEnd, machineEntry, shortCable } from '#drawings/plugs/machine-end.ts'
import { type CableEnd, leadEnd, endName } from '#drawings/plugs/patient-end.ts'
import { caption, plugViews, viewsTitle } from '#drawings/plugs/plug-detail.ts'
import { hasKnownFace, plugAt, plugOf, plugTitle, type PlugView } from '#drawings/plugs/plug-view.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, part, placed, rect, label, line } from '#drawings/svg.ts'

/** One lead's end, upright and enlarged, in the colours of the set's last lead. */
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

/** Both ends of a leadwire, enlarged, one above the other. */
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
        : leadEnd('aberto', fills, { at: [146, 250], scale: 3.2 })),
    caption([420, 256], 'bloco'),
  ].join('')
}

/**
 * The front of a trunk cable's side for leadwires: its openings where they are known; otherwise dashed places, which
 * the buyer has to compare.
 */
function trunkSocket(count: number, isKnown: boolean): string {
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
  standard: 'aha' | 'iec'
  view: PlugView
  end: Subject['traits']['end']
}

function cableData(subject: Subject): EcgCable {
  const { product, traits, variant } = subject
  const maximumLeads = Math.max(0, ...product.variants.map(({ leads }) => Number(leads ?? 0)))
  return {
    leads: Number(variant?.leads ?? traits.leads ?? (maximumLeads || 5)),
    standard: traits.standard ?? 'iec',
    view: plugOf(subject),
    end: traits.end,
  }
}

function whole(subject: Subject): Plate {
  const data = cableData(subject)
  const { form } = subject.traits
  if (form?.startsWith('rabichos'))
    return {
      body: leadSet(data, form === 'rabichos-bloco'),
      alt: describe(data, form === 'rabichos-bloco' ? 'Rabichos de ECG em bloco' : 'Rabichos de ECG avulsos'),
    }
  return {
    body: wholeCable(data, form) + cableCaptions(subject),
    alt: describe(data, data.end === 'aberto' ? 'Cabo tronco de ECG' : 'Cabo de ECG'),
  }
}

function describe({ leads, standard, view, end }: EcgCable, name: string): string {
  const plugText = name.startsWith('Cabo') ? `com ${plugTitle(view)}` : undefined
  return altText(
    `${name} de ${leads} vias`,
    `padrão ${standard.toUpperCase()}`,
    [plugText, end && endName[end]].filter(Boolean).join(' e '),
  )
}

function wholeCable({ leads, standard, view, end }: EcgCable, form: string | undefined): string {
  const isTrunkOnly = end === 'aberto'
  const isLoose = form === 'tronco-rabichos'
  const fan = {
    marks: leadMarks(leads, standard),
    end,
    from: [isLoose ? 346 : 314, 180] as const,
    toX: isLoose ? 376 : 390,
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

/** The names printed beside the sockets of a trunk without leadwires. */
function trunkLabels(marks: readonly LeadMark[]): string {
  return marks
    .map(
      (lead, index) =>
        label([396, 186 + (index - (marks.length - 1) / 2) * 34], lead.label, { size: 16.5, weight: 600 }) +
        line(
          [388, 180 + (index - (marks.length - 1) / 2) * 34],
          [352, 180 + (index - (marks.length - 1) / 2) * 14.4],
          thinLine,
        ),
    )
    .join('')
}

/** Leadwires without a trunk: each with its own plug, or all in one block. */
function leadSet({ leads, standard, end }: EcgCable, isBlock: boolean): string {
  const marks = leadMarks(leads, standard)
  const pitch = Math.min(62, 330 / leads)
  if (isBlock) return leadFan({ marks, end, from: [128, 180], toX: 372, pitch }) + leadBlock([44, 180], leads)
  return looseLeads({ marks, end, fromX: 78, toX: 372, pitch })
}

/** The side of a trunk cable that takes leadwires or, where it has none, electrodes with wires of their own. */
function leadSide(subject: Subject): PlugView {
  const leads = plugAt(subject, 'rabichos')
  return leads.connector ? leads : plugAt(subject, 'eletrodo')
}

function detail(subject: Subject): Plate {
  const { view, standard, leads, end } = cableData(subject)
  const name = end && endName[end]
  const terminal =
    end === 'aberto' ? trunkSocket(leads, hasKnownFace(leadSide(subject))) : endView(end, leadMarks(leads, standard))
  if (subject.traits.form?.startsWith('rabichos'))
    return {
      body: leadEndViews(end, leadMarks(leads, standard), subject.traits.form === 'rabichos-bloco'),
      alt: altText('Extremidades dos rabichos de ECG', 'encaixe no bloco e terminal do paciente'),
    }
  return {
    body: plugViews(view, 290) + terminal,
    alt: altText(`${plugTitle(view)} do cabo de ECG ${viewsTitle(view)}`, name && `ao lado de ${name}`),
  }
}

/** Patient cables: plug, trunk, yoke and coloured leads. */
export const ecgCable: Composition = { whole, detail }
