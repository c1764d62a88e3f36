import type { RouteOptions } from '#desk/routes/desk-routes.ts'
import type { UndoList } from './undo-list.ts'

/** What the routes that change the content need. */
export interface CatalogueOptions extends RouteOptions {
  undos: UndoList
}
