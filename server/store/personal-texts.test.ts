import { expect, test } from 'vitest'
import { briefContact } from '#tests/server/support/sample-rows.ts'
import type { DataRequest, PersonData } from './personal-data.ts'
import { personJson, personText, proofText } from './personal-texts.ts'

const at = '2026-11-24T13:05:00.000Z'
const by = { at, person_id: 1, person: 'Ana da Loja' }
const data: PersonData = {
  messages: [
    {
      message: {
        ...briefContact,
        id: 12,
        created_at: at,
        name: 'Carla',
        email: 'c@example.com',
        is_suspect: false,
        handled_at: at,
        origin: 'site',
        turn: 'theirs',
        turn_since: at,
        in_charge: 1,
        remind_on: null,
        version: 2,
      },
      notes: [{ id: 1, contact_id: 12, ...by, text: 'Nota da equipe' }],
      answers: [
        {
          id: 1,
          contact_id: 12,
          ...by,
          way: 'email',
          subject: 'Re',
          text: 'Boa tarde',
          proposal_id: null,
          proposal_revision: null,
          delivery: undefined,
        },
      ],
      history: [],
    },
  ],
  reviews: [],
  deliveries: [],
  mentions: [],
  proposals: [],
}

test('a person reads what they wrote and were answered, not who worked with it or what was noted of them inside', () => {
  const text = personText(data)
  expect(text).toContain(
    'Mensagem nº 12, de 24/11/2026 10:05 (formulário do site)\n\nNome: Carla\nE-mail: c@example.com',
  )
  expect(text).toContain('Respondemos em 24/11/2026 10:05:\nBoa tarde')
  for (const said of [text, JSON.stringify(personJson(data))]) {
    expect(said).not.toContain('Ana da Loja')
    expect(said).toContain('Boa tarde')
  }
  expect(personJson(data)).toMatchObject({ mensagens: [{ numero: 12, email: 'c@example.com' }] })
  expect(personText({ ...data, messages: [] })).toContain('Não há nada')
})

test('a person reads which proposals there are, and nobody else’s name', () => {
  const more = { created_at: at, earlierRevisions: [], undoSteps: [] }
  const proposals: PersonData['proposals'] = [
    { id: 5, customer: 'Hospital de Outra Pessoa', state: 'enviada', sent_at: at, isOwn: false, ...more },
    { id: 6, customer: 'Carla', state: 'rascunho', sent_at: null, isOwn: true, ...more },
  ]
  const text = personText({ ...data, messages: [], proposals })
  expect(text).toContain(
    'Propostas a esta pessoa, ou que a citam: nº 5 (Enviada, enviada em 24/11/2026 10:05), nº 6 (Rascunho).',
  )
  expect(text).not.toContain('Outra Pessoa')
  expect(personJson({ ...data, proposals })).toMatchObject({
    propostas: [{ numero: 5, situacao: 'Enviada', enviada_em: at }, { numero: 6 }],
  })
})

const request: DataRequest = {
  id: 3,
  received_at: at,
  kind: 'eliminacao',
  name: null,
  email: null,
  phone: null,
  due_on: '2026-12-09',
  ticked: ['correio'],
  outcome: { messages: [12, 13], reviews: [] },
  closed_at: null,
  person: 'Ana',
  version: 1,
}

test('the proof says what was done and where, by numbers', () => {
  const proof = proofText(request, 'Vitrine', '2026-11-25T13:05:00.000Z')
  expect(proof).toContain('Pedido nº 3 (eliminação), recebido em 24/11/2026 10:05 e atendido em 25/11/2026 10:05.')
  expect(proof).toContain('Apagamos do site: mensagens nº 12, 13.')
  expect(proof).toContain('- Caixa de e-mail da loja')
  const proposals = { deleted: [], anonymised: [], kept: [], revised: [7] }
  const outcome = { messages: [], reviews: [], proposals }
  expect(proofText({ ...request, outcome }, 'Vitrine', at)).toContain(
    'Das propostas nº 7, que antes foram enviadas a você',
  )
  expect(proofText({ ...request, outcome: null }, 'Vitrine', at)).toContain('Apagamos do site: não havia nada.')
  expect(proofText({ ...request, kind: 'acesso', ticked: [] }, 'Vitrine', at)).not.toContain('Apagamos')
})
