import { readFile } from 'node:fs/promises'
import { RelaxNGValidator, XmlDocument, XmlValidateError } from 'libxml2-wasm'
import { expect, test } from 'vitest'

/** The built feeds, held to the schemas of their formats by libxml2. */
const feeds = [
  { name: 'atom', file: 'build/current/client/blog/atom.xml' },
  { name: 'rss', file: 'build/current/client/blog/rss.xml' },
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

test.each(feeds)('the $name feed is valid', async ({ name, file }) => {
  expect(await faultsOf(name, await readFile(file, 'utf8'))).toEqual([])
})

test.each(feeds)('the schema of $name refuses a wrong date and a missing title', async ({ name, file }) => {
  const text = await readFile(file, 'utf8')
  expect(await faultsOf(name, text.replace(/<(pubDate|updated)>[^<]*</, '<$1>ontem<'))).not.toEqual([])
  expect(await faultsOf(name, text.replace(/<title>[^<]*<\/title>/, ''))).not.toEqual([])
})

test.each(feeds)('the $name feed has pictures that its readers can show, by whole addresses', async ({ file }) => {
  const sources = [...(await readFile(file, 'utf8')).matchAll(/&lt;img src=&quot;([^&]*)/g)].map(([, src = '']) => src)
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((src) => !/^https?:\/\/.*\.(png|jpe?g|webp)$/.test(src))).toEqual([])
})
