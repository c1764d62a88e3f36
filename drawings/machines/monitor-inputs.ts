import type { Equipment } from '#domain/catalogue/product.ts'
import { colour, wire } from '#drawings/palette.ts'
import { specified } from '#drawings/specified.ts'

/** A socket for a patient's cable: its name, and its colour. */
export type MonitorInput = readonly [name: string, fill: string]

/** The inputs that data sheets name, in the order in which they are drawn. */
const inputs: readonly (readonly [RegExp, MonitorInput])[] = [
  [/ECG/, ['ECG', wire.green]],
  [/SpO2/, ['SpO₂', wire.blue]],
  [/PNI/, ['PNI', colour.mid]],
  [/temperatura/i, ['T', wire.brown]],
]

/** Sockets for several parameters; their number is part of the model's ordering code. */
const shared: readonly MonitorInput[] = [
  ['MULTI', wire.yellow],
  ['MULTI', wire.yellow],
]

/** The sockets named in a monitor's data; none where modules contain them. */
export function inputsOf(monitor: Pick<Equipment, 'specifications' | 'description'>): readonly MonitorInput[] {
  if (monitor.description.includes('tomadas MULTI')) return shared
  const named = specified(monitor, 'Parâmetros básicos') ?? ''
  return inputs.filter(([pattern]) => pattern.test(named)).map(([, input]) => input)
}
