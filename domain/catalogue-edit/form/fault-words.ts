import type * as v from 'valibot'

/** A schema's error as a sentence for the person who typed the value. */
export function faultWords(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined' || issue.type === 'non_empty') return 'Preencha este campo.'
  if (issue.type === 'never' || issue.expected === 'never') return 'Este campo não existe aqui.'
  if (issue.type === 'picklist') return 'Escolha um dos valores da lista.'
  if (issue.type === 'max_length') return `O texto é longo demais (até ${String(issue.requirement)} letras).`
  if (issue.type === 'min_value') return `Um número a partir de ${String(issue.requirement)}.`
  if (issue.message.startsWith('Invalid')) return 'Este valor não serve aqui.'
  return `Espera-se ${issue.message}.`
}
