/**
 * What a loader sends, as one text of JSON: the router numbers each value of what it sends, which was a twelfth of a
 * page (docs/decisions/023-what-travels.md).
 */
export interface Packed<Value> {
  /** The text, or the address of the file that has it. */
  json: string
  /** Only tells the type. */
  is?: Value
}

export type Unpacked<Sent> = Sent extends Packed<infer Value> ? Value : Sent

const values = new WeakMap<object, unknown>()

/** Texts that came in files of their own, by address; the page's start script asks for them (server/http/pages/late-start.ts). */
const kept = globalThis as { textFiles?: Record<string, string> }

/**
 * In: plain data; the address of a file with its text, for what is the same on many pages. The server renders it as
 * it is, the browser reads it from its text.
 */
export function packed<Value extends object>(value: Value, file?: string): Packed<Value> {
  const sent = { json: file ?? JSON.stringify(value) }
  values.set(sent, value)
  return sent
}

/** The same value for the same answer. What a loader of the browser gave is no text and stays as it is. */
export function unpacked<Sent extends object>(sent: Sent): Unpacked<Sent>
export function unpacked(sent: object): unknown {
  if (!('json' in sent)) return sent
  if (!values.has(sent)) values.set(sent, JSON.parse(kept.textFiles?.[String(sent.json)] ?? String(sent.json)))
  return values.get(sent)
}
