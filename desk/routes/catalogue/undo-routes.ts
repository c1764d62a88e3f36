import { sessionOf } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import { addressWithinDesk } from '#desk/http/address-within-desk.ts'
import { withNotice } from '#desk/http/with-notice.ts'
import type { DeskApp } from '#desk/routes/desk-routes.ts'
import { actor } from '#desk/routes/messages/message-routes.tsx'
import type { CatalogueOptions } from './catalogue-options.ts'

/** Undoes a write to a draft: all of its files, or none if one of them has changed since. */
export function undoRoutes(app: DeskApp, { store, undos }: CatalogueOptions): void {
  app.post('/catalogo/desfazer/:lote', async (context) => {
    const { volta } = await formOf(context)
    const write = undos.take(context.req.param('lote'), sessionOf(context).person.id)
    const files = write?.files.map(({ path, version, base, before }) => ({
      path,
      seenVersion: version,
      base,
      text: before,
    }))
    const outcome = write && files && (await store.contentDrafts.saveFiles(write.draftId, files, actor(context)))
    const feito = outcome?.kind === 'saved' ? 'catalogo-desfeito' : 'catalogo-nao-desfeito'
    return context.redirect(withNotice(addressWithinDesk(volta), { feito }), 303)
  })
}
