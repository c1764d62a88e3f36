import type { Values } from '#domain/editing/field.ts'
import { typedForm, type FormFaults, type TypedForm } from '#domain/editing/form.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { brand, brandPictures, pictureFile, type BrandPicture } from '#domain/editing/kinds/brand.ts'
import type { EditOptions, FileWrite } from './write-draft.ts'
import * as v from 'valibot'
import { brandSchema } from '#domain/brand.ts'
import type { ContentFault } from '#server/content-error.ts'
import { cnpjFaults } from '#server/content/check/brand.ts'
import { filledBrand } from '#server/content/load/fill-brand.ts'
import { bytesOfText, textOfBytes } from '#server/content/drafts/draft-text.ts'
import { readBrandPicture } from '#server/content/edit/brand-picture.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp } from '#desk/http/desk-routes.ts'
import { drawingHeaders } from '#desk/http/picture-routes.ts'
import { recordAt, textOf, type RecordAt } from './record-at.ts'

/** The pictures that came with the brand's form. */
export interface SentPictures {
  /** The pictures' file names, by the form's field. */
  names: Record<string, string>
  files: FileWrite[]
  /** The faults of the pictures, by field. */
  faults: Record<string, string>
}

/** What is said beside the fields of sent pictures when the form is shown again: browsers do not fill in files. */
export function lostPictures({ names, faults }: SentPictures): Record<string, string> {
  const lost = Object.keys(names).map((field) => [field, 'Escolha o arquivo de novo: a imagem ainda não foi guardada.'])
  return { ...Object.fromEntries(lost), ...faults }
}

/** The brand's pictures as a draft has them. */
export function brandPictureRoutes(app: DeskApp, options: EditOptions): void {
  app.get('/conteudo/:kind/imagens/:field', async (context) => {
    const at = await recordAt(context, options)
    const name = at.kind === brand ? namesIn(at)[context.req.param('field')] : undefined
    const path = `images/brand/${name ?? ''}`
    const text = name === undefined ? null : await textOf(options, at.choice, path)
    if (text === null) throw new Refusal('no-such-picture', 404, 'Não há esta imagem.')
    const type = types[name?.replace(/^.*\./, '').toLowerCase() ?? ''] ?? 'image/png'
    return context.body(new Uint8Array(bytesOfText(path, text)), 200, { ...drawingHeaders, 'Content-Type': type })
  })
}

/** Reads the pictures that somebody chose in the brand's form; other kinds have none. */
export async function sentPictures(context: DeskContext, options: EditOptions, at: RecordAt): Promise<SentPictures> {
  const made: SentPictures = { names: {}, files: [], faults: {} }
  if (at.kind !== brand) return made
  const body = await context.req.parseBody()
  for (const field of brandPictures) {
    const { [pictureFile(field)]: sent } = body
    if (!(sent instanceof File) || sent.size === 0) continue
    const use = field === 'icon' ? 'icon' : field.startsWith('workshop.') ? 'photograph' : 'logo'
    const read = await readBrandPicture(Buffer.from(await sent.arrayBuffer()), use)
    if (read.kind === 'refused') {
      made.faults[field] = read.why
      continue
    }
    const name = fileName(field, read.ending, { ...namesIn(at), ...made.names })
    const path = `images/brand/${name}`
    const seen = await textOf(options, at.choice, path)
    made.names[field] = name
    made.files.push({ path, seen, text: textOfBytes(path, read.bytes) })
  }
  return made
}

/** The names of the brand's picture files, by field. */
function namesIn({ kind, record }: RecordAt): TypedForm {
  const typed = typedForm(kind.fields, record.values)
  return Object.fromEntries(brandPictures.flatMap((field) => (typed[field] ? [[field, typed[field]]] : [])))
}

const stems: Readonly<Record<BrandPicture, string>> = {
  'logo.light': 'logo',
  'logo.dark': 'logo-escuro',
  icon: 'icone',
  'workshop.front': 'oficina-fachada',
  'workshop.bench': 'oficina-bancada',
  'workshop.team': 'oficina-equipe',
}

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

/** A file name that none of the brand's other pictures has, so that a new picture never replaces one of them. */
function fileName(field: BrandPicture, ending: string, names: TypedForm): string {
  const others = new Set(brandPictures.flatMap((other) => (other === field ? [] : names[other])))
  const name = `${stems[field]}.${ending}`
  return others.has(name) ? `${stems[field]}-2.${ending}` : name
}

/**
 * What the content's check finds in the brand beyond its schema, by field; nothing for other kinds. Checks that need other
 * files run before publication.
 */
export function checkedBrand(kind: ContentKind, values: Values): FormFaults {
  const read = kind === brand ? v.safeParse(brandSchema, values) : undefined
  if (!read?.success) return {}
  const faults: ContentFault[] = cnpjFaults(read.output)
  filledBrand(read.output, faults)
  return Object.fromEntries(faults.map(({ path, problem }) => [path, problem]))
}
