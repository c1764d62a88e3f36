import { connectorKeysOf } from '#domain/catalogue/part/ends.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import type { Parameter } from '#domain/catalogue/registry/parameters.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import { normalize } from '#domain/text/normalize.ts'
import { calledMost, firstIsOf, type AskedText, type Catalogue, type Part } from './kind.ts'

/** Queries for connectors by name: alone, after 'conector' or another noun, and with the parameter they serve. */
export function connectorTexts(parts: readonly Part[], catalogue: Catalogue): Record<string, AskedText[]> {
  const asked = askedNames(parts, catalogue)
  // A name that the vocabulary uses for something else is not asked alone: 'MultiMed' is also a line of machines, and
  // 'engate da braçadeira' a part.
  const meant = wordsOfVocabulary(catalogue.vocabulary)
  const carried = asked.filter(({ text, carriers }) => carriers.size > 0 && !meant.has(normalize(text)))
  const aliases = carried.filter(({ isAlias }) => isAlias)
  return {
    'connector alone': carried.map(({ text, carriers }) => ({ text, isRight: firstIsOf(carriers) })),
    "connector after 'conector'": aliases.map(({ text, carriers }) => ({
      text: `conector ${text}`,
      isRight: firstIsOf(carriers),
    })),
    'connector and parameter': aliases.flatMap(({ text, carriers, parameters: [first, ...others] }) => {
      const word = first && parameterWords[first]
      return word && others.length === 0 ? [{ text: `${word} ${text}`, isRight: firstIsOf(carriers) }] : []
    }),
    'connector after another noun': aliases.map(({ text, carriers }, place) => ({
      text: `${connectorNouns[place % connectorNouns.length]} ${text}`,
      isRight: firstIsOf(carriers),
    })),
    'connector that no part has': asked
      .filter(({ carriers, mates }) => carriers.size + mates.size === 0)
      .map(({ text }) => ({
        text: `conector ${text}`,
        isRight: ({ hits, droppedWords }) => hits.length === 0 || droppedWords.length > 0,
      })),
  }
}

/** Every name of a connector, with the parts that have a connector of that name, and the parts with its mating half. */
function askedNames(parts: readonly Part[], { registries: { connectors: all } }: Catalogue) {
  const names = [...new Set(all.flatMap(({ name, aliases }) => [name, ...aliases]))]
  return names.map((text) => {
    const connectors = withPins(text, all) ?? all.filter(({ name, aliases }) => [name, ...aliases].includes(text))
    const isMate = ({ key, mates = [] }: Connector) =>
      connectors.some((one) => mates.includes(one.key) || one.mates?.includes(key))
    return {
      text,
      parameters: [...new Set(connectors.flatMap(({ uses }) => uses.map(({ parameter }) => parameter)))],
      isAlias: connectors.every(({ name }) => name !== text),
      carriers: carriersOf(parts, connectors),
      mates: carriersOf(parts, all.filter(isMate)),
    }
  })
}

/** The connectors with a number of contacts, for a name like '12 pinos'; undefined for other names. */
function withPins(text: string, connectors: readonly Connector[]): Connector[] | undefined {
  const [, pins] = /^(\d+) pinos$/.exec(text) ?? []
  return pins === undefined ? undefined : connectors.filter((one) => String(one.contacts) === pins)
}

const connectorNouns = ['plug', 'plugue', 'encaixe', 'terminal', 'ponta', 'pino', 'engate', 'entrada']

/** The words that buyers write for a parameter beside a connector. */
const parameterWords: Partial<Record<Parameter, string>> = {
  ecg: 'ecg',
  spo2: 'spo2',
  pni: 'pni',
  pi: 'pressão invasiva',
  temperatura: 'temperatura',
}

function carriersOf(parts: readonly Part[], connectors: readonly Connector[]): Set<string> {
  const keys = new Set(connectors.map(({ key }) => key))
  return new Set(parts.filter((part) => connectorKeysOf(part).some((key) => keys.has(key))).map(({ id }) => id))
}

/** All names of types, brands and special parts in the vocabulary, normalised. */
function wordsOfVocabulary({ intent }: SearchVocabulary): Set<string> {
  const names = Object.values(intent.productTypes).flatMap((words) => words.names)
  const brands = intent.brands.flatMap(({ label, aliases, lines }) => [label, ...aliases, ...lines])
  return new Set(
    [...names, ...brands, ...intent.specialized.flatMap(({ phrases }) => phrases)].map((text) => normalize(text)),
  )
}

/** Queries for each type with each other name of each connector that its parts have. */
export function partConnectorTexts(parts: readonly Part[], { registries, vocabulary }: Catalogue): AskedText[] {
  const { connectors } = registriesOf(registries)
  const meant = wordsOfVocabulary(vocabulary)
  const asked = new Map<string, AskedText>()
  for (const part of parts)
    for (const key of connectorKeysOf(part))
      for (const name of connectors.get(key)?.aliases ?? []) {
        const text = `${calledMost[part.productType]} ${name}`
        if (meant.has(normalize(name))) continue
        const isCalled = ({ aliases }: Connector) => aliases.includes(name)
        const same = withPins(name, registries.connectors) ?? registries.connectors.filter(isCalled)
        const sisters = parts.filter(({ productType }) => productType === part.productType)
        asked.set(text, { text, isRight: firstIsOf(carriersOf(sisters, same)) })
      }
  return [...asked.values()]
}
