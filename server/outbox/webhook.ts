import { createHmac } from 'node:crypto'
import type { Delivery } from '../inbox/rows.ts'
import type { Sender } from './sender.ts'

const timeoutMilliseconds = 15_000

interface WebhookOptions {
  url: string
  secret: string
}

/**
 * Posts deliveries as JSON, signed as in the Standard Webhooks specification: the receiver checks
 * `webhook-signature` over `id.timestamp.body` and knows a repeat by `webhook-id`.
 */
export function webhookSender({ url, secret }: WebhookOptions): Sender {
  return {
    atOnce: 10,
    async send(delivery) {
      const body = JSON.stringify(payload(delivery))
      const timestamp = String(Math.floor(Date.now() / 1000))
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': delivery.key,
          'webhook-id': delivery.key,
          'webhook-timestamp': timestamp,
          'webhook-signature': signature(secret, `${delivery.key}.${timestamp}.${body}`),
        },
        body,
      })
      await response.body?.cancel()
      const { ok, status: responseCode } = response
      if (!ok) throw Object.assign(new Error(`The webhook answered ${responseCode}`), { responseCode })
    },
    close: () => {},
  }
}

/** 'v1,' and the HMAC-SHA256 in base64; a secret of the form whsec_… is base64 itself. */
export function signature(secret: string, content: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}

function payload({ kind, row }: Delivery): object {
  const { handled_at: _, ...data } = row
  return { type: `${kind}.created`, timestamp: row.created_at, data }
}
