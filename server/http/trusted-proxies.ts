import { BlockList, isIP, isIPv4 } from 'node:net'

/** What the connection and the proxies before it say about a visitor. */
export interface Forwarded {
  /** The address at the other end of the connection. */
  socketAddress: string
  /** X-Forwarded-For */
  forwardedFor?: string | undefined
  /** X-Forwarded-Proto */
  forwardedProto?: string | undefined
}

/** The proxies that may be believed (TRUST_PROXY); what anyone else forwards is the visitor's own claim. */
export class TrustedProxies {
  readonly #ranges = new BlockList()

  /** In: IP addresses and networks. */
  constructor(ranges: readonly string[]) {
    for (const range of ranges) {
      const [address = '', bits] = range.split('/')
      const family = isIPv4(address) ? 'ipv4' : 'ipv6'
      if (bits === undefined) this.#ranges.addAddress(address, family)
      else this.#ranges.addSubnet(address, Number(bits), family)
    }
  }

  /** The visitor's address: the first one, from the connection outwards, that is not a trusted proxy's. */
  addressOf({ socketAddress, forwardedFor = '' }: Forwarded): string {
    const hops = forwardedFor.split(',').map(bare)
    let address = bare(socketAddress)
    while (this.#includes(address) && isIP(hops.at(-1) ?? '') !== 0) address = hops.pop() ?? address
    return address
  }

  /** Whether the visitor came over TLS, which only a proxy can know. */
  isSecure({ socketAddress, forwardedProto = '' }: Forwarded): boolean {
    return forwardedProto.split(',')[0]?.trim().toLowerCase() === 'https' && this.#includes(bare(socketAddress))
  }

  #includes(address: string): boolean {
    const version = isIP(address)
    return version !== 0 && this.#ranges.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
}

/** Without port, brackets, zone, and the IPv6 form of an IPv4 address. */
function bare(hop: string): string {
  const text = hop
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text) ?? []
  return mapped ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** What posts are counted by: the address, or of IPv6 the network, of which a visitor has 2^64 addresses. */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = head ? head.split(':') : []
  const rest = tail ? tail.split(':') : []
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  const all = address.includes('::') ? [...groups, ...zeros, ...rest] : groups
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
