import { isOverTls, type DeskSettings } from './settings.ts'

/** Where the desk is, as browsers see it. */
export interface Place {
  /** What a request's Host may be. */
  hosts: readonly string[]
  /** What links begin with, without a slash at the end. */
  url: string
  isSecure: boolean
  cookie: string
}

/** In: the settings, and the port that was had. */
export function placeOf(settings: Pick<DeskSettings, 'DESK_URL'>, port: number): Place {
  const { DESK_URL } = settings
  const isSecure = isOverTls(settings)
  return {
    hosts: DESK_URL ? [new URL(DESK_URL).host] : ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`),
    url: DESK_URL || `http://localhost:${port}`,
    isSecure,
    // Ports of one machine share their cookies: the number keeps two desks apart.
    cookie: isSecure ? '__Host-mesa' : `mesa-${port}`,
  }
}
