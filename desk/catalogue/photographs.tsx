import { TextField } from '#app/ui/form/field.tsx'
import { withDraft } from '#desk/content/address.ts'
import type { DraftChoice, EditOptions } from '#desk/content/drafts.tsx'
import { DraftBar, chooseDraft, writeDraft, saveFilesAndRedirect } from '#desk/content/drafts.tsx'
import { photographTypes } from '#desk/content/pictures.tsx'
import { productAt, type AddressedProduct } from '#desk/content/record-at.ts'
import { pictureType } from '#desk/http/file-routes.ts'
import { chosenFiles, formOf } from '#desk/http/form.ts'
import { type DeskContext, Refusal, type DeskApp } from '#desk/http/routes.ts'
import { ChoiceField, formBoxClass, PostForm, PostButton, Submit, fileFormEncoding } from '#desk/parts/form.tsx'
import { PlainLink } from '#desk/parts/links.tsx'
import { Section } from '#desk/parts/section.tsx'
import { withNotice } from '#desk/shell/notices.ts'
import { unzipFiles, ZipRefused } from '#domain/sheet/unzipped.ts'
import { isDraftPath, draftText, bytesOfText, textOfBytes, type FileWrite } from '#server/content/drafts/draft-files.ts'
import type { PlacedPhotograph, SentFile } from '#server/content/edit/photographs.ts'
import { placePhotographs, photographName } from '#server/content/edit/photographs.ts'
import { readPhotograph } from '#server/content/edit/sent-pictures.ts'

const maximumUploadByCode = 60
/** Limits of a form's zip archives: pictures hardly shrink, so its 12 MB unpack to about as many; more is refused. */
const zipLimits = { files: maximumUploadByCode, bytes: 50_000_000 }

export function photographsByCodeRoutes(app: DeskApp, options: EditOptions): void {
  const show = (context: DeskContext, props: PhotographsByCodeProps) =>
    options.show(context, { title: 'Fotografias por código', screen: <PhotographsByCodePage {...props} /> })

  app.get('/catalogo/fotografias', async (context) => {
    return show(context, { choice: await chooseDraft(context, options), placed: [] })
  })

  app.post('/catalogo/fotografias', async (context) => {
    const choice = await chooseDraft(context, options)
    const state = await options.catalogue.state(choice.draft)
    const { catalogue, originals } = options
    const parts = { root: catalogue.root, originals, state, draft: choice.draft?.files ?? [] }
    const { files, placed } = await placePhotographs(await sentFiles(context), parts)
    const writeResult = files.length > 0 ? await writeDraft(context, options, choice.draft, files) : undefined
    if (writeResult?.kind === 'conflict')
      throw new Refusal('conflict', 409, 'Outra pessoa mexeu nas fotografias antes. Mande-as de novo.')
    const now = writeResult ? await chooseDraft(context, options) : choice
    return show(context, { choice: now, placed, batch: writeResult?.batch })
  })
}

async function sentFiles(context: DeskContext): Promise<SentFile[]> {
  const files: SentFile[] = []
  let bytesLeft = zipLimits.bytes
  for (const file of await chosenFiles(context, 'foto')) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const unpacked = /\.zip$/i.test(file.name) ? zippedFiles(bytes, { ...zipLimits, bytes: bytesLeft }) : undefined
    for (const { bytes: own } of unpacked ?? []) bytesLeft -= own.length
    files.push(...(unpacked ?? [{ name: file.name, bytes }]))
  }
  if (files.length > maximumUploadByCode)
    throw new Refusal('too-many', 413, `Até ${maximumUploadByCode} fotografias de cada vez.`)
  return files
}

function zippedFiles(bytes: Uint8Array, limits: typeof zipLimits): SentFile[] {
  // Hidden files, such as those that a Mac adds to zip archives, are no pictures.
  const isPicture = (name: string) => !/(?:^|\/)(?:\.[^.]|__MACOSX)/.test(name)
  try {
    return [...unzipFiles(bytes, limits, isPicture)].map(([name, unpacked]) => ({ name, bytes: unpacked }))
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    throw new Refusal('zip', 400, error.message)
  }
}

interface PhotographsByCodeProps {
  choice: DraftChoice
  placed: readonly PlacedPhotograph[]
  batch?: string | undefined
}

