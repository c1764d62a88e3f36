import { Section } from '#desk/parts/section.tsx'
import { DraftBar, draftChoice, type DraftChoice, writeDraft, type EditOptions } from '#desk/content/drafts.tsx'
import { photographTypes } from '#desk/content/pictures.tsx'
import { withDraft } from '#desk/content/address.ts'
import { placePhotographs, type PlacedPhotograph, type SentFile } from '#server/content/edit/photographs.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { type DeskContext, Refusal, type DeskApp } from '#desk/http/routes.ts'
import { filesOf } from '#desk/http/form.ts'
import { PostForm, Submit } from '#desk/parts/form.tsx'
import { unzipFiles, ZipRefused } from '#domain/sheet/unzipped.ts'

const maximumAtOnce = 60
/** Pictures are packed already: a form's 12 MB unpack to about as many. */
const zipLimits = { files: maximumAtOnce, bytes: 50_000_000 }

/** Uploads photographs of many products at once, whose file names are codes. */
export function photographsByCodeRoutes(app: DeskApp, options: EditOptions): void {
  app.get('/catalogo/fotografias', async (context) =>
    show(context, options, { choice: await draftChoice(context, options), placed: [], batch: undefined }),
  )

  app.post('/catalogo/fotografias', async (context) => {
    const choice = await draftChoice(context, options)
    const state = await options.catalogue.of(choice.draft)
    const { catalogue, originals } = options
    const parts = { root: catalogue.root, originals, state, draft: choice.draft?.files ?? [] }
    const { files, placed } = await placePhotographs(await sentFiles(context), parts)
    const written = files.length > 0 ? await writeDraft(context, options, choice.draft, files) : undefined
    if (written?.kind === 'conflict')
      throw new Refusal('conflict', 409, 'Outra pessoa mexeu nas fotografias antes. Mande-as de novo.')
    const now = written ? await draftChoice(context, options) : choice
    return show(context, options, { choice: now, placed, batch: written?.batch })
  })
}

/** The pictures of a form, including those in zip archives. */
async function sentFiles(context: DeskContext): Promise<SentFile[]> {
  const files: SentFile[] = []
  for (const one of await filesOf(context, 'foto')) {
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
    return [...unzipFiles(bytes, zipLimits, isPicture)].map(([name, unpacked]) => ({ name, bytes: unpacked }))
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    throw new Refusal('zip', 400, error.message)
  }
}

function show(context: DeskContext, options: EditOptions, props: PhotographsByCodeProps): Promise<Response> {
  const screen = <PhotographsByCodePage {...props} />
  return options.show(context, { title: 'Fotografias por código', screen, scripts: ['photographs'] })
}

interface PhotographsByCodeProps {
  choice: DraftChoice
  /** The result for each file. */
  placed: readonly PlacedPhotograph[]
  /** The key by which the upload can be undone. */
  batch: string | undefined
}

/** Uploads a folder of photographs, each named by the code of its product or variant. */
function PhotographsByCodePage({ choice, placed, batch }: PhotographsByCodeProps) {
  const draft = choice.draft?.id
  const here = withDraft('/catalogo/fotografias', draft)
  return (
    <div className="grid max-w-4xl gap-6">
      <DraftBar choice={choice} path="/catalogo/fotografias" />
      <PostForm
        action={here}
        encType="multipart/form-data"
        data-photographs
        className="grid gap-3 rounded border border-rule p-4"
      >
        <TextField
          type="file"
          label="Fotografias, ou um .zip delas"
          name="foto"
          accept={`${photographTypes},.zip`}
          multiple
          required
        />
        <p className="text-small text-muted">
          O nome de cada arquivo começa pelo código da peça ou da versão: C5VGA2.jpg, C5VGA2-2.jpg, cp06 frente.png.
          Escolha todas ou arraste-as para cá. O que a câmera gravou (lugar, aparelho) não vai ao site; os originais
          ficam guardados à parte.
        </p>
        <Submit label="Guardar no rascunho" look="primary" className="justify-self-start" />
        <p role="status" data-progress className="text-small empty:hidden" />
      </PostForm>
      <Section title="O que foi feito" data-placed hidden={placed.length === 0}>
        <ul className="grid gap-1 text-small">
          {placed.map((one) => (
            <Placed key={one.name} one={one} draft={draft} />
          ))}
        </ul>
        {batch !== undefined && (
          <PostForm action={`/catalogo/desfazer/${batch}`}>
            <input type="hidden" name="volta" value={here} />
            <Submit label="Desfazer" size="small" />
          </PostForm>
        )}
      </Section>
    </div>
  )
}

function Placed({ one, draft }: { one: PlacedPhotograph; draft: number | undefined }) {
  return (
    <li className="break-words" data-kind={one.kind}>
      <span className="font-medium">{one.name}</span>
      {one.kind === 'refused' && <span className="text-signal">: {one.why}</span>}
      {one.kind === 'known' && `: ${one.product} já tem esta fotografia`}
      {one.kind === 'placed' && (
        <>
          {' → '}
          <a
            href={`${withDraft(`/catalogo/${one.owner.id}`, draft)}#fotografias`}
            className="underline underline-offset-4"
          >
            {one.product}
          </a>
          {one.owner.variant !== undefined && `, versão ${one.owner.variant}`}
        </>
      )}
    </li>
  )
}
