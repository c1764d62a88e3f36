/** Reads a file of the content. In: its path below `content/`. */
export type ReadContent = (path: string) => Promise<Buffer>

/** A file that follows from a shop: a picture, a feed, an index. */
export interface ShopFile {
  /** The address on the site; one with a digest of the sources (`name.0a1b2c3d.svg`) names the same bytes for ever. */
  address: string
  /** Makes the file; undefined where a file of the content is no longer the one that the shop was loaded with. */
  make: (read: ReadContent) => string | Buffer | undefined | Promise<string | Buffer | undefined>
}