function PhotographsByCodePage({ choice, placed, batch }: PhotographsByCodeProps) {
  const draft = choice.draft?.id
  const here = withDraft('/catalogo/fotografias', draft)
  return (
    <div className="grid max-w-4xl gap-6">
      <DraftBar choice={choice} path="/catalogo/fotografias" />
      <PostForm action={here} encType={fileFormEncoding} data-photographs className={formBoxClass}>
        <PhotographsField label="Fotografias, ou um .zip delas" accept={`${photographTypes},.zip`} />
        <p className="text-small text-muted">
          O nome de cada arquivo começa pelo código da peça ou da versão: C5VGA2.jpg, C5VGA2-2.jpg, cp06 frente.png.
          Escolha todas ou arraste-as para cá. O que a câmera gravou (lugar, aparelho) não vai ao site; os originais
          ficam guardados à parte.
        </p>
        <Submit label="Salvar no rascunho" look="primary" className="justify-self-start" />
        <p role="status" data-progress className="text-small empty:hidden" />
      </PostForm>
      <Section title="O que foi feito" data-placed hidden={placed.length === 0}>
        <ul className="grid gap-1 text-small">
          {placed.map((photograph) => (
            <PlacedItem key={photograph.name} photograph={photograph} draft={draft} />
          ))}
        </ul>
        {batch !== undefined && (
          <PostButton action={`/catalogo/desfazer/${batch}`} hidden={{ volta: here }} label="Desfazer" size="small" />
        )}
      </Section>
    </div>
  )
}

const photographsHint = 'JPEG, PNG ou WebP, até 10 de cada vez e 12 MB ao todo.'

function PhotographsField(props: { label: string; accept: string; hint?: string }) {
  return <TextField type="file" name="foto" multiple required {...props} />
}

function PlacedItem({ photograph, draft }: { photograph: PlacedPhotograph; draft: number | undefined }) {
  return (
    <li className="break-words" data-kind={photograph.kind}>
      <span className="font-medium">{photograph.name}</span>
      {photograph.kind === 'refused' && <span className="text-signal">: {photograph.reason}</span>}
      {photograph.kind === 'known' && `: ${photograph.product} já tem esta fotografia`}
      {photograph.kind === 'placed' && (
        <>
          {' → '}
          <PlainLink href={withDraft(`/catalogo/${photograph.owner.id}#fotografias`, draft)}>
            {photograph.product}
          </PlainLink>
          {photograph.owner.variant !== undefined && `, versão ${photograph.owner.variant}`}
        </>
      )}
    </li>
  )
}

const maximumAtOnce = 10
export function photographRoutes(app: DeskApp, options: EditOptions): void {
  const { catalogue } = options

  app.get('/catalogo/:id/fotografias/:name', async (context) => {
    const { file, state, choice } = await productAt(context, options)
    const name = state.photographs.get(file.id)?.find((known) => known === context.req.param('name'))
    const path = `images/products/${file.id}/${name ?? ''}`
    const text = name && isDraftPath(path) ? await draftText(catalogue.root, choice.draft?.files ?? [], path) : null
    if (text === null) throw new Refusal('no-such-photograph', 404, 'Não há esta fotografia.')
    const headers = { 'Content-Type': pictureType(path), 'Cache-Control': 'private, max-age=60' }
    return context.body(new Uint8Array(bytesOfText(path, text)), 200, headers)
  })

  app.post('/catalogo/:id/fotografias', async (context) => {
    const target = await productAt(context, options)
    const { ato = '', variante = '' } = await formOf(context)
    const [verb, name = ''] = ato.split(':')
    const files = await (verb === 'acrescentar'
      ? addedPhotographFiles(context, options, target, variante)
      : movedOrRemovedFiles(options, target, verb, name))
    const to = `/catalogo/${target.file.id}#fotografias`
    if (files.length > 0)
      return saveFilesAndRedirect(context, options, target.choice.draft, files, { to, notice: 'catalogo-foto' })
    return context.redirect(withNotice(withDraft(to, target.choice.draft?.id), 'catalogo-igual'), 303)
  })
}

