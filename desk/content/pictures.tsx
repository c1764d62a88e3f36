import { TextField } from '#app/ui/form/field.tsx'
import { drawingHeaders, pictureType } from '#desk/http/file-routes.ts'
import { chosenFiles, formOf } from '#desk/http/form.ts'
import { type DeskContext, Refusal, type DeskApp } from '#desk/http/routes.ts'
import { CheckField } from '#desk/parts/form.tsx'
import { Fold } from '#desk/parts/section.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { typedForm, type TypedForm } from '#domain/editing/form.ts'
import { brand, brandPictures, pictureFile } from '#domain/editing/kinds/brand.ts'
import { articles } from '#domain/editing/kinds/pages.ts'
import type { FieldWords } from '#domain/field-words.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { bytesOfText, textOfBytes, type FileWrite } from '#server/content/drafts/draft-files.ts'
import { photographName } from '#server/content/edit/photographs.ts'
import { readBrandPicture, readPhotograph } from '#server/content/edit/sent-pictures.ts'
import { withDraft } from './address.ts'
import type { EditOptions } from './drafts.tsx'
import type { FormView } from './fields.tsx'
import { recordAt, textOf, type AddressedRecord } from './record-at.ts'

export const photographTypes = 'image/jpeg,image/png,image/webp'

interface PictureProps {
  name: string
  view: FormView
  words: FieldWords
}

function FileInput({ name, view, words, ...rest }: PictureProps & { accept: string; className?: string }) {
  const { label, hint } = words
  return <TextField type="file" {...{ label, hint }} name={pictureFile(name)} error={view.faults[name]} {...rest} />
}

/** A picture of the brand on the background it is made for, and the choice of another file or of none. */
export function PictureInput({ name, view, words, isRequired }: PictureProps & { isRequired: boolean }) {
  const file = view.typed[name] ?? ''
  return (
    <div className="grid gap-1.5 text-small">
      {isRequired && <input type="hidden" name={name} value={file} />}
      <div className="flex items-start gap-3">
        {file && (
          <img
            src={withDraft(`/conteudo/marca/imagens/${name}`, view.draft)}
            alt="Como está"
            className={`h-14 max-w-40 shrink-0 rounded border border-rule object-contain p-2 ${words.picture === 'dark' ? 'bg-[black]' : 'bg-[white]'}`}
          />
        )}
        <FileInput {...{ name, view, words }} className="min-w-0 grow" accept={`image/svg+xml,${photographTypes}`} />
      </div>
      {!isRequired && file && <CheckField label="Mostrar esta foto no site" name={name} value={file} isChecked />}
    </div>
  )
}

/** A photograph in place of a drawing: the present file, and the choice of another one or of none. */
export function PhotographInput({ name, view, words }: PictureProps) {
  const value = view.typed[name] ?? ''
  if (view.isNew) return null
  return (
    <div className="grid gap-1.5">
      <input type="hidden" name={name} value={value} />
      <FileInput {...{ name, view, words }} accept={photographTypes} />
      {value !== '' && <CheckField label="Tirar a imagem que está lá" name={name} value="" />}
    </div>
  )
}

/** A photograph that goes to the end of a text, with the words that every picture needs. */
export function TextPhotograph({ name }: { name: string }) {
  return (
    <Fold summary="Pôr uma fotografia no texto" className="mt-2 text-small">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          type="file"
          label="Fotografia"
          name={pictureFile(name)}
          accept={photographTypes}
          hint="Vai para o fim do texto; mude a linha de lugar depois."
        />
        <div className="grid gap-3">
          <TextField label="O que se vê, para quem não a vê" name={`${name}.alt`} maxLength={300} autoComplete="off" />
          <TextField label="Legenda" name={`${name}.legenda`} maxLength={300} autoComplete="off" />
        </div>
      </div>
    </Fold>
  )
}

export interface SentPictures {
  names: Record<string, string>
  files: FileWrite[]
  faults: Record<string, string>
}

