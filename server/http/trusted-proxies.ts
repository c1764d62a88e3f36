import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** What the connection and the proxies before it state about a visitor. */
export interface Forwarded {
  /** The address of the connection's other end. */
  socketAddress: string
  /** X-Forwarded-For */
  forwardedFor?: string | undefined
  /** X-Forwarded-Proto */
  forwardedProto?: string | undefined
}

/** What a request's connection and headers state about its visitor. */
export function forwardedBy({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): Forwarded {
  return {
    socketAddress: socket.remoteAddress ?? '',
    forwardedFor: headers['x-forwarded-for']?.toString(),
    forwardedProto: headers['x-forwarded-proto']?.toString(),
  }
}

/** The proxies that are trusted (TRUST_PROXY); what anyone else forwards is only the visitor's own claim. */
export class TrustedProxies {
  readonly #ranges: readonly [Address, number][]

  /** In: IP addresses and networks. */
  constructor(ranges: readonly string[]) {
    this.#ranges = ranges.map((range) => {
      if (range.includes('/')) return ipaddr.parseCIDR(range)
      const address = ipaddr.parse(range)
      return [address, address.kind() === 'ipv4' ? 32 : 128]
    })
  }

  /** The key by which a visitor's share is counted. */
  visitorOf(forwarded: Forwarded): string {
    return countedAddress(this.addressOf(forwarded))
  }

  /** The visitor's address: the first one, counted from the connection, that is not a trusted proxy's. */
  addressOf({ socketAddress, forwardedFor = '' }: Forwarded): string {
    // Each hop is read when its turn comes: a visitor may send thousands, of which only the last one counts.
    const hops = forwardedFor.split(',')
    let address = addressIn(socketAddress)
    while (address && this.#includes(address)) {
      const hop = addressIn(hops.pop() ?? '')
      if (!hop) break
      address = hop
    }
    return address?.toString() ?? socketAddress
  }

  /** Whether the visitor uses TLS, which only the proxy knows. */
  isSecure({ socketAddress, forwardedProto = '' }: Forwarded): boolean {
    if (forwardedProto.split(',')[0]?.trim().toLowerCase() !== 'https') return false
    return this.isTrusted(socketAddress)
  }

  /** Whether an address (of the connection's other end) is that of a trusted proxy. */
  isTrusted(socketAddress: string): boolean {
    const address = addressIn(socketAddress)
    return address !== undefined && this.#includes(address)
  }

  #includes(address: Address): boolean {
    return this.#ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits))
  }
}

/**
 * The address in an entry of X-Forwarded-For, without port, brackets and zone; an IPv4 address in IPv6 notation becomes
 * IPv4.
 */
function addressIn(hop: string): Address | undefined {
  const text = hop
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (text === '') return undefined
  // Other notations of IPv4 addresses (octal, a single number) are refused: no proxy writes them.
  const isWritten = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
  return isWritten ? ipaddr.process(text) : undefined
}

/**
 * The key by which a visitor is counted: the address, or for IPv6 the network, in which a visitor has 2^64 addresses.
 */
export function countedAddress(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const [first, second, third, fourth] = ipaddr.IPv6.parse(address).parts.map((part) => part.toString(16))
  return `${first}:${second}:${third}:${fourth}::/64`
}
