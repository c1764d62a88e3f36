/** The types of the part of opentype.js that is used; the library has none. */
declare module 'opentype.js/dist/opentype.mjs' {
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    x1?: number
    y1?: number
    x2?: number
    y2?: number
    x?: number
    y?: number
  }
  export interface Font {
    charToGlyphIndex: (character: string) => number
    getPath: (text: string, x: number, y: number, size: number) => { commands: PathCommand[] }
    getAdvanceWidth: (text: string, size: number) => number
  }
  export function parse(data: ArrayBuffer): Font
}
