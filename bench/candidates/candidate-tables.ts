import type postgres from 'postgres'
import { compactCode } from '#domain/text/code.ts'
import { MarksReader } from '#domain/search/index/code-marks.ts'
import type { SearchDocument } from '#domain/search/index/document.ts'
import { fieldBits, readTexts, tellWords } from '#domain/search/index/document-words.ts'
import { readFacts } from '#domain/search/index/document-facts.ts'
import { TextReader } from '#domain/search/index/text-reader.ts'
import type { Vocabulary } from '#domain/search/index/vocabulary.ts'

export type Sql = ReturnType<typeof postgres>

const tables = `
  CREATE EXTENSION pg_trgm;
  CREATE TABLE documents (position integer, type text NOT NULL, brands text[] NOT NULL, words tsvector NOT NULL);
  CREATE TABLE words (word text, documents integer);
  CREATE TABLE codes (code text, reversed text, position integer);`

/** After the tables are filled: it takes less time than with each row. */
const indices = `
  CREATE INDEX ON documents USING gin (words);
  CREATE INDEX ON documents USING gin (brands);
  CREATE INDEX ON documents (type);
  CREATE INDEX ON words USING gin (word gin_trgm_ops);
  CREATE INDEX ON words (word text_pattern_ops);
  CREATE INDEX ON codes (code text_pattern_ops);
  CREATE INDEX ON codes (reversed text_pattern_ops);
  ANALYZE;`

const rowsAtOnce = 1000

/** Writes a catalogue into an empty database: what candidates are looked up in (candidate-store.ts). */
export async function fillTables(
  sql: Sql,
  documents: readonly SearchDocument[],
  vocabulary: Vocabulary,
): Promise<void> {
  await sql.unsafe(tables)
  const vectorOf = vectorReader(vocabulary)
  for (let start = 0; start < documents.length; start += rowsAtOnce) {
    const some = documents.slice(start, start + rowsAtOnce)
    const rows = some.map((document, place) => ({
      position: start + place,
      type: document.productType ?? document.family ?? '',
      brands: document.brands,
      words: vectorOf(document),
    }))
    await sql`INSERT INTO documents ${sql(rows)}`
  }
  const codes = documents.flatMap(codesOf)
  for (let start = 0; start < codes.length; start += rowsAtOnce)
    await sql`INSERT INTO codes ${sql(codes.slice(start, start + rowsAtOnce))}`
  await sql`INSERT INTO words SELECT word, ndoc FROM ts_stat('SELECT words FROM documents')`
  await sql.unsafe(indices)
}

function codesOf({ codes }: SearchDocument, position: number) {
  return codes
    .flatMap(({ code, former = [] }) => [code, ...former])
    .map(compactCode)
    .map((code) => ({ code, reversed: Array.from(code).toReversed().join(''), position }))
}

/** Words of these fields weigh as A to D in PostgreSQL's rank. */
const weights = [
  [fieldBits.name, 'A'],
  [fieldBits.tags, 'B'],
  [fieldBits.compatibility, 'C'],
  [fieldBits.description, 'D'],
] as const

/** Reads documents into tsvectors: the very words of the site's index, each with the weight of its best field. */
function vectorReader(vocabulary: Vocabulary): (document: SearchDocument) => string {
  const reader = new TextReader(vocabulary.functionWords)
  const marksReader = new MarksReader()
  return (document) => {
    const texts = readTexts(document, reader)
    const facts = readFacts(document, { texts, vocabulary, marksReader })
    const fieldsOf = new Map<string, number>()
    tellWords({ document, texts, facts }, (word, bit) => fieldsOf.set(word, (fieldsOf.get(word) ?? 0) | bit))
    // A word is of letters and digits: nothing in it has to be escaped.
    return [...fieldsOf].map(([word, bits]) => `'${word}':1${weightOf(bits)}`).join(' ')
  }
}

function weightOf(bits: number): string {
  return weights.find(([bit]) => (bits & bit) !== 0)?.[1] ?? 'D'
}
