import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Driver } from './driver.ts'
import { chooseOption, countTargets, describe, pressPoint } from './in-page.ts'

/** An element of the page as assistive technology announces it. */
export interface Target {
  role:
    | 'button'
    | 'link'
    | 'heading'
    | 'textbox'
    | 'searchbox'
    | 'combobox'
    | 'checkbox'
    | 'radio'
    | 'dialog'
    | 'group'
    | 'status'
    | 'option'
    | 'slider'
    | 'list'
  name?: string
  /** False: the name only has to contain this. */
  isWhole?: boolean
  /** The index among several, from 0; -1 is the last. */
  nth?: number
  inside?: Target
}

const pointSchema = v.union([v.string(), v.object({ x: v.number(), y: v.number() })])
const sightSchema = v.object({
  name: v.string(),
  text: v.string(),
  x: v.number(),
  y: v.number(),
  width: v.number(),
  height: v.number(),
  href: v.nullable(v.string()),
  hasFocus: v.boolean(),
})

/** A target as a visitor sees it; measures are CSS pixels of the window. */
export type Sight = v.InferOutput<typeof sightSchema>

/** Milliseconds to wait for something to appear. */
const patience = 10_000
/** Code that tells whether React has hydrated the page. */
const isTakenOver =
  'return Object.keys(document.querySelector("main > div") ?? {}).some((key) => key.startsWith("__reactFiber"))'

/** A visitor of the site, in any browser: waits for elements to appear, and clicks only where nothing covers them. */
export class Visitor {
  readonly #driver: Driver
  readonly #site: string

  constructor(driver: Driver, site: string) {
    this.#driver = driver
    this.#site = site
  }

  /** Opens a page of the site and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.#driver.open(this.#site + path)
    await this.until('the page is taken over', () => this.read(isTakenOver, v.boolean()))
  }

  /** Opens any document of the site, with or without scripts. */
  visit(path: string): Promise<void> {
    return this.#driver.open(this.#site + path)
  }

  back(): Promise<void> {
    return this.#driver.back()
  }

  /** Clicks the middle of an element; fails when something covers it. */
  async press(target: Target): Promise<void> {
    let problem = ''
    let last: { x: number; y: number } | undefined
    await this.until(
      () => `${text(target)} can be pressed; it ${problem}`,
      async () => {
        const point = v.parse(pointSchema, await this.#driver.run(pressPoint, { target }))
        if (typeof point === 'string') {
          problem = point
          return false
        }
        // A click on a moving element would miss it.
        const isStill = last?.x === point.x && last.y === point.y
        last = point
        problem = 'moves'
        return isStill
      },
    )
    if (last) await this.#driver.press(last.x, last.y)
  }

  async type(target: Target, letters: string): Promise<void> {
    await this.press(target)
    await this.#driver.type(letters)
  }

  /** Selects from a list of options, which browsers show outside the page. */
  async choose(target: Target, label: string): Promise<void> {
    await this.#driver.run(chooseOption, { target, label })
  }

  /** Types keys into the focused element. */
  keys(letters: string): Promise<void> {
    return this.#driver.type(letters)
  }

  /** Waits until the element is visible. */
  async see(target: Target): Promise<Sight> {
    let sight: Sight | null = null
    await this.until(`${text(target)} is seen`, async () => {
      sight = await this.glimpse(target)
      return sight !== null
    })
    return v.parse(sightSchema, sight)
  }

  /** The element as it is visible now. */
  async glimpse(target: Target): Promise<Sight | null> {
    return v.parse(v.nullable(sightSchema), await this.#driver.run(describe, { target }))
  }

  async count(target: Target): Promise<number> {
    return v.parse(v.number(), await this.#driver.run(countTargets, { target }))
  }

  async read<Schema extends v.GenericSchema>(body: string, schema: Schema): Promise<v.InferOutput<Schema>> {
    return v.parse(schema, await this.#driver.run(body, {}))
  }

  /** Runs code in the page, and waits for its promise. */
  async later<Schema extends v.GenericSchema>(body: string, schema: Schema): Promise<v.InferOutput<Schema>> {
    return v.parse(schema, await this.#driver.run(`return (async () => { ${body} })()`, {}))
  }

  path(): Promise<string> {
    return this.read('return location.pathname + location.search', v.string())
  }

  picture(): Promise<Uint8Array> {
    return this.#driver.picture()
  }

  end(): Promise<void> {
    return this.#driver.end()
  }

  /** Waits until a condition holds. Throws with the description of what did not happen. */
  async until(what: string | (() => string), holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patience
    while (!(await holds())) {
      if (Date.now() > end) throw new Error(`Not so within ${patience} ms: ${typeof what === 'string' ? what : what()}`)
      await wait(60)
    }
  }
}

function text({ role, name, inside }: Target): string {
  return `${role} '${name ?? ''}'${inside ? ` in ${text(inside)}` : ''}`
}
