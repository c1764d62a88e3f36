/**
 * Checks of what a browser had stored. A schema library checks what people write and names each fault; here a value is
 * kept or forgotten, and visitors do not wait for the library (docs/decisions/023-what-travels.md).
 */
export type Check = (value: unknown) => boolean

/** A text of `least` to `most` characters. */
export function isText(most = Number.POSITIVE_INFINITY, least = 0): Check {
  return (value) => typeof value === 'string' && value.length >= least && value.length <= most
}

/** A text with more than spaces in it. */
export const isLabel: Check = (value) => typeof value === 'string' && value.trim() !== ''

export function isMatch(pattern: RegExp, most?: number): Check {
  const isFitting = isText(most)
  return (value) => isFitting(value) && pattern.test(String(value))
}

/** One of the keys of a list of labels. */
export function isKeyOf(labels: object): Check {
  return (value) => typeof value === 'string' && Object.hasOwn(labels, value)
}

export const isNumber: Check = Number.isFinite

/** A whole number from 1 to `most`. */
export function isCount(most: number): Check {
  return (value) => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}

export function isListOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check)
}

/** An object whose values are texts. */
export const isTexts: Check = (value) => isObject(value) && Object.values(value).every(isText())

/** May be missing. */
export function isOptional(check: Check): Check {
  return (value) => value === undefined || check(value)
}

/** An object with properties that pass. */
export function isWith<Shape extends object>(checks: Checks<Shape>): Check {
  return (value) => readObject(value, checks) !== undefined
}

export type Checks<Shape extends object> = { [Key in keyof Required<Shape>]: Check }

/** In: a value from outside, and a check of each property. Out: an object of these properties alone; undefined when one does not pass. */
export function readObject<Shape extends object>(value: unknown, checks: Checks<Shape>): Shape | undefined {
  if (!isObject(value)) return undefined
  const known = new Map(Object.entries(value))
  const properties = Object.entries<Check>(checks)
  if (!properties.every(([name, check]) => check(known.get(name)))) return undefined
  return Object.fromEntries([...known].filter(([name]) => Object.hasOwn(checks, name))) as Shape
}

/** Whatever a text of JSON holds; undefined when it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The callers say what it means that it cannot be read.
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
