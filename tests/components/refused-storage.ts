import { onTestFinished } from 'vitest'

/** Until the test ends, the device has no room for what it keeps under names with this ending. */
export function refuseToKeep(ending: string): void {
  const write: Storage['setItem'] = Reflect.get(Storage.prototype, 'setItem')
  Storage.prototype.setItem = function set(key, text) {
    if (this === localStorage && key.endsWith(ending)) throw new DOMException('full', 'QuotaExceededError')
    Reflect.apply(write, this, [key, text])
  }
  onTestFinished(() => {
    Storage.prototype.setItem = write
    sessionStorage.clear()
  })
}
