/** Whether the browser itself asks not to be measured: Global Privacy Control, or Do Not Track before it. */
export function refusesMeasuring(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
}
