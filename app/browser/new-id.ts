/** An id that nothing else on the device has: `crypto.randomUUID` is missing on a page without TLS. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
