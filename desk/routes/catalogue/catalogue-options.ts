import type { RouteOptions } from '#desk/routes/desk-routes.ts'
import type { UndoList } from './undo-list.ts'

/** What the catalogue's routes need. */
export interface CatalogueOptions extends RouteOptions {
  undos: UndoList
}
