import { isLabel, isMatch, isText, parsedJson, readObject, type Checks } from '#domain/text/checks.ts'
import { slugPattern } from '#domain/text/slug.ts'

/** A model that the visitor works with: its key, its maker's key and its full name, 'Dixtal DX 2020'. */
export interface SavedMachine {
  key: string
  maker: string
  name: string
}

/** As many as a list's filter takes at once. */
export const mostMachines = 30
const longest = 120

const isKey = isMatch(slugPattern, longest)
const storedMachine: Checks<SavedMachine> = {
  key: isKey,
  maker: isKey,
  name: (value) => isText(longest)(value) && isLabel(value),
}

/**
 * Reads machines as the device keeps them or an export has them (`{"version":1,"machines":[…]}`). What is no machine and
 * what stands there twice is left out.
 */
export function readMachines(text: string): SavedMachine[] {
  const file = readObject<{ version: 1; machines: unknown[] }>(parsedJson(text), {
    version: (value) => value === 1,
    machines: Array.isArray,
  })
  const machines = file?.machines.flatMap((one) => readObject(one, storedMachine) ?? []) ?? []
  return joinMachines(
    [],
    machines.map((machine) => ({ ...machine, name: machine.name.trim() })),
  ).machines
}

/** Machines as text, for the device. */
export function writeMachines(machines: readonly SavedMachine[]): string {
  return JSON.stringify({ version: 1, machines })
}

/** Adds machines behind those that are there, each once. Out: the machines, and those for which there was no room. */
export function joinMachines(
  machines: readonly SavedMachine[],
  added: readonly SavedMachine[],
): { machines: SavedMachine[]; left: SavedMachine[] } {
  const ordered = [...machines]
  for (const machine of added) if (ordered.every(({ key }) => key !== machine.key)) ordered.push(machine)
  return { machines: ordered.slice(0, mostMachines), left: ordered.slice(mostMachines) }
}
