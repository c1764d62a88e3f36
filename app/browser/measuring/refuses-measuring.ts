/** Whether the browser asks not to be measured: by Global Privacy Control, or by its predecessor Do Not Track. */
export function refusesMeasuring(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
}
