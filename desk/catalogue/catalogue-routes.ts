import type { EditOptions } from '#desk/content/write-draft.ts'
import type { DeskApp } from '#desk/http/desk-routes.ts'
import { bulkRoutes } from './bulk.tsx'
import { movingRoutes } from './rename-or-retire.tsx'
import { photographRoutes } from './photographs.tsx'
import { photographsByCodeRoutes } from './photographs-by-code.tsx'
import { productRoutes } from './product.tsx'
import { sheetRoutes } from './sheets.tsx'
import { catalogueTableRoutes } from './table-routes.tsx'

/** What only products have, below `/catalogo`; their forms are those of all content (desk/content). */
export function catalogueRoutes(app: DeskApp, all: EditOptions): void {
  catalogueTableRoutes(app, all)
  bulkRoutes(app, all)
  sheetRoutes(app, all)
  photographsByCodeRoutes(app, all)
  movingRoutes(app, all)
  photographRoutes(app, all)
  productRoutes(app, all)
}
