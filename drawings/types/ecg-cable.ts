import { colour, inkFill } from '../palette.ts'
import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { circle, part, type Point, rect } from '../svg.ts'
import { cable } from '../parts/cable.ts'
import { caption, plugViews } from '../parts/plug-detail.ts'
import { plug } from '../parts/plug.ts'
import { plugName, type PlugShape } from '../parts/plug-names.ts'
import { looped, loopedPlug } from '../parts/looped.ts'
import { leadFan, yoke } from '../parts/lead.ts'
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
    shape: traits.plug ?? 'redondo',
    end: traits.end,
  }
}

function whole(subject: Subject): Plate {
  const { leads, standard, shape, end } = read(subject)
  const at: Point = [216, 180]
  const marks = leadMarks(leads, standard)
  const fan = leadFan({ marks, standard, end, from: [at[0] + 48, 180], toX: 380, pitch: Math.min(64, 330 / leads) })
  return {
    body: [cable(looped([222, 180]), { width: 13 }), end === 'aberto' ? '' : fan, yoke(at, leads, end === 'aberto'), plug(shape, { at: loopedPlug })].join(''),
    alt: altText(`Cabo de ECG de ${leads} vias`, `padrão ${standard.toUpperCase()}`, `com ${plugName[shape]}${end ? ` e ${endName[end]}` : ''}`),
  }
}

function detail(subject: Subject): Plate {
  const { shape, standard, leads, end } = read(subject)
  const name = end && endName[end]
  const terminal = end === 'aberto' ? trunkSocket(leads) : endView(end, leadMarks(leads, standard))
  return { body: plugViews(shape, 290) + terminal, alt: altText(`${plugName[shape]} do cabo de ECG em vista frontal e de perfil`, name && `ao lado de ${name}`) }
}

/** One lead's end, upright and enlarged, in the colours of the set's last lead. */
function endView(end: EcgCable['end'], marks: readonly LeadMark[]): string {
  const lead = marks.at(-1)
  if (!lead) return ''
  const look = { fill: fillOf(lead.colour), band: lead.band && fillOf(lead.band) }
  return cable('M414 236V366', { width: 13, core: look.fill, name: 'wire' }) + leadEnd(end, look, { at: [414, 240], turn: -90, scale: 2.3 }) + caption([452, 316], lead.label)
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
