import postgres from 'postgres'
import { withoutContactData } from '#domain/text/contact-data.ts'
import { startPostgres, type PostgresServer } from '#tests/server/support/postgres-server.ts'
import { compactCode } from '#domain/text/code.ts'
import { normalize } from '#domain/text/normalize.ts'
import { stem, wordsOf } from '#domain/text/tokens.ts'
import { withoutCourtesies } from '#domain/search/index/courtesies.ts'
import type { SearchDocument } from '#domain/search/index/document.ts'
import { buildIndex, type SearchIndex } from '#domain/search/index/search-index.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import { understand } from '#domain/search/query/intent.ts'
import { askingSentence, needsOf } from '#domain/search/query/needs.ts'
import { readQuery } from '#domain/search/query/read-query.ts'
import { search } from '#domain/search/search.ts'
import type { SearchAnswer } from '#domain/search/search-answer.ts'
import { judgement } from '#domain/search/weights.ts'
import { fillTables, type Sql } from './candidate-tables.ts'

interface Means {
  documents: readonly SearchDocument[]
  vocabulary: SearchVocabulary
}

/** How many candidates each wish of a query may have by its words; its codes may name as many. */
const mostCandidates = 60

/**
 * A catalogue in PostgreSQL's full text, which names the candidates of a query; the site's own search orders them. For a catalogue
 * whose index is too large for a process (docs/decisions/013-large-catalogues.md).
 */
export class CandidateStore {
  readonly #means: Means
  readonly #server: PostgresServer
  readonly #sql: Sql
  /** Reads queries by the vocabulary alone: it knows no word of the catalogue. */
  readonly #reader: SearchIndex

  private constructor(means: Means, server: PostgresServer, sql: Sql) {
    this.#means = means
    this.#server = server
    this.#sql = sql
    this.#reader = buildIndex([], means.vocabulary)
  }

