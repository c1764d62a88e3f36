import { readFile } from 'node:fs/promises'
import { RelaxNGValidator, XmlDocument, XmlValidateError } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { servedSite } from './support/served-site.ts'

const { get } = await servedSite('.')
const textOf = async (address: string) => (await get(address)).text()

/** The faults of a feed by the schema of its format. */
async function faultsOf(text: string): Promise<string[]> {
  using schema = XmlDocument.fromBuffer(await readFile('tests/site/schemas/rss.rng'))
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

const feed = await textOf('/blog/rss.xml')

test('the feed is valid', async () => {
  expect(await faultsOf(feed)).toEqual([])
})

test('the schema refuses a wrong date and a missing title', async () => {
  expect(await faultsOf(feed.replace(/<pubDate>[^<]*</, '<pubDate>ontem<'))).not.toEqual([])
  expect(await faultsOf(feed.replace(/<title>[^<]*<\/title>/, ''))).not.toEqual([])
})

test('the feed has pictures that its readers can show, by whole addresses', () => {
  const sources = [...feed.matchAll(/&lt;img src=&quot;([^&]*)/g)].map(([, src = '']) => src)
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((src) => !/^https?:\/\/.*\.(png|jpe?g|webp)$/.test(src))).toEqual([])
})

test('who reads the address of the former Atom feed gets the same', async () => {
  expect(await textOf('/blog/atom.xml')).toBe(feed)
})
