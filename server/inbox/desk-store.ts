import type { ContentDrafts } from './content-drafts/content-drafts.ts'
import { sqlContentDrafts } from './content-drafts/sql-content-drafts.ts'
import type { Drafts, Presence } from './desk/companions.ts'
import { sqlSheetReadings, type SheetReadings } from './content-drafts/sheet-readings.ts'
import type { Demand } from './demand/demand.ts'
import { sqlDemand } from './demand/sql-demand.ts'
import { messageFile } from './desk/message-file.ts'
import { allMessages, arrivedAfter, countMessages, listMessages } from './desk/message-list.ts'
import { messageWrites } from './desk/message-writes.ts'
import type { Messages } from './desk/messages.ts'
import type { PersonalData } from './desk/personal-data.ts'
import type { Proposals } from './proposals/proposals.ts'
import { revokeForGood } from './proposals/revoke-for-good.ts'
import type { Reviews } from './desk/reviews.ts'
import { sqlDrafts, sqlPresence } from './desk/sql-companions.ts'
import { sqlPersonalData } from './desk/sql-personal-data.ts'
import { sqlProposals } from './proposals/sql-proposals.ts'
import { sqlReviews } from './desk/sql-reviews.ts'
import type { Store } from './inbox.ts'

/** The desk's part of a store. */
export interface DeskStore {
  readonly messages: Messages
  readonly reviews: Reviews
  readonly personalData: PersonalData
  readonly proposals: Proposals
  readonly demand: Demand
  readonly presence: Presence
  /** Texts that persons have typed and not sent. */
  readonly drafts: Drafts
  /** Changes of the shop's files. */
  readonly contentDrafts: ContentDrafts
  /** The choices for other systems' sheets. */
  readonly sheetReadings: SheetReadings
}

/**
 * Everything that the desk needs, on either kind of store; the public server does not load it. In: the store, and the
 * data folder (DATA_DIR) with the ledger of deleted rows, revoked links and closed requests, which a restored copy then
 * does not bring back.
 */
export function deskStore(store: Pick<Store, 'desk' | 'sql'>, dataDir: string): DeskStore {
  const { sql } = store
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
    personalData: sqlPersonalData(store, dataDir),
    proposals: revokeForGood(sql, dataDir, sqlProposals(sql)),
    demand: sqlDemand(sql),
    presence: sqlPresence(sql),
    drafts: sqlDrafts(sql),
    contentDrafts: sqlContentDrafts(sql),
    sheetReadings: sqlSheetReadings(sql),
  }
}
