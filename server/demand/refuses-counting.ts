/** Whether a browser asks not to be measured: Global Privacy Control, or Do Not Track before it. */
export function refusesCounting(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
}
