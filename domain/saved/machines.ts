import * as v from 'valibot'
import { jsonTextSchema, tryParse, slugText, trimmedText } from '#domain/text/text-schemas.ts'

/** The most machines on a device: as many as a list's filter takes at once. */
export const maximumMachines = 30
const maximumLength = 120

const slug = v.pipe(slugText, v.maxLength(maximumLength))
const machineSchema = v.object({ key: slug, maker: slug, name: v.pipe(trimmedText, v.maxLength(maximumLength)) })
export type SavedMachine = v.InferOutput<typeof machineSchema>

const machinesFile = jsonTextSchema(v.object({ version: v.literal(1), machines: v.array(v.unknown()) }))

/** Reads machines from storage or an export (`{"version":1,"machines":[…]}`), without invalid and repeated ones. */
export function readMachines(text: string): SavedMachine[] {
  const stored = tryParse(machinesFile, text)
  const machines = stored?.machines.flatMap((machine) => tryParse(machineSchema, machine) ?? []) ?? []
  return joinMachines([], machines).machines
}

/** Writes machines for storage, as `readMachines` reads them. */
export function writeMachines(machines: readonly SavedMachine[]): string {
  return JSON.stringify({ version: 1, machines })
}

/** Adds machines after those that are there, each once. Out: the machines, and those for which there was no room. */
export function joinMachines(machines: readonly SavedMachine[], added: readonly SavedMachine[]) {
  const ordered = [...machines]
  for (const machine of added) if (ordered.every(({ key }) => key !== machine.key)) ordered.push(machine)
  return { machines: ordered.slice(0, maximumMachines), withoutRoom: ordered.slice(maximumMachines) }
}
