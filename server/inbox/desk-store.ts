import type { Drafts, Presence } from './desk/companions.ts'
import { messageFile } from './desk/message-file.ts'
import { allMessages, arrivedAfter, countMessages, listMessages } from './desk/message-list.ts'
import { messageWrites } from './desk/message-writes.ts'
import type { Messages } from './desk/messages.ts'
import type { Reviews } from './desk/reviews.ts'
import { sqlDrafts, sqlPresence } from './desk/sql-companions.ts'
import { sqlReviews } from './desk/sql-reviews.ts'
import type { Store } from './inbox.ts'

/** The desk's part of a store. */
export interface DeskStore {
  readonly messages: Messages
  readonly reviews: Reviews
  readonly presence: Presence
  readonly drafts: Drafts
}

/** What the desk works with, on the store of either kind. The public server loads none of it. */
export function deskStore({ sql }: Pick<Store, 'sql'>): DeskStore {
  return {
    messages: {
      list: (query) => listMessages(sql, query),
      all: (query) => allMessages(sql, query),
      counts: (when) => countMessages(sql, when),
      file: (id) => messageFile(sql, id),
      arrivedAfter: (id) => arrivedAfter(sql, id),
      ...messageWrites(sql),
    },
    reviews: sqlReviews(sql),
    presence: sqlPresence(sql),
    drafts: sqlDrafts(sql),
  }
}
