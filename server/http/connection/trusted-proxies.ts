import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

const rememberedVisitors = 1000
const longestKey = 200

/** What the connection and the proxies before it say about a visitor. */
export interface Forwarded {
  /** The address at the other end of the connection. */
  socketAddress: string
  /** X-Forwarded-For */
  forwardedFor?: string | undefined
  /** X-Forwarded-Proto */
  forwardedProto?: string | undefined
}

/** What a request says about its visitor. */
export function forwardedBy({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): Forwarded {
  return {
    socketAddress: socket.remoteAddress ?? '',
    forwardedFor: headers['x-forwarded-for']?.toString(),
    forwardedProto: headers['x-forwarded-proto']?.toString(),
  }
}

/** The proxies that may be believed (TRUST_PROXY); what anyone else forwards is the visitor's own claim. */
export class TrustedProxies {
  readonly #ranges: readonly [Address, number][]
  /** By connection and what it forwards. */
  readonly #visitors = new Map<string, string>()

  /** In: IP addresses and networks. */
  constructor(ranges: readonly string[]) {
    this.#ranges = ranges.map((range) => {
      if (range.includes('/')) return ipaddr.parseCIDR(range)
      const address = ipaddr.parse(range)
      return [address, address.kind() === 'ipv4' ? 32 : 128]
    })
  }

  /** Whose request it is: what their share is counted by. */
  visitorOf(forwarded: Forwarded): string {
    // Reading addresses takes as long as answering with a file, and whoever comes comes many times.
    const key = `${forwarded.socketAddress} ${this.#ranges.length > 0 ? (forwarded.forwardedFor ?? '') : ''}`
    const known = this.#visitors.get(key)
    if (known !== undefined) return known
    const visitor = countedAddress(this.addressOf(forwarded))
    // Who forwards a whole list of addresses makes it up.
    if (key.length > longestKey) return visitor
    if (this.#visitors.size >= rememberedVisitors) this.#visitors.clear()
    this.#visitors.set(key, visitor)
    return visitor
  }

  /** The visitor's address: the first one, from the connection outwards, that is not a trusted proxy's. */
  addressOf({ socketAddress, forwardedFor = '' }: Forwarded): string {
    const hops = forwardedFor.split(',').map(addressIn)
    let address = addressIn(socketAddress)
    while (address && this.#includes(address) && hops.at(-1)) address = hops.pop()
    return address?.toString() ?? socketAddress
  }

  /** Whether the visitor came over TLS, which only a proxy can know. */
  isSecure({ socketAddress, forwardedProto = '' }: Forwarded): boolean {
    if (forwardedProto.split(',')[0]?.trim().toLowerCase() !== 'https') return false
    return this.isTrusted(socketAddress)
  }

  /** Whether what comes from this address (the other end of a connection) may be believed. */
  isTrusted(socketAddress: string): boolean {
    const address = addressIn(socketAddress)
    return address !== undefined && this.#includes(address)
  }

  #includes(address: Address): boolean {
    return this.#ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits))
  }
}

/** The address that a hop names, without port, brackets and zone; an IPv4 address that is written as IPv6 is one of IPv4. */
function addressIn(hop: string): Address | undefined {
  const text = hop
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (text === '') return undefined
  // Numbers that stand for IPv4 addresses in other forms (octal, one number) are nobody's way to write a hop.
  const isWritten = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
  return isWritten ? ipaddr.process(text) : undefined
}

/** What posts are counted by: the address, or of IPv6 the network, of which a visitor has 2^64 addresses. */
export function countedAddress(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const [first, second, third, fourth] = ipaddr.IPv6.parse(address).parts.map((part) => part.toString(16))
  return `${first}:${second}:${third}:${fourth}::/64`
}
