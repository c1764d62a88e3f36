import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packCopy, readCopy, writeCopy } from './backup.ts'
import type { ArchivedRows } from '#server/inbox/sql/archived-rows.ts'

const write = async (file: string, all: ArchivedRows) => writeCopy(file, await packCopy(all))
const created_at = '2026-01-02T03:04:05.678Z'
const rows: ArchivedRows = {
  contacts: [
    {
      id: 7,
      created_at,
      name: 'Ana',
      company: null,
      email: 'ana@example.com',
      phone: null,
      subject: 'Outros',
      message: 'Linha um\nlinha dois',
      is_suspect: false,
      handled_at: null,
      origin: 'site',
      turn: 'ours',
      turn_since: created_at,
      in_charge: null,
      remind_on: null,
      version: 1,
    },
  ],
  product_reviews: [],
  message_notes: [],
  message_answers: [],
  desk_acts: [],
  data_requests: [],
  proposals: [],
  proposal_numbers: [],
  proposal_revisions: [],
  proposal_acts: [],
  proposal_keys: [],
  offered_prices: [],
  content_drafts: [],
  content_draft_files: [],
  content_draft_acts: [],
  content_publications: [],
  sheet_readings: [{ heading: 'a'.repeat(64), choices: '{}', at: created_at, person: 'Ana' }],
  proposal_links: [],
  proposal_answers: [],
  deliveries: [
    {
      id: 9,
      key: 'k',
      channel: 'email',
      contact_id: 7,
      review_id: null,
      answer_id: null,
      attempts: 1,
      due_at: created_at,
      sent_at: null,
      last_error: 'recusado',
    },
  ],
  demand: [{ day: '2026-11-24', kind: 'found', key: 'cabo ecg', times: 3 }],
  audit: [{ id: 1, at: created_at, operator: 'ana', action: 'handled', target: 7, note: null }],
}
const newFile = () => join(mkdtempSync(join(tmpdir(), 'backup-')), 'copies', 'inbox.gz')

test('a copy is read back as it was written, by its owner only', async () => {
  const file = newFile()
  await write(file, rows)
  expect(await readCopy(file)).toEqual(rows)
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('a copy of an earlier version is read as its store would have been migrated', async () => {
  const file = newFile()
  const contact = {
    id: 1,
    created_at,
    name: 'Ana',
    company: null,
    email: 'a@example.com',
    phone: null,
    subject: 'Outros',
  }
  const old = { ...contact, message: 'Uma mensagem antiga', is_suspect: false, handled_at: null }
  const body = JSON.stringify({
    contacts: [old, { ...old, id: 2, is_suspect: true }, { ...old, id: 3, handled_at: '2026-01-03T00:00:00.000Z' }],
    product_reviews: [],
    deliveries: [],
  })
  const digest = createHash('sha256').update(body).digest('hex')
  await writeCopy(file, gzipSync(`vitrine-inbox 1\n${body}\n${digest}\n`))
  const { contacts, audit } = await readCopy(file)
  expect(contacts).toMatchObject([
    { turn: 'ours', turn_since: created_at, origin: 'site', version: 1 },
    { turn: 'spam' },
    { turn: 'closed', turn_since: '2026-01-03T00:00:00.000Z' },
  ])
  expect(audit).toEqual([])
})

test('a copy never replaces a file', async () => {
  const file = newFile()
  await write(file, rows)
  await expect(write(file, rows)).rejects.toThrow(
    `[inbox-copia-incompleta] ${file} não pode ser gravado: já existe um arquivo com esse nome`,
  )
})

test('a copy in which one character changed is refused', async () => {
  const file = newFile()
  await write(file, rows)
  const text = gunzipSync(readFileSync(file)).toString('utf8')
  writeFileSync(file, gzipSync(text.replace('ana@example.com', 'eva@example.com')))
  await expect(readCopy(file)).rejects.toThrow(
    `[inbox-copia-danificada] ${file}: a cópia está danificada. Nada foi restaurado.`,
  )
})

test.each([
  ['half a copy', (packed: Buffer) => packed.subarray(0, packed.length / 2)],
  ['another file', () => Buffer.from('PNG')],
  ['an empty file', () => Buffer.alloc(0)],
])('%s is refused', async (_what, change) => {
  const file = newFile()
  await write(file, rows)
  writeFileSync(file, change(readFileSync(file)))
  await expect(readCopy(file)).rejects.toThrow(
    `[inbox-copia-estranha] ${file}: não é uma cópia feita por script/backup`,
  )
})
