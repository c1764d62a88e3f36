import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'oxc-parser'

/** The project's folders with source files; compiled files are excluded. */
const rooms = ['app', 'bench', 'desk', 'docs', 'domain', 'drawings', 'server', 'tests']

export const sourceFiles = rooms
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { exclude: ['tests/fixture/build/**'] }))
  .toSorted()

const known = new Set(sourceFiles)

export interface Import {
  from: string
  /** The imported path or package, as the source writes it. */
  specifier: string
  /** The imported file; undefined for a package, and for generated types. */
  to: string | undefined
  /** It imports types alone, so that nothing of it is left when the code runs. */
  isTypeOnly: boolean
}

/** Every import of the project, including type-only, dynamic and re-exporting ones. */
export const imports: Import[] = sourceFiles.flatMap((from) =>
  specifiers(from).map((written) => ({ from, ...written, to: target(from, written.specifier) })),
)

function specifiers(file: string): Pick<Import, 'specifier' | 'isTypeOnly'>[] {
  const text = readFileSync(file, 'utf8')
  const { module } = parseSync(file, text)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  )
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"]|['"]$/g, ''),
    isTypeOnly: false,
  }))
  const plain = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  return [...plain, ...dynamic, ...exported]
}

function target(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier)
  return known.has(path) ? path : undefined
}
