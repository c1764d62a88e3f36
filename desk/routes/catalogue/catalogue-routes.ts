import type { DeskApp } from '#desk/routes/desk-routes.ts'
import type { CatalogueOptions } from './catalogue-options.ts'
import { bulkRoutes } from './bulk-routes.tsx'
import { movingRoutes } from './moving-routes.tsx'
import { newProductRoutes } from './new-product-routes.tsx'
import { drawingRoutes } from './drawing-routes.ts'
import { photographRoutes } from './photographs/photograph-routes.ts'
import { photographsByCodeRoutes } from './photographs/photographs-by-code-routes.tsx'
import { productRoutes } from './product-routes.tsx'
import { checkRoutes } from './check-routes.ts'
import { sheetRoutes } from './sheets/sheet-routes.tsx'
import { catalogueTableRoutes } from './table-routes.tsx'
import { undoRoutes } from './undo-routes.ts'

/** All routes below `/catalogo`. */
export function catalogueRoutes(app: DeskApp, all: CatalogueOptions): void {
  catalogueTableRoutes(app, all)
  bulkRoutes(app, all)
  sheetRoutes(app, all)
  photographsByCodeRoutes(app, all)
  undoRoutes(app, all)
  newProductRoutes(app, all)
  drawingRoutes(app, all)
  movingRoutes(app, all)
  photographRoutes(app, all)
  checkRoutes(app, all)
  productRoutes(app, all)
}
