import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { colour, nightTone } from './palette.ts'

/**
 * An SVG file: a drawing that follows from no data. Its colours are `var(--brand, #0b5560)`, a name of `palette.ts` or
 * one that the caller of a piece fills, so that any program shows the file.
 */
export type DrawingFile = { svg: string; width: number; height: number }

const paletteNames = new Set([
  ...Object.keys(colour).map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  ...Object.keys(nightTone).map((name) => `night-${name}`),
])
const colourProperty = /var\(--([\w-]+), (#[0-9a-f]{6})\)/g

/** Reads a folder's files by name, in the palette's colours. Throws for a file that does not state its size. */
export function drawingFiles(folder: string): ReadonlyMap<string, DrawingFile> {
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

export const figures = drawingFiles('figures')

/** The pictures of pages that are files, complete with their sheets, by name. */
export const sceneFiles = drawingFiles('scenes')

const plates = drawingFiles('plates')

/** A drawing of a page or an article without its sheet. In: the name of its file in `drawings/plates/`. */
export const plateBody = (name: string): string => bodyOf(fileNamed(plates, name, 'plates'))

const pieces = drawingFiles('pieces')

/**
 * A piece of drawings, drawn around the origin. In: the name of its file in `drawings/pieces/`, and the colours of the
 * properties that are not of the palette ('lead' for `var(--lead, #c8322b)`). Throws for a name without a file.
 */
export function piece(name: string, colours: Readonly<Record<string, string>> = {}): string {
  return bodyOf(fileNamed(pieces, name, 'pieces')).replaceAll(
    colourProperty,
    (_property, property: string, defaultColour: string) => colours[property] ?? defaultColour,
  )
}

export function pieceBox(name: string): readonly [x: number, y: number, width: number, height: number] {
  const { svg, width, height } = fileNamed(pieces, name, 'pieces')
  const [, x, y] = /viewBox="(\S+) (\S+)/.exec(svg) ?? []
  return [Number(x), Number(y), width, height]
}

export function pieceNames(beginning: string): string[] {
  return [...pieces.keys()].filter((name) => name.startsWith(beginning)).map((name) => name.slice(beginning.length))
}

function fileNamed(files: ReadonlyMap<string, DrawingFile>, name: string, folder: string): DrawingFile {
  const file = files.get(name)
  if (!file) throw new Error(`drawings/${folder}/${name}.svg is missing`)
  return file
}
