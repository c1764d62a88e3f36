import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { copiedRowsSchema } from '#server/inbox/copies/copied-rows.ts'
import * as v from 'valibot'
import { ledgerIn, withoutDeleted, writeDeletions } from './ledger.ts'

const message = {
  company: null,
  name: 'Ana',
  email: 'ana@example.com',
  phone: null,
  subject: 'Outros',
  message: 'Uma mensagem antiga',
  is_suspect: false,
  handled_at: null,
}
const contacts = [1, 2].map((id) => ({ ...message, id, created_at: '2026-11-24T12:00:00.000Z' }))
const rows = v.parse(copiedRowsSchema, { contacts, product_reviews: [], deliveries: [] })
const ids = async (ledger: string) => (await withoutDeleted(rows, ledger)).rows.contacts.map(({ id }) => id)

let ledger: string
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  ledger = ledgerIn(folder)
})

const remove = (id: number) =>
  writeDeletions(ledger, { contacts: rows.contacts.filter((row) => row.id === id), reviews: [] })

test('what was deleted stays deleted when a copy is restored', async () => {
  await remove(1)
  expect(await ids(ledger)).toEqual([2])
  await remove(2)
  expect(await ids(ledger)).toEqual([])
})

test('a deletion after one that a full disk has cut is not lost', async () => {
  await remove(1)
  appendFileSync(ledger, '0123abc')
  await remove(2)
  expect(await ids(ledger)).toEqual([])
})

test('a ledger of which nothing reached the disk begins anew', async () => {
  writeFileSync(ledger, '')
  await remove(1)
  expect(await ids(ledger)).toEqual([2])
  expect(readFileSync(ledger, 'utf8')).toMatch(/^[\da-f]{64}\n[\da-f]{64}\n$/)
})
