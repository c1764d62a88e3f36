/**
 * The visitor's address: the socket's, or, behind `trustedProxies` proxies, the entry that the
 * outermost of them wrote into X-Forwarded-For. Entries before it are the visitor's own claim.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  return hops.at(-trustedProxies) || socketAddress
}
