import { facePicture } from '#drawings/faces/face-picture.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp } from '#desk/routes/desk-routes.ts'
import { drawingHeaders } from '#desk/routes/picture-routes.ts'
import type { CatalogueOptions } from './catalogue-options.ts'
import { draftChoice } from './draft-choice.ts'
import { productAt } from './product-at.ts'
import { drawingsOf } from './product-view.ts'

/** Drawings of products and of connector faces, with the draft's changes. */
export function drawingRoutes(app: DeskApp, options: CatalogueOptions): void {
  app.get('/catalogo/:id/desenho/:name', async (context) => {
    const picture = drawingsOf(await productAt(context, options)).find(
      ({ key }) => `${key}.svg` === context.req.param('name'),
    )
    return drawing(context, picture?.svg)
  })

  app.get('/catalogo/faces/:name', async (context) => {
    const { registries } = await options.catalogue.of((await draftChoice(context, options)).draft)
    const connector = registries.connectors.find(({ key }) => `${key}.svg` === context.req.param('name'))
    return drawing(context, connector && facePicture(connector))
  })
}

function drawing(context: DeskContext, svg: string | undefined): Response {
  if (svg === undefined) throw new Refusal('no-such-drawing', 404, 'Não há este desenho.')
  return context.body(svg, 200, { ...drawingHeaders, 'Cache-Control': 'private, max-age=60' })
}
