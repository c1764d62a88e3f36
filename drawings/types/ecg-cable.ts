import { colour, inkFill, thin } from '../palette.ts'
import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { circle, label, line, part, rect } from '../svg.ts'
import { brandCaption } from '../brand-caption.ts'
import { cable } from '../parts/cable.ts'
import { caption, plugViews } from '../parts/plug-detail.ts'
import { plug } from '../parts/plug.ts'
import { plugName, type PlugShape } from '../parts/plug-names.ts'
import { looped, loopedPlug } from '../parts/looped.ts'
import { leadBlock, leadFan, looseLeads, yoke } from '../parts/lead.ts'
import { fillOf, type LeadMark, leadMarks } from '../parts/lead-colours.ts'
import { endName, leadEnd } from '../parts/patient-end.ts'

interface EcgCable {
  leads: number
  standard: 'aha' | 'iec'
  shape: PlugShape
  end: Subject['traits']['end']
}

function read({ product, traits, variant }: Subject): EcgCable {
  const most = Math.max(0, ...product.variants.map(({ leads }) => Number(leads ?? 0)))
  return {
    leads: Number(variant?.leads ?? traits.leads ?? (most || 5)),
    standard: traits.standard ?? 'iec',
    shape: traits.plug ?? 'a-conferir',
    end: traits.end,
  }
}

function whole(subject: Subject): Plate {
  const cable = read(subject)
  const { form } = subject.traits
  if (form?.startsWith('rabichos')) return { body: leadSet(cable, form === 'rabichos-bloco'), alt: describe(cable, form === 'rabichos-bloco' ? 'Rabichos de ECG em bloco' : 'Rabichos de ECG avulsos') }
  return { body: wholeCable(cable, form) + brandCaption([168, 344], subject.product.equipmentBrand), alt: describe(cable, cable.end === 'aberto' ? 'Cabo tronco de ECG' : 'Cabo de ECG') }
}

function describe({ leads, standard, shape, end }: EcgCable, name: string): string {
  const plugged = name.startsWith('Cabo') ? `com ${plugName[shape]}` : undefined
  return altText(`${name} de ${leads} vias`, `padrão ${standard.toUpperCase()}`, [plugged, end && endName[end]].filter(Boolean).join(' e '))
}

function wholeCable({ leads, standard, shape, end }: EcgCable, form: string | undefined): string {
  const open = end === 'aberto'
  const loose = form === 'tronco-rabichos'
  const fan = { marks: leadMarks(leads, standard), standard, end, from: [loose ? 296 : 264, 180] as const, toX: 380, pitch: Math.min(64, 330 / leads), loose }
  const block = yoke([216, 180], leads, open)
  return cable(looped([222, 180]), { width: 13 }) + (open ? trunkLabels(fan.marks) : leadFan(fan)) + block + plug(shape, { at: loopedPlug })
}

/** The names printed beside the sockets of a trunk without leadwires. */
function trunkLabels(marks: readonly LeadMark[]): string {
  return marks.map((lead, index) => label([300, 186 + (index - (marks.length - 1) / 2) * 34], lead.label, { size: 16, weight: 600 }) + line([292, 180 + (index - (marks.length - 1) / 2) * 34], [266, 180 + (index - (marks.length - 1) / 2) * 9], thin)).join('')
}

/** Leadwires without a trunk: each with its own plug, or all in one block. */
function leadSet({ leads, standard, end }: EcgCable, block: boolean): string {
  const marks = leadMarks(leads, standard)
  const pitch = Math.min(62, 330 / leads)
  if (block) return leadFan({ marks, standard, end, from: [128, 180], toX: 372, pitch }) + leadBlock([44, 180], leads)
  return looseLeads({ marks, end, fromX: 78, toX: 372, pitch })
}

function detail(subject: Subject): Plate {
  const { shape, standard, leads, end } = read(subject)
  const name = end && endName[end]
  const terminal = end === 'aberto' ? trunkSocket(leads) : endView(end, leadMarks(leads, standard))
  if (!subject.traits.plug) return { body: leadEndViews(end, leadMarks(leads, standard)), alt: altText('Extremidades dos rabichos de ECG', 'encaixe no bloco e terminal do paciente') }
  return { body: plugViews(shape, 290) + terminal, alt: altText(`${plugName[shape]} do cabo de ECG em vista frontal e de perfil`, name && `ao lado de ${name}`) }
}

/** One lead's end, upright and enlarged, in the colours of the set's last lead. */
function endView(end: EcgCable['end'], marks: readonly LeadMark[]): string {
  const lead = marks.at(-1)
  if (!lead) return ''
  const look = { fill: fillOf(lead.colour), band: lead.band && fillOf(lead.band) }
  return cable('M414 236V366', { width: 13, core: look.fill, name: 'wire' }) + leadEnd(end, look, { at: [414, 240], turn: -90, scale: 2.3 }) + caption([452, 316], lead.label)
}

/** Both ends of a leadwire, enlarged, one above the other. */
function leadEndViews(end: EcgCable['end'], marks: readonly LeadMark[]): string {
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last) return ''
  const look = (lead: LeadMark) => ({ fill: fillOf(lead.colour), band: lead.band && fillOf(lead.band) })
  return [
    cable('M-10 110C60 110 90 116 150 116', { width: 15, core: fillOf(last.colour), name: 'wire' }) + leadEnd(end, look(last), { at: [146, 116], scale: 3.2 }),
    caption([400, 122], 'paciente'),
    cable('M-10 262C60 262 90 250 150 250', { width: 15, core: fillOf(last.colour), name: 'wire' }) + leadEnd('aberto', look(last), { at: [146, 250], scale: 3.2 }),
    caption([400, 256], 'bloco'),
  ].join('')
}

/** The sockets of a trunk that takes loose leadwires, from the front. */
function trunkSocket(count: number): string {
  const step = Math.min(32, 200 / count)
  return part('trunk-socket', [
    rect([384, 160 - (step * count) / 2 - 10, 60, step * count + 20], { fill: colour.shade, rx: 10 }),
    ...Array.from({ length: count }, (_, index) => circle([414, 160 + (index - (count - 1) / 2) * step], Math.min(9, step / 2 - 2), inkFill)),
  ])
}

/** Patient cables: plug, trunk, yoke and coloured leads. */
export const ecgCable: Composition = { whole, detail }
