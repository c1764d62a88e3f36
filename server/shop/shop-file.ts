/** In: a path below `content/`. */
export type ReadContent = (path: string) => Promise<Buffer>

export interface ShopFile {
  /** With a digest of what it is made from (`name.0a1b2c3d.svg`), an address names the same bytes for ever. */
  address: string
  /** Undefined where a file of the content is no longer the one that the shop was loaded with. */
  make: (read: ReadContent) => string | Buffer | undefined | Promise<string | Buffer | undefined>
}
