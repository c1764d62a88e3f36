import { XmlDocument, XmlElement } from 'libxml2-wasm'

/**
 * Google's product data specification as far as this catalogue uses it: which attributes every item has, with their
 * values and lengths. The rules check the written text and share nothing with the code that writes it.
 */

const namespaces = { g: 'http://base.google.com/ns/1.0' }
const absolute = /^https?:\/\/[^\s/]+\/\S+$/
/** Any text of at most a number of characters, on one or more lines, without HTML. */
const text = (most: number) => new RegExp(`^(?![\\s\\S]*<\\/?[a-z])[\\s\\S]{1,${most}}$`, 'u')

const rules: Record<string, RegExp> = {
  id: /^\S{1,50}$/u,
  title: text(150),
  description: text(5000),
  link: absolute,
  image_link: /^https?:\/\/[^\s/]+\/\S+\.(?:png|jpe?g|webp|gif)$/,
  availability: /^(?:in_stock|out_of_stock|preorder|backorder)$/,
  price: /^(?!0+\.00)\d+\.\d{2} BRL$/,
  condition: /^(?:new|refurbished|used)$/,
  product_type: text(750),
  brand: text(70),
  identifier_exists: /^(?:yes|no)$/,
  item_group_id: /^\S{1,50}$/u,
}
const required = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price']

/** A feed's items, each with its attributes by name. Throws when the text is no well-formed XML. */
export function googleItems(feed: string): Map<string, string>[] {
  using document = XmlDocument.fromString(feed)
  return document.find('/rss[@version="2.0"]/channel/item').map((item) => {
    const attributes = item.find('g:*', namespaces).filter((node) => node instanceof XmlElement)
    return new Map(attributes.map(({ name, content }) => [name, content]))
  })
}

/** What the receiver would refuse: channel, missing attributes, values, ids that come twice. */
export function googleFaults(feed: string): string[] {
  using document = XmlDocument.fromString(feed)
  const channel = ['title', 'link', 'description'].filter((name) => !document.get(`/rss/channel/${name}/text()`))
  const items = googleItems(feed)
  const ids = items.map((item) => item.get('id'))
  return [
    ...channel.map((name) => `channel without ${name}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} comes twice`),
    ...items.flatMap((item) => itemFaults(item).map((fault) => `${item.get('id')}: ${fault}`)),
  ]
}

function itemFaults(item: ReadonlyMap<string, string>): string[] {
  const missing = required.filter((name) => !item.has(name)).map((name) => `no ${name}`)
  const wrong = [...item].flatMap(([name, value]) => (rules[name]?.test(value) ? [] : [`${name}: '${value}'`]))
  // An item needs a brand, or the statement that it has no identifiers.
  const isNameless = !item.has('brand') && item.get('identifier_exists') !== 'no'
  return [...missing, ...wrong, ...(isNameless ? ['neither a brand nor identifier_exists=no'] : [])]
}
