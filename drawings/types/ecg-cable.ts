import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { placed, type Point } from '../svg.ts'
import { cable, sweep } from '../parts/cable.ts'
import { caption, plugViews } from '../parts/plug-detail.ts'
import { plug } from '../parts/plug.ts'
import { plugName, type PlugShape } from '../parts/plug-names.ts'
import { leadFan, yoke } from '../parts/lead.ts'
import { fillOf, leadMarks } from '../parts/lead-colours.ts'
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

/** From the plug once round and into the yoke; the second piece lies over the first. */
const trunk = ['M110 306C176 306 216 262 208 196C202 144 160 116 118 118', 'M119 118C72 120 44 152 52 190C60 226 106 226 146 206C174 192 190 180 222 180']

function whole(subject: Subject): Plate {
  const { leads, standard, shape, end } = read(subject)
  const at: Point = [216, 180]
  const marks = leadMarks(leads, standard)
  const fan = leadFan({ marks, standard, end, from: [at[0] + 48, 180], toX: 380, pitch: Math.min(64, 330 / leads) })
  return {
    body: [cable(trunk, { width: 13 }), end === 'aberto' ? '' : fan, yoke(at, leads, end === 'aberto'), plug(shape, { at: [118, 306] })].join(''),
    alt: altText(`Cabo de ECG de ${leads} vias`, `padrão ${standard.toUpperCase()}`, `com ${plugName[shape]}${end ? ` e ${endName[end]}` : ''}`),
  }
}

function detail(subject: Subject): Plate {
  const { shape, standard, leads, end } = read(subject)
  return { body: plugViews(shape) + endView(end, leadMarks(leads, standard)), alt: altText(`${plugName[shape]} do cabo de ECG em vista frontal e lateral`) }
}

function endView(end: EcgCable['end'], marks: ReturnType<typeof leadMarks>): string {
  const lead = marks.at(-1)
  if (!lead || end === 'aberto') return ''
  return placed({ at: [0, 0] }, cable(sweep([380, 40], [420, 40]), { width: 8, core: fillOf(lead.colour) })) + leadEnd(end, { fill: fillOf(lead.colour) }, { at: [420, 40] }) + caption([440, 80], '')
}

/** Patient cables: plug, trunk, yoke and coloured leads. */
export const ecgCable: Composition = { whole, detail }
