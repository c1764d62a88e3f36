import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * A drawing that follows from no data: an SVG file below `drawings/`. Its colours are written as `var(--petrol,
 * #0b5560)`: a name of `drawings/palette.ts` with its colour, so that any program shows the file; `inColours` puts the
 * shop's in their place.
 */
export interface DrawnFile {
  svg: string
  width: number
  height: number
}

/** The figures of articles, by the name that an article writes. */
export const figures = drawnFiles('figures')

/** The pictures of pages that are files, by their names. */
export const drawnScenes = drawnFiles('scenes')

/** Reads a folder of `drawings/`. Throws for a file that does not state its size. */
function drawnFiles(folder: string): ReadonlyMap<string, DrawnFile> {
  const path = join(projectFolder(), 'drawings', folder)
  const names = readdirSync(path).filter((file) => file.endsWith('.svg'))
  return new Map(names.toSorted().map((file) => [basename(file, '.svg'), drawnFile(join(path, file))]))
}

/** The folder with the drawings, above the sources and above the bundle in `build/`, wherever a command was typed. */
function projectFolder(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'drawings', 'figures')) && folder !== dirname(folder)) folder = dirname(folder)
  return folder
}

function drawnFile(path: string): DrawnFile {
  const svg = readFileSync(path, 'utf8').replaceAll(/\n\s*/g, '')
  const [, width, height] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  if (width === undefined) throw new Error(`${path}: viewBox="0 0 WIDTH HEIGHT" is missing`)
  return { svg, width: Number(width), height: Number(height) }
}
