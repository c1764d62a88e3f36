import type { Store } from '#server/inbox/inbox.ts'
import type { Access } from './access/access.ts'
import type { DeskFiles } from './files.ts'
import type { Place } from './place.ts'
import type { DeskSettings } from './settings.ts'
import type { DeskShop } from './shop.ts'

/** What the desk works with. */
export interface DeskOptions {
  settings: DeskSettings
  place: Place
  store: Store
  access: Access
  files: DeskFiles
  /** The shop as its current release has it. */
  shop: () => Promise<DeskShop>
  /** How somebody who fails to come in is made to wait; tests do not. */
  pause?: (milliseconds: number) => Promise<unknown>
}
