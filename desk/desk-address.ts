import { isOverTls, type DeskSettings } from './settings.ts'

/** The desk's address in browsers. */
export interface DeskAddress {
  /** The allowed values of a request's Host. */
  hosts: readonly string[]
  /** The beginning of links, without a trailing slash. */
  url: string
  isSecure: boolean
  cookie: string
}

/** The desk's address. In: the settings, and the port on which the desk listens. */
export function deskAddress(settings: Pick<DeskSettings, 'DESK_URL'>, port: number): DeskAddress {
  const { DESK_URL } = settings
  const isSecure = isOverTls(settings)
  return {
    hosts: DESK_URL ? [new URL(DESK_URL).host] : ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`),
    url: DESK_URL || `http://localhost:${port}`,
    isSecure,
    // Ports of one machine share cookies: the number separates two desks.
    cookie: isSecure ? '__Host-mesa' : `mesa-${port}`,
  }
}
