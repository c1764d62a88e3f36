import { counted } from '#domain/text/number-text.ts'

/** The key of a kind of fault: shown in brackets in its message, explained in the guide, and used once in the code. */
export type FaultCode = `conteudo-${string}`

/** One fault of the content: the file, the place in it, and in Portuguese what is wrong and how to correct it. */
export type ContentFault = { file: string; line?: number; path: string; code: FaultCode; problem: string }

/** The content file of a product, as faults name it. In: the product's id. */
export const productFile = (id: string) => `content/products/${id}.yaml`

/** A fault at a place of a file. */
export const fault = (file: string, path: string, code: FaultCode, problem: string) => ({ file, path, code, problem })

/** A fault at a place of a product's file. In: the product's id. */
export const productFault = (id: string, path: string, code: FaultCode, problem: string): ContentFault =>
  fault(productFile(id), path, code, problem)

/** Thrown once, with all faults that were found, so that an operator can correct them in one go. */
export class ContentError extends Error {
  override readonly name: string = 'ContentError'
  readonly faults: readonly ContentFault[]

  /** Names all faults in its message. In: the folder that they are in; the disk's error if a file could not be read. */
  constructor(faults: readonly ContentFault[], where = 'content', cause?: unknown) {
    super(`${counted(faults.length, 'erro', 'erros')} em ${where}:\n${faults.map(faultLine).join('\n')}`, { cause })
    this.faults = faults
  }
}

/** A fault as a line of a message: `arquivo, linha 3 › campo: [conteudo-…] o que há e o que se espera`. */
export const faultLine = ({ code, problem, ...place }: ContentFault): string =>
  `  ${placeOf(place)}: [${code}] ${problem}`.replaceAll(controlCharacters, (letter) =>
    JSON.stringify(letter).slice(1, -1),
  )

/** The place of a fault: `arquivo, linha 3 › campo`. */
export const placeOf = ({ file, line, path }: Pick<ContentFault, 'file' | 'line' | 'path'>): string =>
  `${file}${line === undefined ? '' : `, linha ${line}`}${path ? ` › ${path}` : ''}`

/** Matches characters in a file name or value that a terminal would act on. */
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const controlCharacters = /[\u0000-\u001F\u007F-\u009F]/g
