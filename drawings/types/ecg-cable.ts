import { thin } from '../palette.ts'
import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { label, line } from '../svg.ts'
import { brandCaption } from '../brand-caption.ts'
import { cable } from '../parts/cable.ts'
import { plugViews } from '../parts/plug-detail.ts'
import { plug } from '../parts/plug.ts'
import { plugName, type PlugShape } from '../parts/plug-names.ts'
import { looped, loopedPlug } from '../parts/looped.ts'
import { leadFan, yoke } from '../parts/lead.ts'
import { leadBlock, looseLeads } from '../parts/lead-set.ts'
import { endView, leadEndViews, trunkSocket } from '../parts/lead-details.ts'
import { type LeadMark, leadMarks } from '../parts/lead-colours.ts'
import { endName } from '../parts/patient-end.ts'

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
  const data = read(subject)
  const { form } = subject.traits
  if (form?.startsWith('rabichos'))
    return {
      body: leadSet(data, form === 'rabichos-bloco'),
      alt: describe(data, form === 'rabichos-bloco' ? 'Rabichos de ECG em bloco' : 'Rabichos de ECG avulsos'),
    }
  return {
    body: wholeCable(data, form) + brandCaption([196, 344], subject.product),
    alt: describe(data, data.end === 'aberto' ? 'Cabo tronco de ECG' : 'Cabo de ECG'),
  }
}

function describe({ leads, standard, shape, end }: EcgCable, name: string): string {
  const plugged = name.startsWith('Cabo') ? `com ${plugName[shape]}` : undefined
  return altText(
    `${name} de ${leads} vias`,
    `padrão ${standard.toUpperCase()}`,
    [plugged, end && endName[end]].filter(Boolean).join(' e '),
  )
}

function wholeCable({ leads, standard, shape, end }: EcgCable, form: string | undefined): string {
  const open = end === 'aberto'
  const loose = form === 'tronco-rabichos'
  const fan = {
    marks: leadMarks(leads, standard),
    standard,
    end,
    from: [loose ? 296 : 264, 180] as const,
    toX: 380,
    pitch: Math.min(64, 330 / leads),
    loose,
  }
  const block = yoke([216, 180], leads, open)
  return (
    cable(looped([222, 180]), { width: 13 }) +
    (open ? trunkLabels(fan.marks) : leadFan(fan)) +
    block +
    plug(shape, { at: loopedPlug })
  )
}

/** The names printed beside the sockets of a trunk without leadwires. */
function trunkLabels(marks: readonly LeadMark[]): string {
  return marks
    .map(
      (lead, index) =>
        label([300, 186 + (index - (marks.length - 1) / 2) * 34], lead.label, { size: 16, weight: 600 }) +
        line(
          [292, 180 + (index - (marks.length - 1) / 2) * 34],
          [266, 180 + (index - (marks.length - 1) / 2) * 9],
          thin,
        ),
    )
    .join('')
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
  if (!subject.traits.plug)
    return {
      body: leadEndViews(end, leadMarks(leads, standard), subject.traits.form === 'rabichos-bloco'),
      alt: altText('Extremidades dos rabichos de ECG', 'encaixe no bloco e terminal do paciente'),
    }
  return {
    body: plugViews(shape, 290) + terminal,
    alt: altText(`${plugName[shape]} do cabo de ECG em vista frontal e de perfil`, name && `ao lado de ${name}`),
  }
}

/** Patient cables: plug, trunk, yoke and coloured leads. */
export const ecgCable: Composition = { whole, detail }
