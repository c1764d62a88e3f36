import { exchangedNames, photographName, readPhotograph } from '#server/content/edit/photographs.ts'
import { withDraft } from '#desk/content/address.ts'
import { keepFiles, type EditOptions, type FileWrite } from '#desk/content/write-draft.ts'
import { productAt, type ProductAt } from './product-at.ts'
import { isDraftPath } from '#server/content/drafts/draft-path.ts'
import { draftText, bytesOfText, textOfBytes } from '#server/content/drafts/draft-text.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { formOf } from '#desk/http/form.ts'
import { withNotice } from '#desk/http/address-within-desk.ts'
import type { DeskApp } from '#desk/http/desk-routes.ts'

const maximumAtOnce = 10
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** Shows, adds, moves and removes a product's photographs in a draft. */
export function photographRoutes(app: DeskApp, options: EditOptions): void {
  const { catalogue } = options

  app.get('/catalogo/:id/fotografias/:name', async (context) => {
    const { file, state, choice } = await productAt(context, options)
    const name = state.photographs.get(file.id)?.find((one) => one === context.req.param('name'))
    const path = `images/products/${file.id}/${name ?? ''}`
    const text = name && isDraftPath(path) ? await draftText(catalogue.root, choice.draft?.files ?? [], path) : null
    const type = types[/\w+$/.exec(name ?? '')?.[0].toLowerCase() ?? '']
    if (text === null || type === undefined) throw new Refusal('no-such-photograph', 404, 'Não há esta fotografia.')
    const headers = { 'Content-Type': type, 'Cache-Control': 'private, max-age=60' }
    return context.body(new Uint8Array(bytesOfText(path, text)), 200, headers)
  })

  app.post('/catalogo/:id/fotografias', async (context) => {
    const at = await productAt(context, options)
    const { ato = '', variante = '' } = await formOf(context)
    const [verb, name = ''] = ato.split(':')
    const files =
      verb === 'acrescentar'
        ? await addedPhotographFiles(context, options, { at, variant: variante })
        : await movedOrRemovedFiles(options, at, { verb, name })
    const to = `/catalogo/${at.file.id}#fotografias`
    if (files.length > 0) return keepFiles(context, options, at.choice.draft, files, { to, feito: 'catalogo-foto' })
    return context.redirect(withNotice(withDraft(to, at.choice.draft?.id), { feito: 'catalogo-igual' }), 303)
  })
}

async function addedPhotographFiles(
  context: DeskContext,
  { originals }: EditOptions,
  { at: { file, state }, variant }: { at: ProductAt; variant: string },
): Promise<FileWrite[]> {
  const { foto } = await context.req.parseBody({ all: true })
  const sent = [foto].flat().filter((one) => one instanceof File && one.size > 0)
  if (sent.length > maximumAtOnce) throw new Refusal('too-many', 413, `Até ${maximumAtOnce} fotografias de cada vez.`)
  const variants = file.product?.category === 'acessorios-componentes' ? file.product.variants : []
  const variantId = variants.find(({ id }) => id === variant)?.id ?? ''
  const checked: { name: string; bytes: Uint8Array; photograph: Buffer }[] = []
  for (const one of sent) {
    if (!(one instanceof File)) continue
    const bytes = new Uint8Array(await one.arrayBuffer())
    const read = await readPhotograph(bytes)
    if (read.kind === 'refused') throw new Refusal('photograph', 400, `${one.name}: ${read.why}`)
    checked.push({ name: one.name, bytes, photograph: read.bytes })
  }
  // Nothing is kept unless all can be.
  const names = [...(state.photographs.get(file.id) ?? [])]
  const files: FileWrite[] = []
  for (const { name: sentName, bytes, photograph } of checked) {
    await originals.keep(file.id, { name: sentName, bytes })
    const name = photographName(names, variantId)
    names.push(name)
    const path = `images/products/${file.id}/${name}`
    files.push({ path, seen: null, text: textOfBytes(path, photograph) })
  }
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
  const exchanged = verb === 'subir' && before !== undefined ? exchangedNames(name, before) : undefined
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
