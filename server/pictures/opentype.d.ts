/** The part of opentype.js, which has no types, that the pictures for link previews use. */
declare module 'opentype.js/dist/opentype.mjs' {
  export interface Font {
    charToGlyphIndex: (character: string) => number
    getPath: (text: string, x: number, y: number, size: number) => { toPathData: (decimals: number) => string }
    getAdvanceWidth: (text: string, size: number) => number
  }
  export function parse(data: ArrayBuffer): Font
}
