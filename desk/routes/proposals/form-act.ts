/** What a button of the form does besides saving. */
export type FormAct = { kind: 'save' } | { kind: 'send' } | { kind: 'read' | 'free' } | LineAct
export interface LineAct {
  kind: 'up' | 'down' | 'remove'
  /** The line's id. */
  id: string
}

const lineActs = { subir: 'up', descer: 'down', remover: 'remove' } as const

/** In: a button's value: 'salvar', 'enviar', 'acrescentar', 'livre', 'subir:v1-2'. Any other saves. */
export function formAct(value = ''): FormAct {
  const [verb = '', id = ''] = value.split(':')
  if (verb === 'enviar') return { kind: 'send' }
  if (verb === 'acrescentar') return { kind: 'read' }
  if (verb === 'livre') return { kind: 'free' }
  if (verb === 'subir' || verb === 'descer' || verb === 'remover') return { kind: lineActs[verb], id }
  return { kind: 'save' }
}
