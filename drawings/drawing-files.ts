import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { colour, nightTone } from './palette.ts'

/**
 * An SVG file: a drawing that follows from no data. A figure stands in an article, a scene is a whole picture of a page,
 * a plate is one without its sheet (the white ground), and a piece is a part of other drawings. Its colours are `var(--brand, #0b5560)`, a name of `palette.ts` or
 * one that the caller of a piece fills, so that any program shows the file.
 */
export type DrawingFile = { svg: string; width: number; height: number }

const paletteNames = new Set([
  ...Object.keys(colour).map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  ...Object.keys(nightTone).map((name) => `night-${name}`),
])
const colourProperty = /var\(--([\w-]+), (#[0-9a-f]{6})\)/g

const readFolders = new Map<string, ReadonlyMap<string, DrawingFile>>()

/** A folder's files by name, read once, in the palette's colours. Throws for a file that does not state its size. */
export function drawingFiles(folder: string): ReadonlyMap<string, DrawingFile> {
  const files = readFolders.get(folder) ?? readDrawingFiles(folder)
  readFolders.set(folder, files)
  return files
}

function readDrawingFiles(folder: string): ReadonlyMap<string, DrawingFile> {
  const path = join(projectFolder(), 'drawings', folder)
  const fileNames = readdirSync(path).filter((fileName) => fileName.endsWith('.svg'))
  return new Map(
    fileNames.toSorted().map((fileName) => [basename(fileName, '.svg'), readDrawingFile(join(path, fileName))]),
  )
}

/** The folder with the drawings, above the sources and above the bundle in `build/`, wherever a command was typed. */
function projectFolder(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'drawings', 'figures')) && folder !== dirname(folder)) folder = dirname(folder)
  return folder
}

function readDrawingFile(path: string): DrawingFile {
  const svg = readFileSync(path, 'utf8')
    .replaceAll(/\n\s*/g, '')
    .replaceAll(colourProperty, (property, name: string, hex: string) => (paletteNames.has(name) ? hex : property))
  const [, width, height] = /^<svg [^>]*viewBox="\S+ \S+ (\d+) (\d+)"/.exec(svg) ?? []
  if (width === undefined) throw new Error(`${path}: viewBox="X Y WIDTH HEIGHT" is missing`)
  return { svg, width: Number(width), height: Number(height) }
}

/** The content of a drawing file, without its `svg` element, title and views. */
export function bodyOf({ svg }: DrawingFile): string {
  return svg.replaceAll(/^<svg [^>]*>|<\/svg>$|<title>[^<]*<\/title>|<view [^>]*>|<\/view>/g, '')
}

/** A drawing of a page or an article without its sheet. In: the name of its file in `drawings/plates/`. */
export const plateBody = (name: string): string => bodyOf(fileNamed('plates', name))

/**
 * A piece of drawings, drawn around the origin. In: the name of its file in `drawings/pieces/`, and the colours of the
 * properties that are not of the palette ('lead' for `var(--lead, #c8322b)`). Throws for a name without a file.
 */
export function piece(name: string, colours: Readonly<Record<string, string>> = {}): string {
  return bodyOf(fileNamed('pieces', name)).replaceAll(
    colourProperty,
    (_property, property: string, defaultColour: string) => colours[property] ?? defaultColour,
  )
}

/** The box of a piece around its origin. Throws for a name without a file. */
export function pieceBox(name: string): readonly [x: number, y: number, width: number, height: number] {
  const { svg, width, height } = fileNamed('pieces', name)
  const [, x, y] = /viewBox="(\S+) (\S+)/.exec(svg) ?? []
  return [Number(x), Number(y), width, height]
}

/** What follows a prefix in the names of the pieces that have it. */
export function pieceNames(prefix: string): string[] {
  const names = [...drawingFiles('pieces').keys()].filter((name) => name.startsWith(prefix))
  return names.map((name) => name.slice(prefix.length))
}

function fileNamed(folder: string, name: string): DrawingFile {
  const file = drawingFiles(folder).get(name)
  if (!file) throw new Error(`drawings/${folder}/${name}.svg is missing`)
  return file
}
