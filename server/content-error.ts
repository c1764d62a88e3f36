/** One fault of the content: which file, where in it, and what is wrong with how to mend it. */
export interface ContentFault {
  file: string
  path: string
  problem: string
}

/** Thrown once with every fault found, so that an operator mends them all in one go. */
export class ContentError extends Error {
  readonly faults: ContentFault[]

  constructor(faults: ContentFault[], where = 'content') {
    super(`${faults.length} fault(s) in ${where}:\n${faults.map(line).join('\n')}`)
    this.name = 'ContentError'
    this.faults = faults
  }
}

function line({ file, path, problem }: ContentFault): string {
  return `  ${file}${path ? ` › ${path}` : ''}: ${problem}`
}
