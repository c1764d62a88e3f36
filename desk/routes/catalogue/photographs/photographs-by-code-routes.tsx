import { placePhotographs, type SentFile } from '#server/content/edit/photographs/sent-photographs.ts'
import { unzipped, ZipRefused } from '#server/sheet/unzipped.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp } from '#desk/routes/desk-routes.ts'
import {
  PhotographsByCodePage,
  type PhotographsByCodeProps,
} from '#desk/screens/catalogue/photographs-by-code-page.tsx'
import type { CatalogueOptions } from '#desk/routes/catalogue/catalogue-options.ts'
import { draftChoice } from '#desk/routes/catalogue/draft-choice.ts'
import { writeDraft } from '#desk/routes/catalogue/write-draft.ts'

const maximumAtOnce = 60
const zipLimits = { files: maximumAtOnce, bytes: 200_000_000 }

/** Uploads photographs of many products at once, whose file names are codes. */
export function photographsByCodeRoutes(app: DeskApp, options: CatalogueOptions): void {
  app.get('/catalogo/fotografias', async (context) =>
    show(context, options, { choice: await draftChoice(context, options), placed: [], batch: undefined }),
  )

  app.post('/catalogo/fotografias', async (context) => {
    const choice = await draftChoice(context, options)
    const state = await options.catalogue.of(choice.draft)
    const { catalogue, originals } = options
    const parts = { root: catalogue.root, originals, state, draft: choice.draft?.files ?? [] }
    const { files, placed } = await placePhotographs(await sentFiles(context), parts)
    const written = files.length > 0 ? await writeDraft(context, options, { draft: choice.draft, files }) : undefined
    if (written?.kind === 'conflict')
      throw new Refusal('conflict', 409, 'Outra pessoa mexeu nas fotografias antes. Mande-as de novo.')
    const now = written ? await draftChoice(context, options) : choice
    return show(context, options, { choice: now, placed, batch: written?.batch })
  })
}

/** The pictures of a form, including those in zip archives. */
async function sentFiles(context: DeskContext): Promise<SentFile[]> {
  const { foto } = await context.req.parseBody({ all: true })
  const files: SentFile[] = []
  for (const one of [foto].flat()) {
    if (!(one instanceof File) || one.size === 0) continue
    const bytes = new Uint8Array(await one.arrayBuffer())
    if (/\.zip$/i.test(one.name)) files.push(...zippedFiles(bytes))
    else files.push({ name: one.name, bytes })
  }
  if (files.length > maximumAtOnce) throw new Refusal('too-many', 413, `Até ${maximumAtOnce} fotografias de cada vez.`)
  return files
}

function zippedFiles(bytes: Uint8Array): SentFile[] {
  // Hidden files, such as those that a Mac adds to zip archives, are no pictures.
  const isPicture = (name: string) => !/(?:^|\/)(?:\.[^.]|__MACOSX)/.test(name)
  try {
    return [...unzipped(bytes, zipLimits, isPicture)].map(([name, unpacked]) => ({ name, bytes: unpacked }))
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    throw new Refusal('zip', 400, error.message)
  }
}

function show(context: DeskContext, options: CatalogueOptions, shown: PhotographsByCodeProps): Promise<Response> {
  const screen = <PhotographsByCodePage {...shown} />
  return options.show(context, { title: 'Fotografias por código', screen, scripts: ['photographs'] })
}
