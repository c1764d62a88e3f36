/** A visitor's actions in a browser, independent of the protocol. Points are CSS pixels of the window. */
export interface Driver {
  open: (url: string) => Promise<void>
  /** One step back in the history. */
  back: () => Promise<void>
  /** Runs the body of a function in the page; its result must be JSON. */
  run: (body: string, argument: unknown) => Promise<unknown>
  press: (x: number, y: number) => Promise<void>
  /** Types into the focused element. */
  type: (text: string) => Promise<void>
  /** PNG of the window. */
  picture: () => Promise<Uint8Array>
  end: () => Promise<void>
}

export interface WindowSize {
  width: number
  height: number
}
