import { parse, type AnyNode, type Node } from 'acorn'
import { newestEcmaVersion } from '#server/code/worker-code.ts'

/**
 * Methods that one of the oldest supported browsers lacks, with the first versions that have them
 * (docs/decisions/016-engines.md).
 */
const tooNew: Readonly<Record<string, string>> = {
  toWellFormed: 'Chrome 111, Firefox 119, Safari 16.4',
  isWellFormed: 'Chrome 111, Firefox 119, Safari 16.4',
  groupBy: 'Chrome 117, Firefox 119, Safari 17.4',
  withResolvers: 'Chrome 119, Firefox 121, Safari 17.4',
  fromAsync: 'Chrome 121, Firefox 115, Safari 16.4',
  isSubsetOf: 'Chrome 122, Firefox 127, Safari 17',
  isSupersetOf: 'Chrome 122, Firefox 127, Safari 17',
  isDisjointFrom: 'Chrome 122, Firefox 127, Safari 17',
  symmetricDifference: 'Chrome 122, Firefox 127, Safari 17',
  getOrInsert: 'Chrome 145, Firefox 144, Safari 26.2',
  getOrInsertComputed: 'Chrome 145, Firefox 144, Safari 26.2',
  canParse: 'Chrome 120, Firefox 115, Safari 17',
  checkVisibility: 'Chrome 105, Firefox 106, Safari 17.4',
  showPopover: 'Chrome 114, Firefox 125, Safari 17',
  hidePopover: 'Chrome 114, Firefox 125, Safari 17',
  togglePopover: 'Chrome 114, Firefox 125, Safari 17',
  requestClose: 'Chrome 134, Firefox 139, Safari 18.4',
  startViewTransition: 'Chrome 111, Firefox 144, Safari 18',
  requestIdleCallback: 'Chrome 47, Firefox 55, no Safari',
  moveBefore: 'Chrome 133, Firefox 144, no Safari',
  setHTMLUnsafe: 'Chrome 124, Firefox 123, Safari 17.4',
  isError: 'Chrome 134, Firefox 138, Safari 18.4',
  transferToFixedLength: 'Chrome 114, Firefox 122, Safari 17.4',
}

/**
 * The methods of the list that a script calls without testing first whether they exist: it calls them, and mentions
 * them nowhere else (`'x' in y`, `y.x ? …`, `y.x?.()`). Throws a SyntaxError where the script is written in a language
 * that the oldest browsers cannot read.
 */
export function callsTooNew(script: string): string[] {
  const called = new Set<string>()
  const testedFor = new Set<string>()
  const callees = new Set<AnyNode>()
  visit(parse(script, { ecmaVersion: newestEcmaVersion, sourceType: 'module' }), (node) => {
    if (node.type === 'CallExpression' && !node.optional) callees.add(node.callee)
    const name = nameOf(node)
    if (name !== undefined && Object.hasOwn(tooNew, name)) (callees.has(node) ? called : testedFor).add(name)
  })
  return [...called].filter((name) => !testedFor.has(name))
}

/** What a node names: a member, a free variable, or a text as in `'x' in y`. */
function nameOf(node: AnyNode): string | undefined {
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return undefined
}

function visit(node: AnyNode, onNode: (node: AnyNode) => void): void {
  onNode(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, onNode)
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof (value as Node).type === 'string'
}