async function addedPhotographFiles(
  context: DeskContext,
  { originals }: EditOptions,
  { file, state }: AddressedProduct,
  variant: string,
): Promise<FileWrite[]> {
  const uploads = await chosenFiles(context, 'foto')
  if (uploads.length > maximumAtOnce)
    throw new Refusal('too-many', 413, `Até ${maximumAtOnce} fotografias de cada vez.`)
  const variants = file.product?.category === 'acessorios-componentes' ? file.product.variants : []
  const variantId = variants.find(({ id }) => id === variant)?.id ?? ''
  const names = [...(state.photographs.get(file.id) ?? [])]
  const files: FileWrite[] = []
  const sentOriginals: SentFile[] = []
  for (const original of uploads) {
    const bytes = new Uint8Array(await original.arrayBuffer())
    const photograph = await readPhotograph(bytes)
    if (photograph.reason !== undefined) throw new Refusal('photograph', 400, `${original.name}: ${photograph.reason}`)
    const name = photographName(names, variantId)
    names.push(name)
    const path = `images/products/${file.id}/${name}`
    files.push({ path, expected: null, text: textOfBytes(path, photograph.bytes) })
    sentOriginals.push({ name: original.name, bytes })
  }
  // The originals are kept only once all photographs could be read: they are saved together, or not at all.
  for (const original of sentOriginals) await originals.keep(file.id, original)
  return files
}

/** Whether a photograph can change places with the one before; that of a variant has its place from its file name. */
const canMove = (name: string, nameBefore: string | undefined): nameBefore is string =>
  nameBefore !== undefined && !name.includes('opcao-') && !nameBefore.includes('opcao-')

async function movedOrRemovedFiles(
  { catalogue }: EditOptions,
  { file, state, choice }: AddressedProduct,
  verb: string | undefined,
  name: string,
): Promise<FileWrite[]> {
  const names = state.photographs.get(file.id) ?? []
  const index = names.indexOf(name)
  if (index === -1) return []
  const pathOf = (photograph: string) => `images/products/${file.id}/${photograph}`
  const textOf = (photograph: string) => draftText(catalogue.root, choice.draft?.files ?? [], pathOf(photograph))
  const write = async (photograph: string, text: string | null) => {
    return { path: pathOf(photograph), expected: await textOf(photograph), text }
  }
  if (verb === 'remover') return [await write(name, null)]
  const nameBefore = names[index - 1]
  if (verb !== 'subir' || !canMove(name, nameBefore)) return []
  // File names say the order, so each gets the other's picture; the bytes, not the ending, say a picture's format.
  return [await write(nameBefore, await textOf(name)), await write(name, await textOf(nameBefore))]
}

interface PhotographsProps {
  id: string
  draft: number | undefined
  names: readonly string[]
  variants: readonly { id: string }[]
  version: string
}

export function Photographs({ id, draft, names, variants, version }: PhotographsProps) {
  const action = withDraft(`/catalogo/${id}/fotografias`, draft)
  return (
    <Section title="Fotografias" id="fotografias" isDivided>
      {names.length > 0 && (
        <PostForm action={action}>
          <ol className="flex flex-wrap gap-3">
            {names.map((name, index) => (
              <li key={name} className="grid w-40 gap-1 rounded border border-rule bg-sheet p-2">
                <img
                  src={withDraft(`/catalogo/${id}/fotografias/${encodeURIComponent(name)}`, draft, { v: version })}
                  alt={`Fotografia ${index + 1}`}
                  width={144}
                  height={108}
                  loading="lazy"
                  className="h-27 w-36 object-contain"
                />
                <span className="truncate text-label text-muted">{name}</span>
                <span className="flex flex-wrap">
                  {canMove(name, names[index - 1]) && (
                    <Submit size="small" look="plain" name="ato" value={`subir:${name}`}>
                      Antes<span className="sr-only"> da fotografia {index}</span>
                    </Submit>
                  )}
                  <Submit size="small" look="plain" name="ato" value={`remover:${name}`}>
                    Remover<span className="sr-only"> a fotografia {index + 1}</span>
                  </Submit>
                </span>
              </li>
            ))}
          </ol>
        </PostForm>
      )}
      <AddPhotographs action={action} variants={variants} />
    </Section>
  )
}

function AddPhotographs({ action, variants }: { action: string; variants: readonly { id: string }[] }) {
  const variantNames = Object.fromEntries(variants.map(({ id }) => [id, `a versão ${id}`]))
  return (
    <PostForm action={action} encType={fileFormEncoding} className="grid items-end gap-3 sm:flex sm:flex-wrap">
      <PhotographsField label="Acrescentar fotografias" accept={photographTypes} hint={photographsHint} />
      {variants.length > 0 && (
        <ChoiceField label="Mostra" name="variante" defaultValue="" none="o produto todo" of={variantNames} />
      )}
      <Submit label="Acrescentar ao rascunho" name="ato" value="acrescentar" />
    </PostForm>
  )
}
