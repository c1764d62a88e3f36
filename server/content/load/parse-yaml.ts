import * as v from 'valibot'
import { YAMLParseError, type ErrorCode, parse } from 'yaml'
import { fault, type ContentFault, type FaultCode } from '#server/content-error.ts'

const errorSentences: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'um * ou & no começo de um texto tem sentido próprio; ponha o texto entre aspas',
  BAD_DQ_ESCAPE: 'há uma barra invertida entre aspas duplas; use aspas simples',
  BAD_INDENT:
    'o recuo não combina com o das linhas vizinhas (use os mesmos espaços que elas), ou falta fechar um colchete',
  BAD_SCALAR_START: 'o texto começa por um sinal que não pode estar ali; ponha-o entre aspas',
  BLOCK_AS_IMPLICIT_KEY: 'há dois-pontos dentro de um texto sem aspas; ponha o texto entre aspas',
  BLOCK_IN_FLOW: 'há uma lista ou um grupo de várias linhas dentro de { } ou [ ]; escreva-o em uma linha, ou sem eles',
  DUPLICATE_KEY: 'o mesmo campo aparece duas vezes; deixe um',
  MISSING_CHAR: 'falta um sinal: dois-pontos depois do nome do campo, vírgula entre itens, espaço depois de : ou de -',
  MULTILINE_IMPLICIT_KEY: 'um nome de campo ocupa mais de uma linha; falta fechar aspas, ou faltam os dois-pontos',
  MULTIPLE_DOCS: 'há uma linha de --- a mais; retire-a',
  TAB_AS_INDENT: 'o recuo tem tabulação; use espaços',
  TAG_RESOLVE_FAILED: 'um ! no começo de um texto tem sentido próprio; ponha o texto entre aspas',
  UNEXPECTED_TOKEN: 'há um sinal fora do lugar: aspas, chave ou colchete que sobra ou que não fecha',
}
const tooManyAliases =
  'há referências (*nome) a outras referências em número que não cabe na memória; escreva os valores'
const openQuote = 'faltam as aspas que fecham um texto'

/** Why a text is not valid YAML, with line and column from 1; an alias without an anchor has neither. */
export function describeYamlError(error: unknown): string {
  if (String(error).includes('Excessive alias count')) return tooManyAliases
  if (!(error instanceof YAMLParseError)) return errorSentences.BAD_ALIAS ?? ''
  const [place] = error.linePos ?? []
  const sentence = /quote/.test(error.message) ? openQuote : errorSentences[error.code]
  const where = place ? `na linha ${place.line}, coluna ${place.col}` : 'no fim'
  return `${where}, ${sentence ?? 'a forma não é a de um arquivo YAML'}`
}

export interface YamlSource {
  file: string
  text: string
  /** Fields that the file's name states, such as the id. */
  addedFields?: Record<string, unknown>
  /** Replaces placeholders, in the parsed texts, so that no replacement can break the YAML. */
  fillText?: (text: string) => string
}

/** Parses YAML text by a schema. Out: the value, or undefined with every fault pushed to `faults`. */
export function parseYaml<Schema extends v.GenericSchema>(source: YamlSource, schema: Schema, faults: ContentFault[]) {
  let data: unknown
  try {
    const { fillText: fill } = source
    data = parse(source.text, (_key, value: unknown) => (fill && typeof value === 'string' ? fill(value) : value))
  } catch (error) {
    const problem = `o arquivo não pôde ser lido como YAML: ${describeYamlError(error)}`
    faults.push(fault(source.file, '', 'conteudo-nao-e-yaml', problem))
    return undefined
  }
  const input = source.addedFields && isRecord(data) ? { ...data, ...source.addedFields } : data
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  for (const issue of result.issues)
    faults.push({ file: source.file, path: v.getDotPath(issue) ?? '', ...describeIssue(issue) })
  return undefined
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** A schema's issue in the words of content messages. */
export function describeIssue(issue: v.BaseIssue<unknown>): { code: FaultCode; problem: string } {
  // A field that a schema lists only to refuse it has a message that says what to do.
  const described = (code: FaultCode, problem: string) => ({ code, problem })
  if (issue.type === 'never') return described('conteudo-campo-recusado', issue.message)
  if (issue.expected === 'never')
    return described('conteudo-campo-desconhecido', 'não existe campo com este nome; retire-o ou corrija a grafia')
  if (issue.received === 'undefined')
    return described('conteudo-campo-que-falta', 'falta este campo, que é obrigatório')
  if (issue.type === 'non_empty')
    return described('conteudo-campo-vazio', 'está vazio; escreva ao menos uma letra, ou apague-o se for opcional')
  const measure = issue.type.endsWith('_length') ? 'um tamanho de ' : ''
  const hint = issue.message.startsWith('Invalid') ? '' : ` (${issue.message})`
  const problem = `há ${measure}${receivedWords[issue.received] ?? issue.received}; espera-se ${expectedOf(issue)}${hint}`
  return { code: 'conteudo-valor', problem }
}

const receivedWords: Readonly<Record<string, string>> = {
  Array: 'uma lista',
  Object: 'um grupo de campos',
  null: 'um campo sem valor',
}

const expectedWords: Readonly<Record<string, string>> = {
  boolean: 'true (sim) ou false (não), sem aspas',
  number: 'um número, com ponto nos centavos e sem aspas',
  string: 'um texto; ponha entre aspas o que parece número',
  Array: 'uma lista',
  Object: 'um grupo de campos',
}

/** What a schema expects, in words: ("a" | "b" | "c") → "a", "b" ou "c". */
function expectedOf({ expected }: v.BaseIssue<unknown>): string {
  if (expected === null) return 'outro valor'
  const kind = expectedWords[expected]
  if (kind !== undefined) return kind
  const words = /^\((.*)\)$/.exec(expected)?.[1]?.split(' | ')
  if (!words?.every((word) => /^"[^"]*"$/.test(word))) return expected
  return `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`
}
