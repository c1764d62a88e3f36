import * as v from 'valibot'
import { normalize } from '#domain/text/normalize.ts'
import type { ContentRecord } from '#server/content/edit/records/content-record.ts'
import { jsonOf } from '#desk/http/json.ts'
import type { CatalogueOptions } from '#desk/routes/catalogue/catalogue-options.ts'
import { draftChoice, type DraftChoice } from '#desk/routes/catalogue/draft-choice.ts'
import type { DeskApp } from '#desk/routes/desk-routes.ts'
import { ContentPage } from '#desk/screens/content/content-page.tsx'
import { RecordsPage } from '#desk/screens/content/records-page.tsx'
import { brandPictureRoutes } from './brand-pictures.ts'
import { newRecordRoutes } from './new-record-routes.tsx'
import { kindAt, pathOf, recordAt, recordsOf } from './record-at.ts'
import { postRecord, recordRoutes, showRecord } from './record-routes.tsx'
import { articlePage } from './record-view.ts'

const rowsPerPage = 100

/** All routes below `/conteudo`, the site's content besides its products. */
export function contentRoutes(app: DeskApp, options: CatalogueOptions): void {
  app.get('/conteudo', async (context) => {
    const choice = await draftChoice(context, options)
    return options.show(context, { title: 'Conteúdo', screen: <ContentPage choice={choice} /> })
  })

  app.post('/conteudo/pagina', async (context) => {
    const { body } = await jsonOf(context, v.object({ body: v.pipe(v.string(), v.maxLength(200_000)) }))
    return context.json({ html: articlePage(body) })
  })

  app.get('/conteudo/:kind', async (context) => {
    const kind = kindAt(context)
    if (kind.place.kind === 'file') return showRecord(context, options, { at: await recordAt(context, options) })
    const choice = await draftChoice(context, options)
    const { busca = '', pagina = '' } = context.req.query()
    const search = busca.trim().slice(0, 100)
    const found = foundIn(await recordsOf(options, choice, kind), search)
    const pages = Math.max(1, Math.ceil(found.length / rowsPerPage))
    const page = Math.min(pages, /^[1-9]\d{0,3}$/.test(pagina) ? Number(pagina) : 1)
    const rows = found.slice((page - 1) * rowsPerPage, page * rowsPerPage).map((record) => ({
      ...record,
      isDrafted: kind.place.kind === 'files' && isDrafted(choice, pathOf(kind, record.key)),
    }))
    const screen = <RecordsPage {...{ kind, choice, search, rows, page, pages }} total={found.length} />
    return options.show(context, { title: kind.title, screen })
  })

  app.post('/conteudo/:kind', async (context) => postRecord(context, options))

  brandPictureRoutes(app, options)
  newRecordRoutes(app, options)
  recordRoutes(app, options)
}

function foundIn(records: readonly ContentRecord[], search: string): ContentRecord[] {
  const words = normalize(search).split(/\s+/).filter(Boolean)
  const found = records.filter(({ key, name, owner = '' }) => {
    const text = normalize(`${key} ${name} ${owner}`)
    return words.every((word) => text.includes(word))
  })
  return found.toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'))
}

function isDrafted({ draft }: DraftChoice, path: string): boolean {
  return draft?.files.some((file) => file.path === path) ?? false
}
