import type { Equipment } from '#domain/catalogue/product.ts'
import { colour, wire } from '#drawings/palette.ts'
import { specified } from '#drawings/specified.ts'

/** A socket for a patient's cable: its name, and its colour. */
export type MonitorInput = readonly [name: string, fill: string]

/** The inputs that data sheets name, in the order in which they stand. */
const inputs: readonly (readonly [RegExp, MonitorInput])[] = [
  [/ECG/, ['ECG', wire.green]],
  [/SpO2/, ['SpO₂', wire.blue]],
  [/PNI/, ['PNI', colour.mid]],
  [/temperatura/i, ['T', wire.brown]],
]

/** Sockets that take several parameters: the plug tells which. How many a unit has, its order tells. */
const shared: readonly MonitorInput[] = [
  ['MULTI', wire.yellow],
  ['MULTI', wire.yellow],
]

/** The sockets that a monitor's text names; none where it leaves them to its modules. */
export function inputsOf(monitor: Pick<Equipment, 'specifications' | 'description'>): readonly MonitorInput[] {
  if (monitor.description.includes('tomadas MULTI')) return shared
  const named = specified(monitor, 'Parâmetros básicos') ?? ''
  return inputs.filter(([pattern]) => pattern.test(named)).map(([, input]) => input)
}
