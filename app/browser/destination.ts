/**
 * Notes where the visitor is about to go. The router loads the present page anew when the code of the next one
 * cannot be had, as after a new release: the start script (server/http/pages/late-start.ts) then goes on to where
 * the visitor was going.
 */
export function noteDestination(address: string | undefined): void {
  try {
    if (address) sessionStorage.setItem('destino', address)
    else sessionStorage.removeItem('destino')
  } catch {
    // Without storage the press is lost with its page, which is what the router does by itself.
  }
}
