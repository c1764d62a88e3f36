import { Section } from '#desk/parts/section.tsx'
import { SelectField, TextField } from '#app/ui/form/field.tsx'
import { withDraft } from '#desk/content/address.ts'
import { photographTypes } from '#desk/content/pictures.tsx'
import { saveFilesAndRedirect, type EditOptions, type FileWrite } from '#desk/content/drafts.tsx'
import { withNotice } from '#desk/http/address-within-desk.ts'
import { type DeskContext, type DeskApp, Refusal } from '#desk/http/routes.ts'
import { filesOf, formOf } from '#desk/http/form.ts'
import { pictureType } from '#desk/http/picture-routes.ts'
import { PostForm, Submit } from '#desk/parts/form.tsx'
import { draftText, bytesOfText, textOfBytes } from '#server/content/drafts/draft-text.ts'
import { isDraftPath } from '#server/content/drafts/draft-path.ts'
import { readPhotograph } from '#server/content/edit/sent-pictures.ts'
import { swapNames, photographName, type SentFile } from '#server/content/edit/photographs.ts'
import { productAt, type ProductAt } from '#desk/content/record-at.ts'

const maximumAtOnce = 10
/** Shows, adds, moves and removes a product's photographs in a draft. */
export function photographRoutes(app: DeskApp, options: EditOptions): void {
  const { catalogue } = options

  app.get('/catalogo/:id/fotografias/:name', async (context) => {
    const { file, state, choice } = await productAt(context, options)
    const name = state.photographs.get(file.id)?.find((one) => one === context.req.param('name'))
    const path = `images/products/${file.id}/${name ?? ''}`
    const text = name && isDraftPath(path) ? await draftText(catalogue.root, choice.draft?.files ?? [], path) : null
    if (text === null) throw new Refusal('no-such-photograph', 404, 'Não há esta fotografia.')
    const headers = { 'Content-Type': pictureType(path), 'Cache-Control': 'private, max-age=60' }
    return context.body(new Uint8Array(bytesOfText(path, text)), 200, headers)
  })

  app.post('/catalogo/:id/fotografias', async (context) => {
    const at = await productAt(context, options)
    const { ato = '', variante = '' } = await formOf(context)
    const [verb, name = ''] = ato.split(':')
    const files =
      verb === 'acrescentar'
        ? await addedPhotographFiles(context, options, at, variante)
        : await movedOrRemovedFiles(options, at, { verb, name })
    const to = `/catalogo/${at.file.id}#fotografias`
    if (files.length > 0)
      return saveFilesAndRedirect(context, options, at.choice.draft, files, { to, feito: 'catalogo-foto' })
    return context.redirect(withNotice(withDraft(to, at.choice.draft?.id), { feito: 'catalogo-igual' }), 303)
  })
}

async function addedPhotographFiles(
  context: DeskContext,
  { originals }: EditOptions,
  { file, state }: ProductAt,
  variant: string,
): Promise<FileWrite[]> {
  const sent = await filesOf(context, 'foto')
  if (sent.length > maximumAtOnce) throw new Refusal('too-many', 413, `Até ${maximumAtOnce} fotografias de cada vez.`)
  const variants = file.product?.category === 'acessorios-componentes' ? file.product.variants : []
  const variantId = variants.find(({ id }) => id === variant)?.id ?? ''
  const names = [...(state.photographs.get(file.id) ?? [])]
  const files: FileWrite[] = []
  const originalsOf: SentFile[] = []
  for (const one of sent) {
    const bytes = new Uint8Array(await one.arrayBuffer())
    const read = await readPhotograph(bytes)
    if (read.kind === 'refused') throw new Refusal('photograph', 400, `${one.name}: ${read.why}`)
    const name = photographName(names, variantId)
    names.push(name)
    const path = `images/products/${file.id}/${name}`
    files.push({ path, seen: null, text: textOfBytes(path, read.bytes) })
    originalsOf.push({ name: one.name, bytes })
  }
  // All photographs are saved, or none.
  for (const original of originalsOf) await originals.keep(file.id, original)
  return files
}

/** Removes a photograph, or lets it change places with the one before it. */
async function movedOrRemovedFiles(
  { catalogue }: EditOptions,
  { file, state, choice }: ProductAt,
  { verb, name }: { verb: string | undefined; name: string },
): Promise<FileWrite[]> {
  const names = state.photographs.get(file.id) ?? []
  const index = names.indexOf(name)
  if (index === -1) return []
  const pathOf = (one: string) => `images/products/${file.id}/${one}`
  const textAt = (one: string) => draftText(catalogue.root, choice.draft?.files ?? [], pathOf(one))
  if (verb === 'remover') return [{ path: pathOf(name), seen: await textAt(name), text: null }]
  const before = names[index - 1]
  const exchanged = verb === 'subir' && before !== undefined ? swapNames(name, before) : undefined
  if (before === undefined || !exchanged) return []
  // A third photograph is never replaced.
  if (exchanged.some((one) => one !== name && one !== before && names.includes(one))) return []
  const [own, other] = [await textAt(name), await textAt(before)]
  const texts = new Map<string, string | null>([
    [name, null],
    [before, null],
    [exchanged[0], own],
    [exchanged[1], other],
  ])
  return Promise.all(Array.from(texts, async ([one, text]) => ({ path: pathOf(one), seen: await textAt(one), text })))
}

interface PhotographsProps {
  /** The product's id. */
  id: string
  draft: number | undefined
  names: readonly string[]
  variants: readonly { id: string }[]
  /** The draft's version, by which browsers load pictures anew. */
  version: string
}

/** The photographs of a product in display order. */
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
                  src={withDraft(`/catalogo/${id}/fotografias/${encodeURIComponent(name)}`, draft, [['v', version]])}
                  alt={`Fotografia ${index + 1}`}
                  width={144}
                  height={108}
                  loading="lazy"
                  className="h-27 w-36 object-contain"
                />
                <span className="truncate text-label text-muted">{name}</span>
                <span className="flex flex-wrap">
                  {/* The file name of a variant's photograph determines its place, so it cannot be moved. */}
                  {index > 0 && !name.includes('opcao-') && !names[index - 1]?.includes('opcao-') && (
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
  return (
    <PostForm action={action} encType="multipart/form-data" className="grid items-end gap-3 sm:flex sm:flex-wrap">
      <TextField
        type="file"
        label="Acrescentar fotografias"
        name="foto"
        accept={photographTypes}
        multiple
        required
        hint="JPEG, PNG ou WebP, até 10 de cada vez e 12 MB ao todo."
      />
      {variants.length > 0 && (
        <SelectField label="Mostra" name="variante" defaultValue="">
          <option value="">o produto todo</option>
          {variants.map((variant) => (
            <option key={variant.id} value={variant.id}>
              a versão {variant.id}
            </option>
          ))}
        </SelectField>
      )}
      <Submit label="Acrescentar ao rascunho" name="ato" value="acrescentar" />
    </PostForm>
  )
}
