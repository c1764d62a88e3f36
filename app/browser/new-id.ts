/**
 * An id that nothing else on the device has. `crypto.randomUUID` is missing on a page without TLS, as in a preview on the
 * shop's own network.
 */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
