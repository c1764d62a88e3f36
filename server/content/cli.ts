import { basename } from 'node:path'
import type { ErpSystem } from '#domain/feeds/erp/erp-sheets.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { counted } from '#domain/text/number-text.ts'
import { ContentError, faultLine } from '#server/content-error.ts'
import { contentFolder, shopFolder } from '#server/folders.ts'
import { SetupError } from '#server/setup-error.ts'
import { print, printFault } from '#server/terminal.ts'
import { planAnvisa } from './anvisa/plan-anvisa.ts'
import { claimNotes } from './check/claims.ts'
import { completenessFaults } from './check/products.ts'
import { publishRules } from './check/publish.ts'
import { undescribedModelFaults } from './check/registries.ts'
import { ContentFiles } from './content-files.ts'
import { changeByCommand, withCommandLock } from './drafts/change-files.ts'
import { loadContent } from './load-content.ts'
import { exportErp, exportProducts, importFolder, importProducts, importText } from './sheet/csv-files.ts'
import { raiseVersion } from './version.ts'

const usage = `Uso: script/content check [--publish]
     script/content publish
     script/content export PLANILHA.csv
     script/content export-bling | export-tiny | export-omie PLANILHA.csv
     script/content import PLANILHA.csv [--simular]
     script/content import-folder PASTA [--quieto=SEGUNDOS]
     script/content anvisa TABELA.csv [--simular]
     script/content spelling

  check           confere todo o conteúdo; --publish, também o que falta para publicar
  publish         confere, e publica o que foi mudado à mão nos arquivos
  export          copia os produtos para uma planilha
  export-bling    uma planilha para o ERP que se diz
  import          traz os produtos de uma planilha; --simular (ou --dry-run) só mostra o que mudaria
  import-folder   importa cada .csv da pasta que está quieto há 60 segundos, ou há quantos se disser
  anvisa          confere na tabela de produtos da ANVISA cada produto com número de registro
  spelling        mostra as palavras dos textos que o dicionário não conhece`

interface Command {
  takesFile: boolean
  flags?: RegExp
  /** Runs the command. In: the file and the last flag, '' without one. Out: the exit status. */
  run: (file: string, flag: string) => Promise<number>
}

const dryRunFlag = /^--(?:simular|dry-run)$/

const commands: Readonly<Record<string, Command>> = {
  check: { takesFile: false, flags: /^--publish$/, run: (_file, flag) => check(flag !== '') },
  /** Tells the server that the files were changed by hand (version.ts), if they have no fault. */
  publish: {
    takesFile: false,
    run: async () => {
      const version = await withCommandLock(shopFolder, async () => {
        await loadContent(new ContentFiles(shopFolder))
        return raiseVersion(contentFolder)
      })
      return printResult(`Publicado: versão ${version}. O site a mostra em um instante.`)
    },
  },
  export: {
    takesFile: true,
    run: async (file) => printResult(`${file}: ${await exportProducts(shopFolder, file)} produtos.`),
  },
  'export-bling': erpCommand('bling'),
  'export-tiny': erpCommand('tiny'),
  'export-omie': erpCommand('omie'),
  import: {
    takesFile: true,
    flags: dryRunFlag,
    run: async (file, flag) => {
      const report = await importProducts(shopFolder, file, flag !== '')
      return printResult(importText(basename(file), report), flag !== '')
    },
  },
  'import-folder': { takesFile: true, flags: /^--quieto=\d{1,5}$/, run: importAll },
  anvisa: { takesFile: true, flags: dryRunFlag, run: checkAnvisa },
}

function erpCommand(system: ErpSystem): Command {
  const run = async (file: string) => printResult(`${file}: ${await exportErp(shopFolder, system, file)} códigos.`)
  return { takesFile: true, run }
}

function printResult(text: string, isDry = false): number {
  print(text)
  if (isDry) print('Simulação: nada foi gravado.')
  return 0
}

