import { parseAst, type Plugin } from 'vite'
import { unusedParts, type UnusedPart } from './unused-parts.ts'

/**
 * Leaves what this site never runs out of the browser's code: such functions keep their names and do nothing, and what only
 * they needed goes with them. Stops the build when an upgrade has moved or renamed one.
 */
export function withoutUnusedParts(parts: readonly UnusedPart[] = unusedParts): Plugin {
  const functions = byModule(parts)
  const left = new Set<string>()
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const module = [...functions.keys()].find((path) => id.endsWith(`/node_modules/${path}`))
      if (!module) return null
      left.add(module)
      const names = functions.get(module) ?? 'all'
      return { code: names === 'all' ? emptied(code, module) : withEmptied(code, names, module), map: null }
    },
    buildEnd() {
      const missing = [...functions.keys()].filter((path) => !left.has(path))
      if (missing.length > 0) this.error(`not found in the build: ${missing.join(', ')}; see unused-parts.ts`)
    },
  }
}

function byModule(parts: readonly UnusedPart[]): Map<string, UnusedPart['functions']> {
  const modules = new Map<string, UnusedPart['functions']>()
  for (const { module, functions } of parts) {
    const known = modules.get(module) ?? []
    modules.set(module, functions === 'all' || known === 'all' ? 'all' : [...known, ...functions])
  }
  return modules
}

/** In: a module whose last statement is `export { A, B as C }`. Out: the same names, each doing nothing. */
export function emptied(code: string, module: string): string {
  const [, list] = /export \{([^}]+)\};?\s*$/.exec(code) ?? []
  if (!list) throw new Error(`${module}: expected one list of exports at its end`)
  const names = list.split(',').map((name) => name.replace(/^.* as /, '').trim())
  return `const nothing = () => {}\nexport { ${names.map((name) => `nothing as ${name}`).join(', ')} }\n`
}

interface Body {
  start: number
  end: number
}

/**
 * In: a module, and names of its functions, as they are declared (`function name() {}`, at any depth) or assigned
 * (`A.prototype.name = function () {}`). Out: the module, these functions without their statements. Throws unless each
 * name stands for one function.
 */
export function withEmptied(code: string, names: readonly string[], module: string): string {
  const bodies = names.map(() => [] as Body[])
  for (const [name, body] of functionsOf(parseAst(code), code)) bodies[names.indexOf(name)]?.push(body)
  const wrong = names.filter((_, place) => bodies[place]?.length !== 1)
  if (wrong.length > 0) throw new Error(`${module}: expected one function of each name: ${wrong.join(', ')}`)
  return bodies
    .flat()
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code)
}

/** The functions of a syntax tree by their names, outer ones first. */
function* functionsOf(node: unknown, code: string): Generator<[name: string, body: Body]> {
  if (typeof node !== 'object' || node === null) return
  const { type, id, left, right, body } = node as Record<string, unknown>
  if (type === 'FunctionDeclaration' && isPlaced(id) && isPlaced(body)) yield [code.slice(id.start, id.end), body]
  if (type === 'AssignmentExpression' && isPlaced(left) && isFunction(right))
    yield [code.slice(left.start, left.end), right.body]
  for (const child of Object.values(node)) yield* functionsOf(child, code)
}

function isPlaced(node: unknown): node is Body {
  return typeof node === 'object' && node !== null && 'start' in node && 'end' in node
}

function isFunction(node: unknown): node is { body: Body } {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'FunctionExpression'
}
