import { TextField } from '#app/ui/form/field.tsx'
import { withDraft } from '#desk/content/address.ts'
import { DraftBar, saveFilesAndRedirect, type EditOptions } from '#desk/content/drafts.tsx'
import { productAt, type AddressedProduct, textOf } from '#desk/content/record-at.ts'
import { formOf } from '#desk/http/form.ts'
import { type DeskContext, Refusal, type DeskApp } from '#desk/http/routes.ts'
import { PostForm, Submit } from '#desk/parts/form.tsx'
import { Section } from '#desk/parts/section.tsx'
import { normalize } from '#domain/text/normalize.ts'
import { type ProductFile, valuesOf } from '#server/content/edit/catalogue.ts'
import { renameProduct, retireProduct } from '#server/content/edit/move-product.ts'
import { idFault } from './new-product.tsx'

/**
 * Gives a product another address, or removes it. The former address redirects, after a removal to the successor;
 * without a successor it answers that the page is gone.
 */
export function movingRoutes(app: DeskApp, options: EditOptions): void {
  app.get('/catalogo/:id/endereco', async (context) => show(context, options, await productAt(context, options)))

  app.post('/catalogo/:id/endereco', async (context) => {
    const target = await productAt(context, options)
    const { novo = '' } = await formOf(context)
    const id = novo.trim()
    const fault = idFault(target.state, id)
    if (fault !== undefined) return show(context, options, target, { novo: id }, { novo: fault })
    const files = await renameProduct(movedProduct(target.file, target), id, textReader(options, target))
    return saveFilesAndRedirect(context, options, target.choice.draft, files, {
      to: `/catalogo/${id}`,
      notice: 'catalogo-mudou-de-endereco',
    })
  })

  app.post('/catalogo/:id/retirar', async (context) => {
    const target = await productAt(context, options)
    const { sucessor = '' } = await formOf(context)
    const named = target.state.products.find(({ name }) => normalize(name) === normalize(sucessor.trim()))
    const other = named?.id ?? sucessor.trim()
    const successor = other === '' ? undefined : target.state.files.get(other)
    if (other !== '' && (!successor?.product || other === target.file.id)) {
      const faults = { sucessor: 'Não há outro produto com este nome.' }
      return show(context, options, target, { sucessor }, faults)
    }
    const next = successor && movedProduct(successor, target)
    const files = await retireProduct(movedProduct(target.file, target), next, textReader(options, target))
    return saveFilesAndRedirect(context, options, target.choice.draft, files, {
      to: '/catalogo',
      notice: 'catalogo-retirado',
    })
  })
}

function movedProduct(file: ProductFile, { state }: AddressedProduct) {
  const { id, text, product } = file
  if (!product) throw new Refusal('faulty', 409, 'O arquivo deste produto tem uma falha: acerte-o primeiro.')
  return { id, text, values: valuesOf(file), photographs: state.photographs.get(id) ?? [] }
}

const textReader =
  (options: EditOptions, { choice }: AddressedProduct) =>
  (path: string) =>
    textOf(options, choice, path)

type Texts = Readonly<Record<string, string>>

function show(
  context: DeskContext,
  options: EditOptions,
  target: AddressedProduct,
  typed: Texts = {},
  faults: Texts = {},
): Promise<Response> {
  const status = Object.keys(faults).length > 0 ? 400 : 200
  const screen = <RenameOrRetirePage {...{ target, typed, faults }} />
  return options.show(context, { title: 'Endereço do produto', screen, status })
}

/** Renames or removes a product. */
function RenameOrRetirePage({ target, typed, faults }: { target: AddressedProduct; typed: Texts; faults: Texts }) {
  const { file, choice, state } = target
  const { id } = file
  const name = file.product?.name ?? id
  const draft = choice.draft?.id
  const photographs = state.photographs.get(id)?.length ?? 0
  return (
    <div className="grid max-w-3xl gap-8">
      <DraftBar choice={choice} path={`/catalogo/${id}/endereco`} />
      <p>
        <a href={withDraft(`/catalogo/${id}`, draft)} className="font-medium underline underline-offset-4">
          {name}
        </a>{' '}
        está em <span className="font-medium">/produto/{id}</span>.
      </p>
      <Section title="Dar outro endereço" aria-label="Outro endereço" isDivided>
        <p className="text-small text-muted">
          O endereço de hoje passa a levar ao novo, e fica reservado para sempre: links, buscadores e etiquetas
          continuam valendo.
        </p>
        {photographs > 0 && (
          <p className="text-small text-muted">
            {photographs === 1 ? 'A fotografia vai junto.' : `As ${photographs} fotografias vão junto.`}
          </p>
        )}
        <PostForm action={withDraft(`/catalogo/${id}/endereco`, draft)} className="grid gap-3">
          <TextField
            label="Novo endereço"
            name="novo"
            defaultValue={typed.novo ?? id}
            error={faults.novo}
            autoComplete="off"
            hint="Minúsculas sem acento, algarismos e hifens."
          />
          <Submit label="Mudar o endereço no rascunho" className="justify-self-start" />
        </PostForm>
      </Section>
      <Section title="Retirar do catálogo" aria-label="Retirar" isDivided>
        <p className="text-small text-muted">
          Com um sucessor, os endereços deste produto levam a ele. Sem sucessor, dizem que o item foi retirado.
        </p>
        <PostForm action={withDraft(`/catalogo/${id}/retirar`, draft)} className="grid gap-3">
          <TextField
            label="Sucessor"
            hint="Digite o nome e escolha."
            isOptional
            name="sucessor"
            list="produtos"
            defaultValue={typed.sucessor ?? ''}
            error={faults.sucessor}
            autoComplete="off"
          />
          <Submit label="Retirar no rascunho" look="danger" className="justify-self-start" />
          <datalist id="produtos">
            {state.products
              .filter((product) => product.id !== id)
              .map((product) => (
                <option key={product.id}>{product.name}</option>
              ))}
          </datalist>
        </PostForm>
      </Section>
    </div>
  )
}
