/** Loaded before a program (`node --import`): sets its clock more than a year ahead. */
const aYear = 400 * 24 * 60 * 60 * 1000
const Now = Date

globalThis.Date = class extends Now {
  constructor(...given: [] | ConstructorParameters<typeof Now>) {
    if (given.length === 0) super(Now.now() + aYear)
    else super(...given)
  }

  static override now(): number {
    return Now.now() + aYear
  }
} as DateConstructor
