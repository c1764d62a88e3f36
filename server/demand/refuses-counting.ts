/** Whether a browser asks not to be measured: by Global Privacy Control, or by its predecessor Do Not Track. */
export function refusesCounting(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
}
