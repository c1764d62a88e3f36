import { expect, test } from 'vitest'
import { configuredChannels } from './channel-names.ts'
import { outboxText } from './print-outbox.ts'
import type { StoredDelivery } from './rows.ts'

const answer: StoredDelivery = {
  id: 1,
  channel: 'answer',
  contact_id: 12,
  review_id: null,
  answer_id: 3,
  key: 'k',
  attempts: 2,
  due_at: '2026-11-24T13:05:00.000Z',
  sent_at: null,
  last_error: 'a caixa está cheia',
}

test('an answer that waits for the mail server is listed, with what keeps it', () => {
  const channels = configuredChannels({ SMTP_URL: 'smtp://localhost', MAIL_CONFIRM: 'off', WEBHOOK_URL: undefined })
  expect(outboxText([answer], channels)).toContain(
    'mensagem 12, resposta ao cliente: 2 tentativas; tenta de novo em 24/11/2026 10:05; motivo: a caixa está cheia',
  )
  expect(outboxText([], channels)).toBe('Nada à espera de envio.')
})
