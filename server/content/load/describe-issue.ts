import type * as v from 'valibot'
import type { FaultCode } from '#server/content-error.ts'

/** A schema's issue in the words of content messages. */
export function describeIssue(issue: v.BaseIssue<unknown>): { code: FaultCode; problem: string } {
  // A field that a schema lists only to refuse it has a message that says what to do.
  if (issue.type === 'never') return { code: 'conteudo-campo-recusado', problem: issue.message }
  if (issue.expected === 'never')
    return {
      code: 'conteudo-campo-desconhecido',
      problem: 'não existe campo com este nome; retire-o ou corrija a grafia',
    }
  if (issue.received === 'undefined')
    return { code: 'conteudo-campo-que-falta', problem: 'falta este campo, que é obrigatório' }
  if (issue.type === 'non_empty')
    return {
      code: 'conteudo-campo-vazio',
      problem: 'está vazio; escreva ao menos uma letra, ou apague-o se for opcional',
    }
  const measure = issue.type.endsWith('_length') ? 'um tamanho de ' : ''
  const hint = issue.message.startsWith('Invalid') ? '' : ` (${issue.message})`
  const problem = `há ${measure}${received[issue.received] ?? issue.received}; espera-se ${expectedOf(issue)}${hint}`
  return { code: 'conteudo-valor', problem }
}

const received: Readonly<Record<string, string>> = {
  Array: 'uma lista',
  Object: 'um grupo de campos',
  null: 'um campo sem valor',
}

const kinds: Readonly<Record<string, string>> = {
  boolean: 'true (sim) ou false (não), sem aspas',
  number: 'um número, com ponto nos centavos e sem aspas',
  string: 'um texto; ponha entre aspas o que parece número',
  Array: 'uma lista',
  Object: 'um grupo de campos',
}

/** ("a" | "b" | "c") → "a", "b" ou "c". */
function expectedOf({ expected }: v.BaseIssue<unknown>): string {
  if (expected === null) return 'outro valor'
  const kind = kinds[expected]
  if (kind !== undefined) return kind
  const words = /^\((.*)\)$/.exec(expected)?.[1]?.split(' | ')
  if (!words?.every((word) => /^"[^"]*"$/.test(word))) return expected
  return `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`
}
