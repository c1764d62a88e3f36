import type { Catalogue } from '#server/content/edit/catalogue.ts'
import type { Originals } from '#server/content/edit/sent-pictures.ts'
import type { Environment } from '#server/environment.ts'
import type { Store } from '#server/store/store.ts'
import type { Publisher } from '#server/publish/publisher.ts'
import type { ProposalPrinter } from '#server/shop/proposal-shop.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Access } from './access/access.ts'
import type { DeskWords } from './desk-words.ts'
import type { DeskFiles } from './files.ts'
import type { DeskAddress } from './desk-address.ts'
import type { PreviewServer } from './publish/previews.ts'
import type { DeskSettings } from './settings.ts'
import type { DeskSituation } from './situation.ts'

/** Everything that the desk needs. */
export interface DeskOptions {
  settings: DeskSettings
  place: DeskAddress
  store: Store
  access: Access
  situation: DeskSituation
  files: DeskFiles
  /** The shop as it is published. */
  shop: () => Promise<Shop>
  /** The files that follow from a shop, as the site answers them; undefined for other addresses. */
  siteFiles: (shop: Shop, request: Request) => Promise<Response | undefined>
  /** Makes the PDF of a proposal. */
  print: ProposalPrinter
  /** Hours, holidays and templates from the shop's files. */
  words: () => Promise<DeskWords>
  /** The shop's catalogue, from its folder and the drafts. */
  catalogue: Catalogue
  /** The original files of uploaded photographs. */
  originals: Originals
  /** Previews of drafts. */
  previews: PreviewServer
  /** Publishes drafts and undoes publications. */
  publisher: Publisher
  /** The shop's folder with the `content/` that drafts change. */
  root: string
  /** Which searches are counted (SEARCH_COUNTS). */
  counting: Environment['SEARCH_COUNTS']
  /** Whether the site has a mail server for answers. */
  canMail: boolean
  /** Whether proposals have links for their customers (PROPOSAL_LINKS). */
  hasLinks: boolean
  /** Delays a person who fails to sign in; replaced in tests. */
  pause?: (milliseconds: number) => Promise<unknown>
}
