import * as v from 'valibot'
import type { Channel, Store } from './inbox.ts'
import { inboxError } from './inbox-error.ts'

/** What a command gets. */
export interface CommandCall {
  store: Store
  /** The command's one argument, or ''. */
  argument: string
  /** The text after the argument, for commands that take one. */
  text: string
  /** The system account that runs the command; under sudo the person's own. */
  operator: string
  dataDir: string
  /** The channels of delivery that the settings configure. */
  channels: readonly Channel[]
  retentionDays: number
  copies: CopySettings
  asJson: boolean
  onlyOpen: boolean
}

/** How copies are written and read. */
export interface CopySettings {
  /** The recipient for whom copies are encrypted (age1…); undefined for copies that are not encrypted. */
  recipient: string | undefined
  /** File with the key that decrypts copies. */
  identityFile: string | undefined
  /** A second folder for each copy. */
  to: string | undefined
  /** Whether each copy is restored once as a test. */
  isVerified: boolean
  /** How many copies are kept, and for how many days. */
  keep: number | undefined
  days: number | undefined
}

export interface Command {
  /** The arguments, as the usage shows them after the name. */
  form: string
  does: string
  /** Whether a text follows the argument. */
  takesText?: boolean
  /** Whether the audit records who ran the command. */
  isAudited?: boolean
  /** Checks the argument before the store is opened; throws when it is invalid. */
  check?: (argument: string, copies: CopySettings) => Promise<unknown>
  /** Out: the text to print. */
  run: (call: CommandCall) => Promise<string>
}

/** The argument as a whole number from 1, of at most 9 digits. Throws a SetupError when it is none. */
export function numberArgument(argument: string): number {
  const result = v.safeParse(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)), argument)
  if (argument === '') throw inboxError('inbox-argumento', 'Falta o número, como em: script/inbox show 12')
  if (!result.success) throw inboxError('inbox-argumento', `Esperado um número, recebido "${argument}"`)
  return result.output
}

/** The row, if it was found. Throws a SetupError that names the argument otherwise. */
export function foundRow<Row>(row: Row | undefined, argument: string): Row {
  if (!row)
    throw inboxError(
      'inbox-sem-linha',
      `Não há nada com o número ${argument}; veja script/inbox contacts e script/inbox reviews`,
    )
  return row
}