/** Checks the content; for publishing also the lines of docs/antes-de-publicar.md that a program can check. */
async function check(forPublishing: boolean): Promise<number> {
  const content = await loadContent(new ContentFiles(shopFolder))
  const { products, categories, articles } = content
  const today = brasiliaDay(new Date().toISOString())
  print(
    `O conteúdo está em ordem: ${products.length} produtos, ${categories.length} categorias, ${articles.length} artigos.`,
  )
  for (const note of claimNotes(products, today)) print(`aviso: ${note}`)
  // Missing facts do not prevent publishing: a small shop begins with a name, a code and a description.
  const lacking = [...completenessFaults(products), ...undescribedModelFaults(content.registries, products)]
  if (lacking.length > 0) print(`aviso: para ficarem completos, ${counted(lacking.length, 'coisa', 'coisas')} a dizer:`)
  for (const missing of lacking) print(faultLine(missing))
  if (!forPublishing) return 0
  const results = Object.values(publishRules).map(({ title, find }) => ({ title, remaining: find(content, today) }))
  for (const { title, remaining } of results) {
    print(`[${remaining.length === 0 ? 'x' : ' '}] ${title}`)
    for (const { file, path, code, problem } of remaining) print(`      ${file} › ${path}: [${code}] ${problem}`)
  }
  return results.some(({ remaining }) => remaining.length > 0) ? 1 : 0
}

const outcomes = { imported: 'importada', refused: 'recusada', waiting: 'esperando', 'no-sheet': 'aviso' } as const

/** Imports a folder's sheets. Out: exit status 1 when one was refused. */
async function importAll(folder: string, flag: string): Promise<number> {
  // A file that changed within 60 seconds, or as many as the flag says, may still be being copied.
  const quietSeconds = Number(/\d+/.exec(flag)?.[0] ?? 60)
  const files = await importFolder(shopFolder, folder, { quietSeconds, now: () => new Date() })
  for (const { name, outcome, text } of files) print(`${outcomes[outcome]} ${name}\n${text.replaceAll(/^/gm, '  ')}`)
  const count = (outcome: keyof typeof outcomes) => files.filter((file) => file.outcome === outcome).length
  print(`${folder}: importadas ${count('imported')}, recusadas ${count('refused')}, esperando ${count('waiting')}.`)
  return count('refused') > 0 ? 1 : 0
}

/** Compares registrations with ANVISA's table. Out: exit status 1 when one is missing in it or not in order. */
async function checkAnvisa(table: string, flag: string): Promise<number> {
  const plan = () => planAnvisa(shopFolder, { table, today: brasiliaDay(new Date().toISOString()) })
  const write = async () => {
    const planned = await plan()
    await changeByCommand(shopFolder, planned.changes)
    return planned
  }
  const { numbered, changes, lines, findings } = await (flag === '' ? withCommandLock(shopFolder, write) : plan())
  const counts = `${basename(table)}: ${numbered} com número da ANVISA, ${changes.length} com mudança, ${findings.length} a resolver.`
  printResult([...lines, ...findings.map(faultLine), counts].join('\n'), flag !== '')
  return findings.length > 0 ? 1 : 0
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'não há este arquivo ou pasta',
  EACCES: 'sem permissão para ler ou gravar',
  EPERM: 'sem permissão para ler ou gravar',
  EROFS: 'está em um disco que não se pode gravar',
  EISDIR: 'é uma pasta, e não um arquivo',
  ENOTDIR: 'não é uma pasta',
  ENOSPC: 'o disco está cheio',
}

const [name = '', ...rest] = process.argv.slice(2)
const flags = rest.filter((word) => word.startsWith('--'))
const words = rest.filter((word) => !word.startsWith('--'))
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const isValidCall =
  words.length === (command?.takesFile ? 1 : 0) && flags.every((flag) => command?.flags?.test(flag) ?? false)
try {
  if (command && isValidCall) process.exitCode = await command.run(words[0] ?? '', flags.at(-1) ?? '')
  else if (name === '--help' || name === 'ajuda') print(usage)
  else {
    const unknownName = name === '' ? 'Falta o comando.' : `Não há o comando "${name}".`
    const misuse = command ? `Em "${name}" falta uma palavra, ou há palavras a mais.` : unknownName
    printFault(`[conteudo-uso] ${misuse}\n\n${usage}`)
    process.exitCode = 2
  }
} catch (error) {
  // An error of the disk: the path that it names may be a folder above, or missing.
  const isFileError = error instanceof Error && 'syscall' in error && 'code' in error
  if (!(isFileError || error instanceof ContentError || error instanceof SetupError)) throw error
  const path = words[0] ?? ('path' in error ? String(error.path) : '')
  const code = isFileError ? String(error.code) : ''
  printFault(
    isFileError ? `[conteudo-arquivo] ${path}: ${reasons[code] ?? `não se pode usar (${code})`}` : error.message,
  )
  process.exitCode = 1
}
