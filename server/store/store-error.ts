import { SetupError } from '#server/setup-error.ts'

/** The codes in messages of script/inbox; docs/operations.md explains each. */
export const storeCodes = [
  'inbox-uso',
  'inbox-argumento',
  'inbox-copia-ausente',
  'inbox-copia-ilegivel',
  'inbox-copia-estranha',
  'inbox-copia-danificada',
  'inbox-copia-incompleta',
  'inbox-copia-diferente',
  'inbox-chave',
  'inbox-ausente',
  'inbox-perdida',
  'inbox-danificada',
  'inbox-nao-vazia',
  'inbox-versao',
  'inbox-inacessivel',
  'inbox-configuracao',
  'inbox-instalacao',
  'inbox-inesperado',
] as const
export type StoreCode = (typeof storeCodes)[number]

/** Thrown when the database's own checks refuse a row, which can never be stored as it is. */
export class RowRefused extends Error {
  override readonly name = 'RowRefused'
}

/** The error of a command, for the operator: a message in Portuguese after a code that an engineer can look up. */
export function storeError(code: StoreCode, text: string): SetupError {
  return new SetupError(`[${code}] ${text}`)
}

/**
 * A store that cannot be used: with a message in English for the log of the server, and one in Portuguese for a
 * command.
 */
export class StoreError extends SetupError {
  readonly forOperator: SetupError

  constructor(message: string, code: StoreCode, text: string) {
    super(message)
    this.forOperator = storeError(code, text)
  }
}

/** Any error in the form in which script/inbox reports it. */
export function forOperator(error: unknown): SetupError {
  if (error instanceof StoreError) return error.forOperator
  if (error instanceof SetupError) return error
  const trace = error instanceof Error ? (error.stack ?? String(error)) : String(error)
  return storeError(
    'inbox-inesperado',
    `Algo deu errado, e nada se sabe do motivo além destas linhas. Mostre-as a quem cuida do servidor:\n${trace}`,
  )
}
