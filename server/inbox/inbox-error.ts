import { SetupError } from '#server/setup-error.ts'

/** The codes by which what script/inbox says can be looked up: what each means stands in docs/operations.md. */
export const inboxCodes = [
  'inbox-uso',
  'inbox-argumento',
  'inbox-sem-linha',
  'inbox-copia-ausente',
  'inbox-copia-ilegivel',
  'inbox-copia-estranha',
  'inbox-copia-danificada',
  'inbox-copia-desconhecida',
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
export type InboxCode = (typeof inboxCodes)[number]

/** What went wrong in a command, for the operator who typed it: Portuguese, after a code that an engineer can search for. */
export function inboxError(code: InboxCode, text: string): SetupError {
  return new SetupError(`[${code}] ${text}`)
}

/** A store that cannot be used: in English for the log of a server that starts, in Portuguese for a command. */
export class StoreError extends SetupError {
  readonly forOperator: SetupError

  constructor(message: string, code: InboxCode, text: string) {
    super(message)
    this.forOperator = inboxError(code, text)
  }
}

/** Any error as script/inbox tells it. */
export function forOperator(error: unknown): SetupError {
  if (error instanceof StoreError) return error.forOperator
  if (error instanceof SetupError) return error
  const trace = error instanceof Error ? (error.stack ?? String(error)) : String(error)
  return inboxError(
    'inbox-inesperado',
    `Algo deu errado, e nada se sabe do motivo além destas linhas. Mostre-as a quem cuida do servidor:\n${trace}`,
  )
}
