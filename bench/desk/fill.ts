import type { Store } from '#server/store/store.ts'
import { offerLine, proposalOf } from '#tests/proposal-samples.ts'

const names = ['Ana Souza', 'Bruno Lima', 'Carla Dias', 'Décio Alves', 'Érica Gonçalves', 'Fábio Nunes', 'Gilda Prado']
const subjects = ['Orçamento', 'Suporte Técnico', 'Sensores Médicos', 'Células de Oxigênio', 'Outros']
const parts = ['cabo de ECG de 5 vias', 'sensor de SpO2 adulto', 'célula de oxigênio', 'braçadeira PNI tamanho M']
const turns = ['closed', 'closed', 'closed', 'theirs', 'ours', 'spam'] as const
const minute = 60_000

/**
 * Fills a store with `count` messages and proposals, as years of a shop leave them, and a third as many reviews. The
 * rows are the same each time.
 */
export async function fill(store: Store, count: number): Promise<void> {
  const start = Date.UTC(2024, 0, 1)
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  for (let first = 0; first < count; first += rowsAtOnce) {
    const some = numbers.slice(first, first + rowsAtOnce)
    await store.db
      .insertInto('contacts')
      .values(some.map((id) => message(id, start)))
      .execute()
    await store.db
      .insertInto('proposals')
      .values(some.map((id) => proposal(id, start)))
      .execute()
    const reviews = some.filter((id) => id % 3 === 0).map((id) => review(id / 3, start))
    if (reviews.length > 0) await store.db.insertInto('product_reviews').values(reviews).execute()
  }
}

const rowsAtOnce = 500

function proposal(id: number, start: number) {
  const content = proposalOf([offerLine({ description: of(parts, id, '') })])
  const at = new Date(start + id * 100 * minute).toISOString()
  return {
    id,
    created_at: at,
    updated_at: at,
    state: of(['rascunho', 'perdida', 'aceita'] as const, id, 'rascunho'),
    contact_id: id,
    content: JSON.stringify(content),
    customer: of(names, id, ''),
    total: 9980,
    valid_until: '2026-12-31',
    search_text: `#${id} ${of(names, id, '').toLowerCase()} ${of(parts, id, '')}`,
  }
}

const of = <Value>(values: readonly Value[], index: number, none: Value): Value => values[index % values.length] ?? none

function message(id: number, start: number) {
  const turn = of(turns, id * 7, 'ours')
  const created_at = new Date(start + id * 100 * minute).toISOString()
  const wish = `Preciso de ${id % 40} unidades de ${of(parts, id, '')} para o monitor do leito ${id % 90}. `
  return {
    id,
    created_at,
    name: of(names, id, ''),
    company: id % 3 === 0 ? `Hospital ${of(names, id * 3, '')}` : null,
    // Several messages share an address, because some people write repeatedly.
    email: `pessoa${id % 2500}@example.com`,
    phone: id % 4 === 0 ? null : `(41) 9${String(10_000_000 + (id % 3000)).slice(0, 4)}-${String(1000 + (id % 3000))}`,
    subject: of(subjects, id, ''),
    message: wish.repeat(1 + (id % 8)),
    is_suspect: turn === 'spam',
    handled_at: turn === 'ours' || turn === 'spam' ? null : created_at,
    origin: id % 10 === 0 ? ('telefone' as const) : ('site' as const),
    turn,
    turn_since: created_at,
    in_charge: id % 2 === 0 ? 1 + (id % 3) : null,
    remind_on: turn === 'theirs' && id % 5 === 0 ? '2026-11-20' : null,
    version: 1,
  }
}

function review(id: number, start: number) {
  const isJudged = id % 20 !== 0
  return {
    id,
    created_at: new Date(start + id * 300 * minute).toISOString(),
    product_id: `produto-${id % 270}`,
    customer_name: of(names, id, ''),
    rating: 1 + (id % 5),
    title: `Avaliação ${id}`,
    comment: `Comprei ${of(parts, id, '')} e funcionou, lote ${id}.`,
    customer_email: `pessoa${id % 2500}@example.com`,
    is_suspect: false,
    handled_at: isJudged ? new Date(start).toISOString() : null,
    approved: isJudged && id % 3 !== 0,
    refusal: null,
    shop_reply: null,
    shop_replied_at: null,
    version: 1,
  }
}
