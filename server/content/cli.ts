import { ContentError } from '#server/content-error.ts'
import { SetupError } from '#server/setup-error.ts'
import {
  checkContent,
  exportForErp,
  exportSheet,
  importSheet,
  publishContent,
  reportContent,
  type Command,
} from './commands.ts'
import { lookUpAtAnvisa } from './anvisa/plan-anvisa.ts'
import { importFolderCommand } from './sheet/import-folder.ts'
import { print, printFault } from '#server/terminal.ts'

const usage = `Uso: script/content check [--publish]
     script/content publish
     script/content report
     script/content export PLANILHA.csv
     script/content export-bling | export-tiny | export-omie PLANILHA.csv
     script/content import PLANILHA.csv [--simular]
     script/content import-folder PASTA [--quieto=SEGUNDOS]
     script/content anvisa TABELA.csv [--simular]
     script/content spelling

  check           confere todo o conteúdo; --publish, também o que falta para publicar
  publish         confere, e publica o que foi mudado à mão nos arquivos
  report          mostra o que está completo, por tipo de produto
  export          copia os produtos para uma planilha
  export-bling    uma planilha para o ERP que se diz
  import          traz os produtos de uma planilha; --simular (ou --dry-run) só mostra o que mudaria
  import-folder   importa cada .csv da pasta que está quieto há 60 segundos, ou há quantos se disser
  anvisa          confere na tabela de produtos da ANVISA cada produto com número de registro
  spelling        mostra as palavras dos textos que o dicionário não conhece`

const commands: Readonly<Record<string, Command>> = {
  check: checkContent,
  publish: publishContent,
  report: reportContent,
  export: exportSheet,
  'export-bling': exportForErp('bling'),
  'export-tiny': exportForErp('tiny'),
  'export-omie': exportForErp('omie'),
  import: importSheet,
  'import-folder': importFolderCommand,
  anvisa: lookUpAtAnvisa,
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

const [name = '', ...words] = process.argv.slice(2)
const flags = words.filter((word) => word.startsWith('--'))
const rest = words.filter((word) => !word.startsWith('--'))
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const work = command?.({ flags, words: rest })
  if (work) process.exitCode = await work
  else if (name === '--help' || name === 'ajuda') print(usage)
  else {
    printFault(`[conteudo-uso] ${misuse(name, command !== undefined)}\n\n${usage}`)
    process.exitCode = 2
  }
} catch (error) {
  if (!(error instanceof ContentError || error instanceof SetupError || isFileError(error))) throw error
  printFault(isFileError(error) ? fileProblem(error, rest[0]) : error.message)
  process.exitCode = 1
}

function misuse(called: string, isCommand: boolean): string {
  if (called === '') return 'Falta o comando.'
  return isCommand ? `Em "${called}" falta uma palavra, ou há palavras a mais.` : `Não há o comando "${called}".`
}

interface FileError extends Error {
  code: string
  path?: string
}

/** Whether an error comes from a file that does not exist, or that cannot be read or written. */
function isFileError(error: unknown): error is FileError {
  return error instanceof Error && 'syscall' in error && 'code' in error
}

/**
 * The message for an error of a file. In: the file that the command names; the error may name a folder above it, or no
 * path.
 */
function fileProblem({ code, path }: FileError, namedFile: string | undefined): string {
  const problem = reasons[code] ?? `não se pode usar (${code})`
  return `[conteudo-arquivo] ${namedFile ?? path}: ${problem}`
}
