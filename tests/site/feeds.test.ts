import { readFile } from 'node:fs/promises'
import { RelaxNGValidator, XmlDocument, XmlValidateError } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { servedSite } from './support/served-site.ts'

const { get } = await servedSite('.')
const textOf = async (address: string) => (await get(address)).text()

/** The feeds, held to the schemas of their formats by libxml2. */
const feeds = [
  { name: 'atom', address: '/blog/atom.xml' },
  { name: 'rss', address: '/blog/rss.xml' },
]

async function faultsOf(name: string, text: string): Promise<string[]> {
  using schema = XmlDocument.fromBuffer(await readFile(`tests/site/schemas/${name}.rng`))
  using validator = RelaxNGValidator.fromDoc(schema)
  using feed = XmlDocument.fromString(text)
  try {
    validator.validate(feed)
    return []
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    return error.details.map(({ message, line }) => `line ${line}: ${message}`)
  }
}

test.each(feeds)('the $name feed is valid', async ({ name, address }) => {
  expect(await faultsOf(name, await textOf(address))).toEqual([])
})

test.each(feeds)('the schema of $name refuses a wrong date and a missing title', async ({ name, address }) => {
  const text = await textOf(address)
  expect(await faultsOf(name, text.replace(/<(pubDate|updated)>[^<]*</, '<$1>ontem<'))).not.toEqual([])
  expect(await faultsOf(name, text.replace(/<title>[^<]*<\/title>/, ''))).not.toEqual([])
})

test.each(feeds)('the $name feed has pictures that its readers can show, by whole addresses', async ({ address }) => {
  const sources = [...(await textOf(address)).matchAll(/&lt;img src=&quot;([^&]*)/g)].map(([, src = '']) => src)
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((src) => !/^https?:\/\/.*\.(png|jpe?g|webp)$/.test(src))).toEqual([])
})
