import type { Environment } from '#server/environment.ts'
import type { DeskStore } from '#server/inbox/desk-store.ts'
import type { Store } from '#server/inbox/inbox.ts'
import type { Catalogue } from '#server/content/edit/catalogue.ts'
import type { Originals } from '#server/content/edit/photographs/originals.ts'
import type { Publisher } from '#server/publish/publisher.ts'
import type { Access } from './access/access.ts'
import type { DeskWords } from './content.ts'
import type { DeskFiles } from './files.ts'
import type { Place } from './place.ts'
import type { PreviewDoor } from './preview/preview-door.ts'
import type { DeskSettings } from './settings.ts'
import type { DeskShop } from './shop.ts'
import type { DeskSituation } from './situation.ts'

/** What the desk works with. */
export interface DeskOptions {
  settings: DeskSettings
  place: Place
  store: Store
  access: Access
  desk: DeskStore
  situation: DeskSituation
  files: DeskFiles
  /** The shop as its current release has it. */
  shop: () => Promise<DeskShop>
  /** Hours, holidays and templates, as the shop's files have them. */
  words: () => Promise<DeskWords>
  /** The shop's catalogue as its folder and the drafts have it. */
  catalogue: Catalogue
  /** Photographs as they were sent. */
  originals: Originals
  /** Drafts as they would look. */
  previews: PreviewDoor
  /** Publishes drafts and goes back. */
  publisher: Publisher
  /** The shop's folder, whose `content/` drafts change. */
  root: string
  /** Which searches the site counts (SEARCH_COUNTS). */
  counting: Environment['SEARCH_COUNTS']
  /** Whether the site has a mail server to answer by. */
  canMail: boolean
  /** Whether proposals have links for their customers (PROPOSAL_LINKS). */
  hasLinks: boolean
  /** How somebody who fails to come in is made to wait; tests do not. */
  pause?: (milliseconds: number) => Promise<unknown>
}
