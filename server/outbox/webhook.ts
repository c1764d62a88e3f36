import { createHmac } from 'node:crypto'
import type { Delivery } from '#server/store/deliveries.ts'
import type { Sender } from './sender.ts'

const timeoutMilliseconds = 15_000

/** Posts deliveries as JSON, signed by the Standard Webhooks specification; `webhook-id` identifies repetitions. */
export function webhookSender(url: string, secret: string): Sender {
  const { address, authorization } = splitCredentials(url)
  return {
    concurrency: 10,
    async send(delivery) {
      const body = JSON.stringify(payload(delivery))
      const timestamp = String(Math.floor(Date.now() / 1000))
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
        headers: {
          'Content-Type': 'application/json',
          ...authorization,
          'Idempotency-Key': delivery.key,
          'webhook-id': delivery.key,
          'webhook-timestamp': timestamp,
          'webhook-signature': signature(secret, `${delivery.key}.${timestamp}.${body}`),
        },
        body,
      })
      await response.body?.cancel()
      const { ok, status: responseCode } = response
      if (!ok) throw Object.assign(new Error(`O webhook respondeu ${responseCode}`), { responseCode })
    },
    close: () => {},
  }
}

/** Moves credentials from an address to a header: errors, which are stored and shown, quote addresses. */
function splitCredentials(text: string): { address: string; authorization: Record<string, string> } {
  const url = new URL(text)
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  url.username = ''
  url.password = ''
  if (user === '' && password === '') return { address: url.href, authorization: {} }
  const encoded = Buffer.from(`${user}:${password}`).toString('base64')
  return { address: url.href, authorization: { Authorization: `Basic ${encoded}` } }
}

/** The signature of a webhook: 'v1,' and the HMAC-SHA256 in base64. In a secret a base64 key follows `whsec_`. */
export function signature(secret: string, content: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}

function payload({ kind, row }: Delivery): object {
  const { handled_at: _, ...data } = row
  return { type: `${kind}.created`, timestamp: row.created_at, data }
}
