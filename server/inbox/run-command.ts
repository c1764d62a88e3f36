import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { readEnvironment, type Environment } from '#server/environment.ts'
import { configuredChannels } from './channel-names.ts'
import { codeOf } from '#server/failure.ts'
import { SetupError } from '#server/setup-error.ts'
import { numberArgument, type Command, type CopySettings } from './command.ts'
import { commands } from './commands.ts'
import { forOperator, inboxError } from './inbox-error.ts'
import { openStore } from './open-store.ts'

type Source = Record<string, string | undefined>

const usage = [
  'Uso: script/inbox COMANDO',
  ...Object.entries(commands).map(([name, { form, does }]) => `  ${`${name} ${form}`.padEnd(32)}${does}`),
].join('\n')

/**
 * Runs an operator's command on the configured store. In: the words after script/inbox and the environment variables.
 * Out: the text to print. Throws a SetupError that says what is wrong.
 */
export async function runCommand(words: string[], source: Source): Promise<string> {
  try {
    return await carryOut(words, source)
  } catch (error) {
    throw forOperator(error)
  }
}

async function carryOut(words: string[], source: Source): Promise<string> {
  const { values, positionals } = readWords(words)
  const [name = '', argument = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw misused(name === '' ? 'Falta o comando.' : `Não há o comando "${name}".`)
  const left = wordsLeft(command, argument, rest)
  if (left.length > 0) throw misused(`Há palavras a mais: ${left.join(' ')}.`)
  const environment = readSettings(source)
  const copies = copySettings(values, environment)
  await command.check?.(argument, copies)
  const store = await openStore(environment, { mayCreate: name === 'restore' && 'even-lost' })
  try {
    const said = await command.run({
      store,
      argument,
      text: rest.join(' '),
      operator: operatorName(),
      dataDir: environment.DATA_DIR,
      channels: configuredChannels(environment),
      retentionDays: environment.RETENTION_DAYS,
      copies,
      asJson: values.json ?? false,
      onlyOpen: values.open ?? false,
    })
    if (command.isAudited)
      await store.desk.record({ operator: operatorName(), action: name, target: targetOf(argument) })
    return said
  } finally {
    await store.close()
  }
}

/** Superfluous words, which the command refuses; none for a command that takes a text. */
function wordsLeft(command: Command, argument: string, rest: readonly string[]): readonly string[] {
  if (command.takesText) return []
  return takesArgument(command) ? rest : [argument, ...rest].filter(Boolean)
}

/** Whether a command's form begins with an argument and not with options. */
const takesArgument = ({ form }: Command) => form !== '' && !form.startsWith('[--')

const misused = (what: string) => inboxError('inbox-uso', `${what}\n\n${usage}`)

/** Errors in settings are reported in English, as by the server: they concern the engineer who sets it up. */
function readSettings(source: Source): Environment {
  try {
    return readEnvironment(source)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    throw inboxError(
      'inbox-configuracao',
      `Há um erro nas configurações. Mostre estas linhas a quem cuida do servidor:\n${error.message}`,
    )
  }
}

/** Only numbers go into the audit: an address or a file's name would say too much. */
function targetOf(argument: string): number | null {
  return /^\d{1,9}$/.test(argument) ? Number(argument) : null
}

/** The account that runs the command; under sudo the person's own. */
function operatorName(): string {
  return (process.env.SUDO_USER || userInfo().username).slice(0, 80)
}

function copySettings(
  { verify = false, to, keep, days }: ReturnType<typeof readWords>['values'],
  { BACKUP_RECIPIENT, BACKUP_IDENTITY_FILE }: Environment,
): CopySettings {
  return {
    recipient: BACKUP_RECIPIENT,
    identityFile: BACKUP_IDENTITY_FILE,
    to,
    isVerified: verify,
    keep: keep === undefined ? undefined : numberArgument(keep),
    days: days === undefined ? undefined : numberArgument(days),
  }
}

function readWords(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        json: { type: 'boolean' },
        open: { type: 'boolean' },
        verify: { type: 'boolean' },
        to: { type: 'string' },
        keep: { type: 'string' },
        days: { type: 'string' },
      },
      allowPositionals: true,
    })
  } catch (error) {
    throw misused(
      codeOf(error) === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
        ? 'Falta o valor de uma opção.'
        : 'Há uma opção desconhecida.',
    )
  }
}
