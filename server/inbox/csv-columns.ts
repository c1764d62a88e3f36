import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { toCsv } from './csv.ts'
import { reviewState, yesNo } from './print.ts'
import type { StoredContact, StoredReview } from './rows.ts'

type Columns<Row> = Record<string, (row: Row) => string | number | null>

const momentOrBlank = (moment: string | null) => (moment === null ? '' : brasiliaMoment(moment))

const contactColumns: Columns<StoredContact> = {
  Número: ({ id }) => id,
  'Recebida em (Brasília)': ({ created_at }) => brasiliaMoment(created_at),
  Nome: ({ name }) => name,
  Empresa: ({ company }) => company,
  'E-mail': ({ email }) => email,
  Telefone: ({ phone }) => phone,
  Assunto: ({ subject }) => subject,
  Mensagem: ({ message }) => message,
  'Possível spam': ({ is_suspect }) => yesNo(is_suspect),
  'Atendida em (Brasília)': ({ handled_at }) => momentOrBlank(handled_at),
}

const reviewColumns: Columns<StoredReview> = {
  Número: ({ id }) => id,
  'Recebida em (Brasília)': ({ created_at }) => brasiliaMoment(created_at),
  Produto: ({ product_id }) => product_id,
  Nome: ({ customer_name }) => customer_name,
  'E-mail': ({ customer_email }) => customer_email,
  Nota: ({ rating }) => rating,
  Título: ({ title }) => title,
  Comentário: ({ comment }) => comment,
  'Possível spam': ({ is_suspect }) => yesNo(is_suspect),
  Situação: reviewState,
  'Decidida em (Brasília)': ({ handled_at }) => momentOrBlank(handled_at),
}

/** The messages as a spreadsheet in Portuguese, with times of Brasília. */
export const contactsCsv = (contacts: readonly StoredContact[]) => table(contactColumns, contacts)

/** The reviews as a spreadsheet in Portuguese, with times of Brasília. */
export const reviewsCsv = (reviews: readonly StoredReview[]) => table(reviewColumns, reviews)

function table<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const cells = rows.map((row) =>
    Object.fromEntries(Object.entries(columns).map(([heading, cell]) => [heading, cell(row)])),
  )
  return toCsv(Object.keys(columns), cells)
}
