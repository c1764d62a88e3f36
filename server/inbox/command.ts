import * as v from 'valibot'
import type { Channel, Store } from './inbox.ts'
import { inboxError } from './inbox-error.ts'

/** What a command is called with. */
export interface Call {
  store: Store
  /** The command's one argument, or ''. */
  argument: string
  /** What follows it, where the command takes a text. */
  text: string
  /** The account that runs the command. */
  operator: string
  dataDir: string
  /** The ways out that the settings configure. */
  channels: readonly Channel[]
  retentionDays: number
  copies: CopySettings
  asJson: boolean
  onlyOpen: boolean
}

/** How copies are made and read. */
export interface CopySettings {
  /** Whom they are encrypted for (age1…); undefined: not encrypted. */
  recipient: string | undefined
  /** File with the key that reads encrypted ones. */
  identityFile: string | undefined
  /** A second folder for each copy. */
  to: string | undefined
  /** Whether a copy is restored on trial. */
  isVerified: boolean
  /** How many copies stay, and for how many days. */
  keep: number | undefined
  days: number | undefined
}

export interface Command {
  /** What the usage shows after the name. */
  form: string
  does: string
  /** Whether a text follows the argument. */
  takesText?: boolean
  /** Whether it is written down who ran it. */
  isAudited?: boolean
  /** Throws when the argument is of no use; called before the store is opened. */
  check?: (argument: string, copies: CopySettings) => Promise<unknown>
  /** Out: what to print. */
  run: (call: Call) => Promise<string>
}

/** The whole number that an argument is. Throws a SetupError when it is none. */
export function number(argument: string): number {
  const result = v.safeParse(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)), argument)
  if (argument === '') throw inboxError('inbox-argumento', 'Falta o número, como em: script/inbox show 12')
  if (!result.success) throw inboxError('inbox-argumento', `Esperado um número, recebido "${argument}"`)
  return result.output
}

/** The row that an argument names. Throws a SetupError when there is none. */
export function found<Row>(row: Row | undefined, argument: string): Row {
  if (!row)
    throw inboxError(
      'inbox-sem-linha',
      `Não há nada com o número ${argument}; veja script/inbox contacts e script/inbox reviews`,
    )
  return row
}
