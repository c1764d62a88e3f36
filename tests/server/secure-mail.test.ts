import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { startDelivery } from '#server/outbox/delivery.ts'
import type { Store } from '#server/store/store.ts'
import { allRows } from '#tests/server/support/rows.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { startMailServer, type MailServer } from './support/mail-server.ts'
import { scratchFolder } from './support/running-server.ts'
import { sampleContact } from './support/sample-rows.ts'
import { sampleShop } from './support/sample-shop.ts'

/** With a password in SMTP_URL, nothing but the request for TLS is sent unencrypted (docs/operations.md 'Settings'). */

const password = 'a-password-of-the-mailbox'
const known = getCACertificates('default')
let dataDir: string
let store: Store
let mail: MailServer | undefined
let delivery: ReturnType<typeof startDelivery> | undefined

beforeEach(async () => {
  dataDir = scratchFolder()
  store = await openSqliteStore({ dataDir, mayCreate: true })
  await store.messages.receive(sampleContact(), false)
})
afterEach(async () => {
  vi.restoreAllMocks()
  setDefaultCACertificates(known)
  await Promise.all([delivery?.stop(), mail?.close()])
  await store.close()
  rmSync(dataDir, { recursive: true })
})

/** Makes a certificate for an address that nobody vouches for. */
function certificateFor(address: string) {
  const [key, cert] = [join(dataDir, 'key.pem'), join(dataDir, 'cert.pem')]
  const words = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1', '-subj', '/CN=mail']
  const files = ['-keyout', key, '-out', cert, '-addext', `subjectAltName=IP:${address}`]
  execFileSync('openssl', ['req', '-x509', ...words, ...files], { stdio: 'ignore' })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}

/** Starts delivery by a mail server. Out: all that the log says. */
function deliverBy(server: MailServer): () => string {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  mail = server
  const settings = {
    SMTP_URL: server.url.replace('//', `//loja:${password}@`),
    MAIL_FROM: 'site@vitrine.example',
    MAIL_TO: 'a@example.com',
  }
  delivery = startDelivery({ outbox: store.deliveries, settings: readEnvironment(settings), shop: () => sampleShop })
  delivery.wake()
  return () => written.mock.calls.map(([line]) => String(line)).join('')
}

/** Waits until a delivery has failed. Whoever listens has then heard no more than the wish for TLS. */
async function failsWithoutATrace(server: MailServer): Promise<void> {
  const said = deliverBy(server)
  await vi.waitFor(() => expect(said()).toContain('"event":"delivery-failed"'), { timeout: 10_000 })
  expect(server.messages).toEqual([])
  for (const command of server.inTheClear) expect(command).toMatch(/^(?:EHLO|HELO|STARTTLS|QUIT)/)
  expect(said()).not.toContain(password)
  const { deliveries } = await allRows(store)
  expect(deliveries.find(({ channel }) => channel === 'email')).toMatchObject({ sent_at: null })
}

test('the password and the message come after TLS', async () => {
  const certificate = certificateFor('127.0.0.1')
  setDefaultCACertificates([...known, certificate.cert])
  const server = await startMailServer(certificate)
  deliverBy(server)
  await vi.waitFor(() => expect(server.messages).toHaveLength(1), { timeout: 10_000 })
  expect(server.inTheClear.map((command) => command.split(' ')[0])).toEqual(['EHLO', 'STARTTLS'])
})

test('where no TLS is offered, nothing is said, however the server is asked', async () => {
  await failsWithoutATrace(await startMailServer())
})

test('with a certificate that nobody vouches for nothing is sent', async () => {
  await failsWithoutATrace(await startMailServer(certificateFor('127.0.0.1')))
})

test('with a certificate for another address nothing is sent', async () => {
  const certificate = certificateFor('127.0.0.2')
  setDefaultCACertificates([...known, certificate.cert])
  await failsWithoutATrace(await startMailServer(certificate))
})
