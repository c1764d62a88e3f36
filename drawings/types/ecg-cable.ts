import { thinLine } from '#drawings/palette.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { label, line } from '#drawings/svg.ts'
import { cableCaptions } from '#drawings/cable-captions.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { plugViews } from '#drawings/plugs/plug-detail.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { hasKnownFace, plugAt, plugOf, plugTitle, type PlugView } from '#drawings/plugs/plug-view.ts'
import { loopedCable, loopedCableEntry } from '#drawings/parts/looped-cable.ts'
import { leadFan, yoke } from '#drawings/parts/lead.ts'
import { leadBlock, looseLeads } from '#drawings/parts/lead-set.ts'
import { endView, leadEndViews, trunkSocket } from '#drawings/parts/lead-details.ts'
import { type LeadMark, leadMarks } from '#drawings/parts/lead-colours.ts'
import { endName } from '#drawings/plugs/patient-end.ts'

interface EcgCable {
  leads: number
  standard: 'aha' | 'iec'
  view: PlugView
  end: Subject['traits']['end']
}

function read(subject: Subject): EcgCable {
  const { product, traits, variant } = subject
  const most = Math.max(0, ...product.variants.map(({ leads }) => Number(leads ?? 0)))
  return {
    leads: Number(variant?.leads ?? traits.leads ?? (most || 5)),
    standard: traits.standard ?? 'iec',
    view: plugOf(subject),
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
    body: wholeCable(data, form) + cableCaptions(subject),
    alt: describe(data, data.end === 'aberto' ? 'Cabo tronco de ECG' : 'Cabo de ECG'),
  }
}

function describe({ leads, standard, view, end }: EcgCable, name: string): string {
  const plugged = name.startsWith('Cabo') ? `com ${plugTitle(view)}` : undefined
  return altText(
    `${name} de ${leads} vias`,
    `padrão ${standard.toUpperCase()}`,
    [plugged, end && endName[end]].filter(Boolean).join(' e '),
  )
}

function wholeCable({ leads, standard, view, end }: EcgCable, form: string | undefined): string {
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
    cable(loopedCable([222, 180]), { width: 13 }) +
    (open ? trunkLabels(fan.marks) : leadFan(fan)) +
    block +
    plug(view, { at: loopedCableEntry })
  )
}

/** The names printed beside the sockets of a trunk without leadwires. */
function trunkLabels(marks: readonly LeadMark[]): string {
  return marks
    .map(
      (lead, index) =>
        label([300, 186 + (index - (marks.length - 1) / 2) * 34], lead.label, { size: 16.5, weight: 600 }) +
        line(
          [292, 180 + (index - (marks.length - 1) / 2) * 34],
          [266, 180 + (index - (marks.length - 1) / 2) * 9],
          thinLine,
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

/** The side of a trunk cable that takes leadwires or, where it has none, electrodes with wires of their own. */
function leadSide(subject: Subject): PlugView {
  const leads = plugAt(subject, 'rabichos')
  return leads.connector ? leads : plugAt(subject, 'eletrodo')
}

function detail(subject: Subject): Plate {
  const { view, standard, leads, end } = read(subject)
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
    alt: altText(`${plugTitle(view)} do cabo de ECG em vista frontal e de perfil`, name && `ao lado de ${name}`),
  }
}

/** Patient cables: plug, trunk, yoke and coloured leads. */
export const ecgCable: Composition = { whole, detail }
