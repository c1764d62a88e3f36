/** The short name of a kind of fault: stands in brackets in the message, in the guide, and once in the code. */
export type FaultCode = `conteudo-${string}`

/** One fault of the content, in Portuguese: which file, where in it, and what is wrong with how to mend it. */
export interface ContentFault {
  file: string
  path: string
  code: FaultCode
  problem: string
}

/** Thrown once with every fault found, so that an operator mends them all in one go. */
export class ContentError extends Error {
  readonly faults: readonly ContentFault[]

  constructor(faults: readonly ContentFault[], where = 'content') {
    const count = faults.length === 1 ? '1 erro' : `${faults.length} erros`
    super(`${count} em ${where}:\n${faults.map(faultLine).join('\n')}`)
    this.name = 'ContentError'
    this.faults = faults
  }
}

/** A fault as a line of a message: `  arquivo › campo: [conteudo-…] o que há e o que se espera`. */
export function faultLine({ file, path, code, problem }: ContentFault): string {
  return `  ${file}${path ? ` › ${path}` : ''}: [${code}] ${problem}`.replaceAll(control, (letter) =>
    JSON.stringify(letter).slice(1, -1),
  )
}

/** What a terminal would act on, in the name of a file or a value. */
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u001F\u007F-\u009F]/g