  /** Starts a PostgreSQL of its own and fills it. */
  static async open(means: Means): Promise<CandidateStore> {
    const server = await startPostgres()
    try {
      const sql = postgres(await server.createDatabase('catalogue'), { max: 1, onnotice: () => {} })
      const store = new CandidateStore(means, server, sql)
      await fillTables(sql, means.documents, store.#reader.vocabulary)
      return store
    } catch (error) {
      await server.remove()
      throw error
    }
  }

  /** Answers as `search` does over an index of all products: that of the candidates is made for this query. */
  async search(query: string): Promise<SearchAnswer> {
    const { documents, vocabulary } = this.#means
    const found = (await this.candidates(query)).flatMap((position) => documents[position] ?? [])
    return search(buildIndex(found, vocabulary), query)
  }

  /** Positions of the documents that may answer, ascending. */
  async candidates(query: string): Promise<number[]> {
    const wish = withoutContactData(query).slice(0, judgement.longestQuery)
    const found = await withCodes(this.#sql, codesIn(wish))
    const { text } = askingSentence(
      this.#reader,
      withoutCourtesies(this.#reader.vocabulary.courtesies, wish),
      judgement.longestSentence,
    )
    for (const need of needsOf(this.#reader, text))
      found.push(...(await withWords(this.#sql, askedBy(this.#reader, need))))
    return [...new Set(found)].toSorted((a, b) => a - b)
  }

  /** Bytes on disk. */
  async size(): Promise<number> {
    const [row] = await this.#sql<{ size: string }[]>`SELECT pg_database_size(current_database()) AS size`
    return Number(row?.size)
  }

  async close(): Promise<void> {
    try {
      await this.#sql.end()
    } finally {
      await this.#server.remove()
    }
  }
}

const mostPieces = 60

/** What of a query may be a code: one to four of its pieces. */
function codesIn(query: string): string[] {
  const pieces = normalize(query)
    .split(/[\s,;:/|+()[\]"]+/)
    .map(compactCode)
    .filter(Boolean)
    .slice(0, mostPieces)
  const runs = pieces.flatMap((_, from) => [1, 2, 3, 4].map((length) => pieces.slice(from, from + length).join('')))
  return [...new Set(runs)].filter((run) => run.length > 2 && run.length < 40)
}

/** The documents of codes that a query names: whole ones first, then begun ones, then those worn at their beginning. */
async function withCodes(sql: Sql, codes: readonly string[]): Promise<number[]> {
  const worn = codes.filter((code) => /\d/.test(code))
  // Between two bounds, for an index is not used with a pattern that comes from another table.
  const rows = await sql<{ position: number }[]>`
    SELECT position FROM (
      SELECT position, 0 AS rank FROM codes WHERE code = ANY(${codes})
      UNION ALL SELECT found.position, 1 FROM unnest(${codes}::text[]) AS begun CROSS JOIN LATERAL (
        SELECT position FROM codes WHERE code ~>=~ begun AND code ~<~ (begun || '~') ORDER BY position LIMIT ${mostCandidates}
      ) AS found
      UNION ALL SELECT found.position, 2 FROM unnest(${worn}::text[]) AS ending CROSS JOIN LATERAL (
        SELECT position FROM codes WHERE reversed ~>=~ reverse(ending) AND reversed ~<~ (reverse(ending) || '~')
        ORDER BY position LIMIT ${mostCandidates}
      ) AS found
    ) AS named GROUP BY position ORDER BY min(rank), position LIMIT ${mostCandidates}`
  return rows.map(({ position }) => position)
}

/** What a wish asks for, as far as the vocabulary tells. */
interface Asked {
  /** All that may be written for what was typed, synonyms and abbreviations with it. */
  words: string[]
  typed: string[]
  types: string[]
  brands: string[]
}

function askedBy(reader: SearchIndex, need: string): Asked {
  const read = readQuery(reader, need)
  const { productTypes, brands } = understand(reader, read)
  const typed = wordsOf(need).filter((word) => !reader.vocabulary.functionWords.has(word))
  const pairs = typed.slice(1).map((word, place) => `${typed[place]}${word}`)
  const readings = read.words.flatMap((word) => word.readings.map((reading) => reading.stem))
  return {
    words: [...new Set([...readings, ...[...typed, ...pairs].flatMap((word) => [word, stem(word)])])],
    typed: [...new Set([...typed.map(stem), ...pairs])],
    types: [...productTypes],
    brands: [...brands],
  }
}

/** The documents that carry most of what is asked; what nobody writes so is looked up by its letters. */
async function withWords(sql: Sql, { words, typed, types, brands }: Asked): Promise<number[]> {
  const rows = await sql<{ position: number }[]>`
    WITH near AS (
      SELECT word FROM unnest(${typed}::text[]) AS said CROSS JOIN LATERAL (
        SELECT words.word FROM words
        WHERE length(said) > 2 AND NOT EXISTS (SELECT FROM words AS known WHERE known.word = said)
          AND (words.word LIKE said || '%' OR words.word % said)
        ORDER BY similarity(words.word, said) DESC, documents DESC, word LIMIT 8
      ) AS alike
    ), query AS (
      SELECT array_to_string(ARRAY(
        SELECT quote_literal(word) FROM (SELECT unnest(${words}::text[]) AS word UNION SELECT word FROM near) AS said
      ), '|')::tsquery AS any_word
    ), found AS (
      SELECT position, words, (type = ANY(${types}))::integer AS of_type, (brands && ${brands}::text[])::integer AS of_brand
      FROM documents WHERE words @@ (SELECT any_word FROM query) OR type = ANY(${types}) OR brands && ${brands}::text[]
    )
    SELECT position FROM found, query
    ORDER BY of_type * 0.6 + of_brand * 0.4 + ts_rank(words, any_word) DESC, position LIMIT ${mostCandidates}`
  return rows.map(({ position }) => position)
}