/** The hints to choose sent pictures anew when the form is shown again, because browsers do not fill in files. */
export function missingPictures({ names, faults }: SentPictures): Record<string, string> {
  const unsent = Object.keys(names).map((field) => [field, 'Escolha o arquivo de novo: a imagem ainda não foi salva.'])
  return { ...Object.fromEntries(unsent), ...faults }
}

export function brandPictureRoutes(app: DeskApp, options: EditOptions): void {
  app.get('/conteudo/:kind/imagens/:field', async (context) => {
    const target = await recordAt(context, options)
    const name = target.kind === brand ? pictureNames(target)[context.req.param('field')] : undefined
    const path = `images/brand/${name ?? ''}`
    const text = name === undefined ? null : await textOf(options, target.choice, path)
    if (text === null) throw new Refusal('no-such-picture', 404, 'Não há esta imagem.')
    const type = pictureType(name ?? '')
    return context.body(new Uint8Array(bytesOfText(path, text)), 200, { ...drawingHeaders, 'Content-Type': type })
  })
}

/** Reads the pictures that somebody chose in the form of the brand or of an article; other kinds have none. */
export async function sentPictures(context: DeskContext, options: EditOptions, target: AddressedRecord) {
  const sent: SentPictures = { names: {}, files: [], faults: {} }
  /** Takes a field's sent picture. In: the picture's path for its file's ending. Out: whether one was sent. */
  const takePicture = async (field: string, pathOf: (ending: string) => string, isLogo = false): Promise<boolean> => {
    const [file] = await chosenFiles(context, pictureFile(field))
    if (!file) return false
    const bytes = Buffer.from(await file.arrayBuffer())
    const picture = isLogo
      ? await readBrandPicture(bytes, field === 'icon' ? 'icon' : 'logo')
      : { ending: 'jpg', ...(await readPhotograph(bytes)) }
    if (picture.reason !== undefined) {
      sent.faults[field] = picture.reason
      return false
    }
    const path = pathOf(picture.ending)
    sent.names[field] = path.slice(path.lastIndexOf('/') + 1)
    const expected = await textOf(options, target.choice, path)
    sent.files.push({ path, expected, text: textOfBytes(path, picture.bytes) })
    return true
  }
  if (target.kind === brand)
    for (const field of keysOf(brandPictures)) {
      const name = (ending: string) => freePictureName(field, ending, { ...pictureNames(target), ...sent.names })
      await takePicture(field, (ending) => `images/brand/${name(ending)}`, !field.startsWith('workshop.'))
    }
  if (target.kind === articles) {
    const { key } = target.record
    await takePicture('featured_image', (ending) => `blog/${key}.${ending}`)
    const existing = await new ContentFiles(options.root, target.choice.draft?.files).namesIn(`blog/${key}`)
    const name = photographName(existing.files, '')
    if (await takePicture('body', () => `blog/${key}/${name}`)) {
      const { body = '', ...texts } = await formOf(context)
      const [alt, caption] = ['body.alt', 'body.legenda'].map((field) => plainLine(texts[field] ?? ''))
      sent.names.body = `${body.replaceAll(/\r\n?/g, '\n').trimEnd()}\n\n![${alt}](${name} "${caption}")\n`
      if (alt === '' || caption === '') sent.faults.body = 'Escreva o que se vê na fotografia, e a legenda dela.'
    }
  }
  return sent
}

/** A text without the signs that would end it in a line of an article. */
const plainLine = (text: string) => text.replaceAll(/[[\]"\n]+/g, ' ').trim()

function pictureNames({ kind, record }: AddressedRecord): TypedForm {
  const typed = typedForm(kind.fields, record.values)
  return Object.fromEntries(keysOf(brandPictures).flatMap((field) => (typed[field] ? [[field, typed[field]]] : [])))
}

/** A file name that none of the brand's other pictures has, so that a new picture never replaces one of them. */
function freePictureName(field: keyof typeof brandPictures, ending: string, names: TypedForm): string {
  const { [field]: stem } = brandPictures
  const name = `${stem}.${ending}`
  const isTaken = Object.entries(names).some(([other, otherName]) => other !== field && otherName === name)
  return isTaken ? `${stem}-2.${ending}` : name
}
