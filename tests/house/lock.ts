import * as v from 'valibot'

const entrySchema = v.looseObject({
  version: v.optional(v.string()),
  dev: v.optional(v.boolean()),
  devOptional: v.optional(v.boolean()),
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
})
/** The part of package-lock.json that is used here. */
export const lockSchema = v.looseObject({ packages: v.record(v.string(), entrySchema) })
type Lock = v.InferOutput<typeof lockSchema>

interface Missing {
  /** The path in the lock of the package that depends on it. */
  wantedBy: string
  name: string
  version: string
}

/**
 * Packages for other platforms that are missing in the lock: npm omits what the registry does not offer at that time,
 * and `npm ci` then refuses the lock on every machine.
 */
export function missingOptional({ packages }: Lock): Missing[] {
  return Object.entries(packages).flatMap(([wantedBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => isExact(version) && versionSeenFrom(packages, wantedBy, name) !== version)
      .map(([name, version]) => ({ wantedBy, name, version })),
  )
}

/** The lock with its missing packages added, each for the platform in its name. */
export function completed(lock: Lock): Lock {
  const packages = { ...lock.packages }
  for (const { wantedBy, name, version } of missingOptional(lock)) {
    const top = `node_modules/${name}`
    const path = packages[top] === undefined ? top : `${wantedBy}/${top}`
    const { dev, devOptional } = packages[wantedBy] ?? {}
    packages[path] = {
      version,
      ...platformOf(name),
      ...(dev && { dev }),
      ...(devOptional && { devOptional }),
      optional: true,
    }
  }
  return { ...lock, packages: inOrder(packages) }
}

const isExact = (version: string) => /^\d+\.\d+\.\d+/.test(version)

/** Resolves a package as Node does: in the nearest node_modules upwards. */
function versionSeenFrom(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const found = packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]
    if (found) return found.version
    if (folder === '') return undefined
  }
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32']

function platformOf(name: string): { os?: string[]; cpu?: string[] } {
  const words = (name.split('/').at(-1) ?? '').replace(/^windows/, 'win32').split('-')
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }) }
}

function inOrder(packages: Lock['packages']): Lock['packages'] {
  return Object.fromEntries(Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other, 'en')))
}
