import { print } from './terminal.ts'

/** Writes an event as one line of JSON to standard output; never names, addresses, messages or other personal data. */
export function log(event: string, details: Record<string, string | number | boolean> = {}): void {
  print(JSON.stringify({ time: new Date().toISOString(), event, ...details }))
}
