import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import { colour, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { specificationValue } from '#drawings/specifications.ts'
import type { Composition, MachineSubject } from '#drawings/subject.ts'
import { circle, label, part, path, placed, type Point, rect } from '#drawings/svg.ts'
import { byForm, formsFromFiles } from './forms.ts'

/** A socket for a patient's cable: its name, and its colour. */
type Input = readonly [name: string, fill: string]

/** The sockets for parameters that data sheets name, in the order in which they are drawn. */
const inputs: readonly (readonly [RegExp, Input])[] = [
  [/ECG/, ['ECG', wire.green]],
  [/SpO2/, ['SpO₂', wire.blue]],
  [/PNI/, ['PNI', colour.mid]],
  [/temperatura/i, ['T', wire.brown]],
]

/** Two sockets that each take several parameters; their number is part of the model's ordering code. */
const multiInputs: readonly Input[] = [
  ['MULTI', wire.yellow],
  ['MULTI', wire.yellow],
]

/** The sockets that a monitor's data name; none for a modular one, whose modules have them. */
function inputsOf({ product, traits }: MachineSubject): readonly Input[] {
  if (traits.form === 'modular') return []
  if (product.description.includes('tomadas MULTI')) return multiInputs
  const parameterText = specificationValue(product, 'Parâmetros básicos') ?? ''
  return inputs.filter(([pattern]) => pattern.test(parameterText)).map(([, input]) => input)
}

const socket = (at: Point, r: number, fill: string) =>
  part('socket', circle(at, r, { fill, ...thinLine }) + circle(at, r * 0.45, { fill: colour.ink, stroke: 'none' }))

const forms = formsFromFiles<MachineSubject>('monitores-multiparametro', {
  drawings: {
    entradas: (machine, [x, top]) =>
      inputsOf(machine)
        .map(([, fill], index) => socket([x, top + index * 46], 13, fill))
        .join(''),
  },
})
const { whole, detail, ...common } = byForm('beira-leito', forms)

const monitor: Composition<MachineSubject> = {
  ...common,
  whole,
  detail: (machine) => {
    const machineInputs = inputsOf(machine)
    if (machineInputs.length === 0) return detail(machine)
    const rows = machineInputs.map(([name, fill], index) => {
      const y = 78 + index * 66
      return (
        socket([178, y], 24, fill) +
        rect([224, y - 15, 112, 30], { ...thinLine, rx: 3 }) +
        path(`M238 ${y}H304`, { ...thinOutline, stroke: colour.mid, 'stroke-width': 3 }) +
        label([376, y + 6], name, { size: 18, weight: 600 })
      )
    })
    const plate = rect([120, 24, 240, 44 + machineInputs.length * 66], { fill: colour.shade, rx: 18 })
    return {
      body: placed({ at: [-30, (4 - machineInputs.length) * 33] }, part('inputs', [plate, ...rows])),
      alt: `${machine.product.name}: entradas de ${[...new Set(machineInputs.map(([name]) => name))].join(', ')}.`,
    }
  },
}

/** A family whose machines are drawn from files alone. In: the form drawn where the data name none. */
const familyFromFiles = (family: EquipmentFamily, commonForm: string): Composition<MachineSubject> =>
  byForm(commonForm, formsFromFiles(family))

export const equipmentCompositions: Record<EquipmentFamily, Composition<MachineSubject>> = {
  'monitores-multiparametro': monitor,
  desfibriladores: familyFromFiles('desfibriladores', 'bifasico-pas'),
  'ventiladores-pulmonares': familyFromFiles('ventiladores-pulmonares', 'pedestal'),
  anestesia: familyFromFiles('anestesia', 'estacao-fole'),
  'incubadoras-neonatais': familyFromFiles('incubadoras-neonatais', 'incubadora-fechada'),
  diagnostico: familyFromFiles('diagnostico', 'eletrocardiografo'),
}
