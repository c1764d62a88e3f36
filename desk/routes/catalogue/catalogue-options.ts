import type { RouteOptions } from '#desk/routes/desk-routes.ts'
import type { UndoList } from './undo-list.ts'

/** What routes are made with that change the content. */
export interface CatalogueOptions extends RouteOptions {
  undos: UndoList
}
