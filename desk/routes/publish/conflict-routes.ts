import * as v from 'valibot'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp, RouteOptions } from '#desk/routes/desk-routes.ts'
import { actor, parsedForm } from '#desk/routes/messages/message-routes.tsx'
import { draftAddress } from '#desk/screens/publish/publish-address.ts'
import { contentText } from '#server/content/drafts/draft-text.ts'
import { draftAt } from './publish-routes.tsx'
import { shownDigest } from './shown-digest.ts'

const conflictForm = v.object({
  caminho: v.string(),
  versao: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'O formulário não foi entendido.'), v.transform(Number)),
  /** A digest of the server's file as it was shown. */
  visto: v.string(),
  fica: v.picklist(['servidor', 'rascunho'], 'O formulário não foi entendido.'),
})

/**
 * Resolves a conflict: somebody has changed a file on the server since a draft was made, and a person who has seen both
 * texts chooses one.
 */
export function conflictRoutes(app: DeskApp, options: RouteOptions): void {
  app.post('/publicar/:id{[0-9]+}/conflito', async (context) => {
    const draft = await draftAt(context, options)
    const { caminho, versao, visto, fica } = await parsedForm(context, conflictForm)
    const held = draft.files.find(({ path }) => path === caminho)
    if (!held) throw changed()
    const present = await contentText(options.root, held.path)
    if (shownDigest(present) !== visto) throw changed()
    const text = fica === 'servidor' ? present : held.text
    const file = { path: held.path, seenVersion: versao, base: present, text }
    const { kind } = await options.store.contentDrafts.saveFile(draft.id, file, actor(context))
    if (kind !== 'saved') throw changed()
    return context.redirect(`${draftAddress(draft.id)}?feito=conflito`, 303)
  })
}

function changed(): Refusal {
  return new Refusal(
    'conflict-changed',
    409,
    'O arquivo ou o rascunho mudou depois que você abriu a página, ou o rascunho é de outra pessoa. Volte, veja como está e repita.',
  )
}
