import type { IncomingMessage } from 'node:http'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import { log } from '#server/log.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6

export interface Forwarded {
  socketAddress: string
  forwardedFor?: string | undefined
  forwardedProto?: string | undefined
}

type ForwardedRequest = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }

/** What a request's connection and headers state about its visitor. In: the request of Node's server. */
export const forwardedBy = ({ socket, headers }: ForwardedRequest): Forwarded => ({
  socketAddress: socket.remoteAddress ?? '',
  forwardedFor: headers['x-forwarded-for']?.toString(),
  forwardedProto: headers['x-forwarded-proto']?.toString(),
})

/** What a request states about its visitor, as forwardedBy has it. In: the context in which the application answers. */
export const forwardedIn = (context: Context): Forwarded => ({
  socketAddress: getConnInfo(context).remote.address ?? '',
  forwardedFor: context.req.header('x-forwarded-for'),
  forwardedProto: context.req.header('x-forwarded-proto'),
})

/** Whether a request comes from this machine itself, and not through a proxy on it. */
export const isFromThisMachine = ({ socketAddress, forwardedFor }: Forwarded): boolean =>
  forwardedFor === undefined && addressIn(socketAddress)?.range() === 'loopback'

/** Warns if the first forwarded request is not from a proxy in TRUST_PROXY: all visitors would count as one. */
export function proxyWarning(trusted: readonly string[]): (request: ForwardedRequest) => void {
  const proxies = new TrustedProxies(trusted)
  let isDecided = false
  return (request) => {
    const { socketAddress, forwardedFor } = forwardedBy(request)
    if (isDecided || forwardedFor === undefined) return
    isDecided = true
    if (proxies.isTrusted(socketAddress)) return
    log('proxy-not-trusted', { expected: 'TRUST_PROXY with the address of the proxy that sends X-Forwarded-For' })
  }
}

/** The trusted proxies (TRUST_PROXY); what anyone else forwards is only the visitor's own claim. */
export class TrustedProxies {
  readonly #ranges: readonly [Address, number][]

  /** Takes IP addresses and networks as TRUST_PROXY lists them. */
  constructor(ranges: readonly string[]) {
    this.#ranges = ranges.map((range) => {
      if (range.includes('/')) return ipaddr.parseCIDR(range)
      const address = ipaddr.parse(range)
      return [address, address.kind() === 'ipv4' ? 32 : 128]
    })
  }

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

  isTrusted(socketAddress: string): boolean {
    const address = addressIn(socketAddress)
    return address !== undefined && this.#includes(address)
  }

  #includes(address: Address): boolean {
    return this.#ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits))
  }
}

/** The address in a hop without port, brackets and zone; an IPv4 address in IPv6 notation becomes IPv4. */
function addressIn(hop: string): Address | undefined {
  const text = hop
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (text === '') return undefined
  // Only usual notations are read, not octal ones or a single number: no proxy writes them.
  const isCommonNotation = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
  return isCommonNotation ? ipaddr.process(text) : undefined
}

/** The address, or for IPv6 its network, by which a visitor is counted: a /64 is one, a /56 four, a /48 sixteen. */
export function countedAddress(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const [first = 0, second = 0, third = 0, fourth = 0] = ipaddr.IPv6.parse(address).parts
  return [first, second, third, fourth & 0x03_03].map((part) => part.toString(16)).join(':')
}
