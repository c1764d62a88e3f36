import { escapeHtml } from '#domain/text/escape-html.ts'
import { bodyOf, type DrawingFile, drawingFiles } from '#drawings/drawing-files.ts'
import { colour, thinLine } from '#drawings/palette.ts'
import { caption } from '#drawings/plugs/plug-detail.ts'
import { largeWords, purposeCaption } from '#drawings/purpose-caption.ts'
import { voltsOf } from '#drawings/specifications.ts'
import { altText, type Composition, type Drawable, type Drawing } from '#drawings/subject.ts'
import { part, path, placed, type Point, rect } from '#drawings/svg.ts'

const dashed = { ...thinLine, fill: colour.sheet, rx: 14, 'stroke-dasharray': '8 6' }

/** The drawing of an unconfirmed shape: its position in the circuit, and an outline in place of a photograph. */
const unknownShape: Composition<Drawable> = {
  whole: ({ product }) => ({
    body:
      part('outline', [
        path('M24 150H100M380 150H456M440 138L456 150L440 162', thinLine),
        rect([100, 50, 280, 200], dashed),
      ]) +
      largeWords(product.name.split(/ (?:com|para) /)[0] ?? '', { at: [240, 120], width: 260, lines: 2 }) +
      caption([240, 226], 'a conferir') +
      purposeCaption(product, { at: [240, 310], lines: 2 }),
    alt: `${product.name}: contorno tracejado no sentido do fluxo, forma a conferir por foto.`,
  }),
  detail: ({ product }) => ({
    body: part('outline', [rect([110, 80, 260, 200], dashed)]) + caption([240, 188], 'a conferir por foto'),
    alt: `${product.name}: contorno tracejado, encaixe a conferir por foto.`,
  }),
}

/**
 * A composition from a table of a type's `form`s (its shapes) and the form drawn where the data name none. A form that
 * the table lacks is drawn as an unconfirmed shape, not as the common one, which would show another part.
 */
export function byForm<Item extends Drawable>(
  common: string,
  forms: Readonly<Record<string, Composition<Item>>>,
): Composition<Item> {
  const compositionOf = ({ traits }: Item): Composition<Item> => forms[traits.form ?? common] ?? unknownShape
  return {
    whole: (subject) => compositionOf(subject).whole(subject),
    detail: (subject) => compositionOf(subject).detail(subject),
    forms: Object.keys(forms).toSorted((a, b) => Number(b === common) - Number(a === common)),
  }
}

interface Slots<Item> {
  /** Texts for `<text data-slot="marca" …/>` by the slot's name; a slot without a text is removed. */
  texts?: Readonly<Record<string, (subject: Item) => string | undefined>>
  /** Drawings for `<g data-slot="entradas" transform="translate(72 90)"/>` by the slot's name. */
  drawings?: Readonly<Record<string, (subject: Item, at: Point) => string>>
}

/**
 * The forms of a type that are files, `drawings/forms/<folder>/<form>.svg`, whose title is the alternative text. The
 * detail is a view of the same file, or `<form>-detalhe.svg`; forms whose names begin alike may share one
 * (`dea-detalhe.svg`). Slots hold what a product's data state: 'finalidade' (the part's purpose), 'tensao' (its
 * voltage), and those of the second argument. Throws for a slot that nothing fills.
 */
export function formsFromFiles<Item extends Drawable>(
  folder: string,
  slots: Slots<Item> = {},
): Record<string, Composition<Item>> {
  const files = drawingFiles(`forms/${folder}`)
  const fillFor = (drawing: Drawing) => (subject: Item) => fillSlots(drawing, subject, slots)
  return Object.fromEntries(
    [...files]
      .filter(([name]) => !name.endsWith('detalhe'))
      .map(([form, file]) => [form, { whole: fillFor(drawingOf(file)), detail: fillFor(detailOf(files, form)) }]),
  )
}

/** The detail file of a form whose whole is not drawn from a file. */
export function detailFromFile(folder: string, form: string): (subject: Drawable) => Drawing {
  const drawing = detailOf(drawingFiles(`forms/${folder}`), form)
  return (subject) => fillSlots(drawing, subject, {})
}

/** Fills a file's slots with what a product's data state. */
function fillSlots<Item extends Drawable>(drawing: Drawing, subject: Item, slots: Slots<Item>): Drawing {
  const texts: Slots<Item>['texts'] = { tensao: voltsOf, ...slots.texts }
  const drawings: Slots<Item>['drawings'] = { finalidade: purposeAt, ...slots.drawings }
  const addedTexts: (string | undefined)[] = []
  const body = drawing.body
    .replaceAll(/<text data-slot="([\w-]+)"([^>]*)\/>/g, (...[, name = '', attributes]: string[]) => {
      const text = filler(texts, name)(subject)
      addedTexts.push(text)
      return text ? `<text${attributes}>${escapeHtml(text)}</text>` : ''
    })
    .replaceAll(
      /<g data-slot="([\w-]+)" transform="translate\((\S+) (\S+)\)"\/>/g,
      (...[, name = '', x, y]: string[]) => filler(drawings, name)(subject, [Number(x), Number(y)]),
    )
  return { body, alt: altText(`${subject.product.name}: ${drawing.alt}`, ...addedTexts) }
}

function filler<Filler>(fillers: Readonly<Record<string, Filler>>, slot: string): Filler {
  const slotFiller = fillers[slot]
  if (!slotFiller) throw new Error(`A file of drawings/forms/ has a slot '${slot}', which nothing fills.`)
  return slotFiller
}

const purposeAt = ({ product }: Drawable, at: Point): string =>
  purposeCaption(product, { at, lines: 1 + Math.floor((352 - at[1]) / 40) })

const drawingOf = (file: DrawingFile): Drawing => ({
  body: bodyOf(file),
  alt: /^<svg [^>]*><title>([^<]*)/.exec(file.svg)?.[1] ?? '',
})

/** The detail of a form: a view in its file, else the `-detalhe` file with the longest beginning of the form's name. */
function detailOf(files: ReadonlyMap<string, DrawingFile>, form: string): Drawing {
  const formFile = files.get(form)
  const [, x, y, width, alt] =
    /<view id="detalhe" viewBox="(\S+) (\S+) (\S+) \S+"><title>([^<]*)/.exec(formFile?.svg ?? '') ?? []
  if (formFile && alt !== undefined) {
    const scale = 480 / Number(width)
    // A detail has no slots: only the whole shows the product's data, which a view would cut off.
    const body = bodyOf(formFile).replaceAll(/<(?:g|text) data-slot[^>]*\/>/g, '')
    return { body: placed({ at: [-Number(x) * scale, -Number(y) * scale], scale }, body), alt }
  }
  const words = form.split('-')
  const names = words.map((_, index) => [...words.slice(0, words.length - index), 'detalhe'].join('-'))
  const file = [...names, 'detalhe'].map((name) => files.get(name)).find((candidate) => candidate !== undefined)
  if (!file) throw new Error(`The form '${form}' has no detail.`)
  return drawingOf(file)
}
