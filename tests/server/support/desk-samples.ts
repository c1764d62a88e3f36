import type { MessageChange, NewMessage } from '#server/store/message-changes.ts'
import type { Actor } from '#server/store/tables.ts'

export const ana: Actor = { id: 1, name: 'Ana' }
export const bruno: Actor = { id: 2, name: 'Bruno' }

export const close: MessageChange = { kind: 'action', action: 'close' }

/** A message by telephone, without an address. */
export const byPhone: NewMessage = {
  origin: 'telefone',
  name: 'Carla Dias',
  company: 'Clínica Norte',
  email: null,
  phone: '(41) 90000-0000',
  subject: 'Orçamento',
  message: 'Ligar.',
}
