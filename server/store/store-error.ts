import { SetupError } from '#server/setup-error.ts'

/** The codes in messages about the store; docs/operations.md explains each. */
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

/** What is wrong with the store, for its operator: in Portuguese, after a code that an engineer can look up. */
export class StoreError extends SetupError {
  override readonly name = 'StoreError'
  readonly code: StoreCode

  constructor(code: StoreCode, text: string, options?: ErrorOptions) {
    super(`[${code}] ${text}`, options)
    this.code = code
  }
}

/** Any error in the form in which script/inbox reports it. */
export function forOperator(error: unknown): SetupError {
  if (error instanceof SetupError) return error
  const trace = error instanceof Error ? (error.stack ?? String(error)) : String(error)
  return new StoreError(
    'inbox-inesperado',
    `Algo deu errado, e nada se sabe do motivo além destas linhas. Mostre-as a quem cuida do servidor:\n${trace}`,
  )
}
