import { userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { counted } from '#domain/text/number-text.ts'
import { dayMilliseconds } from '#domain/time.ts'
import { readEnvironment, type Environment } from '#server/environment.ts'
import { codeOf } from '#server/failure.ts'
import { runMain, SetupError } from '#server/setup-error.ts'
import { print } from '#server/terminal.ts'
import { checkCopy, countText, makeCopy, readCopy, restoreCopy, encryptCopy, verifyCopy } from './copies.ts'
import { recordVerified, checkAndRecord, pruneCopies, writeCopy } from './copy-files.ts'
import { copyLedger } from './deletion-ledger.ts'
import { configuredChannels } from './deliveries.ts'
import type { MayCreate } from './sqlite.ts'
import { forOperator, StoreError } from './store-error.ts'
import { openStore, type Store } from './store.ts'

interface CommandInput {
  /** The command's one argument, or ''. */
  argument: string
  options: ReturnType<typeof parseArguments>['values']
  environment: Environment
  /** Opens the store, records an audited command in it, and closes it. */
  withStore: (work: (store: Store) => Promise<string>, mayCreate?: MayCreate) => Promise<string>
}

interface Command {
  /** The words behind the command's name, as the usage shows them. */
  usageText: string
  description: string
  takesArgument?: boolean
  takesOptions?: boolean
  isAudited?: boolean
  run: (input: CommandInput) => Promise<string>
}

/** The commands of script/inbox. Messages and reviews are answered and judged at the desk (docs/operations.md). */
const commands: Record<string, Command> = {
  counts: {
    usageText: '',
    description: 'conta mensagens, avaliações e envios, em JSON',
    run: ({ environment, withStore }) =>
      withStore(async (store) => JSON.stringify(await inboxCounts(store, environment), null, 2)),
  },
  retention: {
    usageText: '[DIAS]',
    description: 'apaga o que chegou há mais de DIAS dias (RETENTION_DAYS), menos avaliações publicadas',
    takesArgument: true,
    isAudited: true,
    run: ({ argument, environment, withStore }) => {
      const days = argument === '' ? environment.RETENTION_DAYS : wholeNumber('DIAS', argument)
      return withStore((store) => eraseOlder(store, days))
    },
  },
  backup: {
    usageText: '[ARQUIVO] [--verify] [--to PASTA] [--keep N] [--days DIAS]',
    description: 'grava uma cópia de tudo, com o servidor no ar',
    takesArgument: true,
    takesOptions: true,
    isAudited: true,
    run: (input) => input.withStore((store) => backup(store, input)),
  },
  'verify-copy': {
    usageText: 'ARQUIVO',
    description: 'restaura uma cópia em um lugar provisório e a compara',
    takesArgument: true,
    run: async ({ argument: file, environment }) => {
      const copy = await readCopy(file, environment.BACKUP_IDENTITY_FILE)
      return `${file}: conferida, ${countText(await verifyCopy(copy, file))}`
    },
  },
  restore: {
    usageText: 'ARQUIVO',
    description: 'confere uma cópia e a carrega em uma caixa vazia',
    takesArgument: true,
    isAudited: true,
    run: async ({ argument: file, environment, withStore }) => {
      const copy = await readCopy(file, environment.BACKUP_IDENTITY_FILE)
      // A file that is no copy is refused before a store is made for it.
      await checkCopy(copy, file)
      return withStore((store) => restore(store, copy, file, environment.DATA_DIR), 'even-lost')
    },
  },
}

const usage = [
  'Uso: script/inbox COMANDO',
  ...Object.entries(commands).map(
    ([name, { usageText, description }]) => `  ${`${name} ${usageText}`.padEnd(32)}${description}`,
  ),
].join('\n')

/** Runs an operator's command. In: the words after script/inbox. Out: the text to print. Throws a SetupError. */
export async function runCommand(words: string[], env: Record<string, string | undefined>): Promise<string> {
  try {
    return await executeCommand(words, env)
  } catch (error) {
    throw forOperator(error)
  }
}

async function executeCommand(words: string[], env: Record<string, string | undefined>): Promise<string> {
  const { values: options, positionals } = parseArguments(words)
  const [name = '', ...givenArguments] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw usageError(name === '' ? 'Falta o comando.' : `Não há o comando "${name}".`)
  const unexpected = givenArguments.slice(command.takesArgument ? 1 : 0)
  if (unexpected.length > 0) throw usageError(`Há palavras a mais: ${unexpected.join(' ')}.`)
  if (!command.takesOptions && Object.keys(options).length > 0) throw usageError(`O comando "${name}" não tem opções.`)
  const [argument = ''] = givenArguments
  const environment = readSettings(env)
  const withStore: CommandInput['withStore'] = async (work, mayCreate = false) => {
    const store = await openStore(environment, { mayCreate })
    try {
      const text = await work(store)
      // Only numbers go into the audit: a file's name would say too much.
      const target = /^\d{1,9}$/.test(argument) ? Number(argument) : null
      if (command.isAudited) await store.audit.record({ operator: operatorName(), action: name, target })
      return text
    } finally {
      await store.close()
    }
  }
  return command.run({ argument, options, environment, withStore })
}

async function inboxCounts(store: Store, environment: Environment) {
  const today = brasiliaDay(new Date().toISOString())
  const { newest: _, ...messages } = await store.messages.counts({ today, lateSince: undefined })
  const { counts: reviews } = await store.reviews.list({ page: 1, perPage: 1 })
  return { messages, reviews, deliveries: await store.deliveries.facts(configuredChannels(environment)) }
}

async function eraseOlder(store: Store, days: number): Promise<string> {
  const before = new Date(Date.now() - days * dayMilliseconds).toISOString()
  // The server prunes counts each day only while it counts, so they are pruned here too.
  await store.demand.prune(brasiliaDay(new Date().toISOString()))
  await store.typedTexts.discard(({ savedAt }) => savedAt < before)
  const contacts = store.db.selectFrom('contacts').select(['id', 'created_at']).where('created_at', '<', before)
  const reviews = store.db.selectFrom('product_reviews').select(['id', 'created_at']).where('created_at', '<', before)
  const removed = await store.erase({
    contacts: await contacts.execute(),
    reviews: await reviews.where('approved', '=', false).execute(),
  })
  if (removed.contacts + removed.reviews === 0) return `Não havia nada a apagar: ${countText(removed)}.`
  const text = `Apagado: ${countText(removed)}. As cópias de segurança ainda contêm o que foi apagado.`
  return removed.isOverwritten
    ? text
    : `${text}\nO disco ainda pode conter os bytes apagados: repita o comando com o servidor parado; no PostgreSQL, execute VACUUM.`
}

async function backup(store: Store, { argument, options, environment }: CommandInput): Promise<string> {
  const { DATA_DIR: dataDir, BACKUP_RECIPIENT: recipient } = environment
  const keep = options.keep === undefined ? undefined : wholeNumber('--keep', options.keep)
  const days = options.days === undefined ? undefined : wholeNumber('--days', options.days)
  const createdAt = new Date().toISOString()
  const name = `inbox-${createdAt.replaceAll(/[:.]/g, '-')}.gz${recipient === undefined ? '' : '.age'}`
  const file = argument || join(dataDir, 'backups', name)
  const { bytes, counts: copied } = await makeCopy(store.db)
  if (options.verify) await checkAndRecord(dataDir, () => verifyCopy(bytes, file))
  const encrypted = await encryptCopy(bytes, recipient)
  await writeCopy(file, encrypted)
  const folders = [dirname(file)]
  if (options.to !== undefined) {
    await writeCopy(join(options.to, basename(file)), encrypted)
    await copyLedger(join(dataDir, 'backups'), options.to, { replaces: true })
    folders.push(options.to)
  }
  if (options.verify) await recordVerified(dataDir, createdAt)
  let pruned = 0
  if (keep !== undefined || days !== undefined)
    for (const folder of folders) pruned += await pruneCopies(folder, { keep, days })
  const notes = [
    options.verify && 'conferida',
    pruned > 0 && counted(pruned, 'cópia antiga apagada', 'cópias antigas apagadas'),
  ].filter(Boolean)
  return [`${file}: ${countText(copied)}`, ...notes].join('; ')
}

async function restore(store: Store, copy: Buffer, file: string, dataDir: string): Promise<string> {
  const copyFolder = dirname(file)
  const { deleted, ...restored } = await restoreCopy(copy, store.db, { file, copyFolder, dataDir })
  // Copies older than this one may still contain what its ledger names; one in the data folder is kept.
  await copyLedger(copyFolder, join(dataDir, 'backups'), { replaces: false })
  const deletedText =
    deleted === 0 ? '' : ` (${counted(deleted, 'já apagada continua apagada', 'já apagadas continuam apagadas')})`
  return `Restaurado: ${countText(restored)}${deletedText}`
}

const usageError = (reason: string) => new StoreError('inbox-uso', `${reason}\n\n${usage}`)

/** Reads the settings. Faults are in English, as the server's: they concern the engineer who sets it up. */
function readSettings(env: Record<string, string | undefined>): Environment {
  try {
    return readEnvironment(env)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    throw new StoreError(
      'inbox-configuracao',
      `Há um erro nas configurações. Mostre estas linhas a quem cuida do servidor:\n${error.message}`,
    )
  }
}

/** The account that runs the command; under sudo the person's own. */
const operatorName = (): string => (process.env.SUDO_USER || userInfo().username).slice(0, 80)

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new StoreError('inbox-argumento', `Esperado um número inteiro de 1 em diante em ${name}, recebido "${text}"`)
  return Number(text)
}

function parseArguments(args: string[]) {
  try {
    const text = { type: 'string' } as const
    const options = { verify: { type: 'boolean' }, to: text, keep: text, days: text } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const lacksValue = codeOf(error) === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
    throw usageError(lacksValue ? 'Falta o valor de uma opção.' : 'Há uma opção desconhecida.')
  }
}

if (import.meta.main) {
  await runMain(async () => {
    print(await runCommand(process.argv.slice(2), process.env))
  })
}
