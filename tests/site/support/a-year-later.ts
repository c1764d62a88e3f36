/** Loaded before a program (`node --import`): sets its clock more than a year ahead. */
const aheadMilliseconds = 400 * 24 * 60 * 60 * 1000
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...parts: [] | ConstructorParameters<typeof RealDate>) {
    if (parts.length === 0) super(RealDate.now() + aheadMilliseconds)
    else super(...parts)
  }

  static override now(): number {
    return RealDate.now() + aheadMilliseconds
  }
} as DateConstructor
