import * as v from 'valibot'
import { contactSubjects } from '#domain/forms/contact-subjects.ts'
import { GroupCommit } from './group-commit.ts'
import type { Inbox } from './inbox.ts'
import { openStore } from './sqlite-store.ts'

const contactRow = v.object({
  id: v.number(),
  created_at: v.string(),
  name: v.string(),
  company: v.nullable(v.string()),
  email: v.string(),
  phone: v.nullable(v.string()),
  subject: v.picklist(contactSubjects),
  message: v.string(),
})

const reviewRow = v.object({
  id: v.number(),
  created_at: v.string(),
  product_id: v.string(),
  customer_name: v.string(),
  rating: v.number(),
  title: v.string(),
  comment: v.string(),
  customer_email: v.nullable(v.string()),
  approved: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
})

/**
 * The embedded inbox (node:sqlite) in a data folder.
 * Throws when the folder cannot be written or the store is damaged or lost.
 */
export function openSqliteInbox(dataDir: string): Inbox {
  const database = openStore(dataDir)
  const commits = new GroupCommit(database)
  const insertContact = database.prepare(
    'INSERT INTO contacts (created_at, name, company, email, phone, subject, message) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const insertReview = database.prepare(
    'INSERT INTO product_reviews (created_at, product_id, customer_name, rating, title, comment, customer_email) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const now = () => new Date().toISOString()
  return {
    insertContact: ({ name, company, email, phone, subject, message }) =>
      commits.run(() => insertContact.run(now(), name, company, email, phone, subject, message)),
    insertReview: ({ product_id, customer_name, rating, title, comment, customer_email }) =>
      commits.run(() => insertReview.run(now(), product_id, customer_name, rating, title, comment, customer_email)),
    contacts: async () => v.parse(v.array(contactRow), database.prepare('SELECT * FROM contacts ORDER BY id').all()),
    reviews: async () =>
      v.parse(v.array(reviewRow), database.prepare('SELECT * FROM product_reviews ORDER BY id').all()),
    check: async () => {
      database.prepare('SELECT 1').get()
    },
    close: async () => {
      await commits.settle()
      database.close()
    },
  }
}
