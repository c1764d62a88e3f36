import { expect, test } from 'vitest'
import { accessory, equipment } from '#tests/samples.ts'
import { paperRows, sealText } from './data-sheet.ts'
import type { Claim, Evidence } from './part/evidence.ts'

const paper = (about: Claim, document = 'Declaração 12/2026'): Evidence => ({
  about,
  document,
  holder: 'Fabricante Ltda.',
  seen: '2026-11-24',
})
const claims = { latex: 'livre', sterile: true, defibrillationProof: true } as const
type Row = { value: string; note?: string }

function rows(fields: Parameters<typeof accessory>[0]): Record<string, Row> {
  return Object.fromEntries(paperRows(accessory(fields)).map(({ name, ...row }) => [name, row]))
}

test('a claim without a paper is not repeated: its papers come with the quote', () => {
  const row = rows({ dossier: claims })
  for (const name of ['Látex', 'Esterilidade', 'Proteção contra desfibrilação'])
    expect(row[name]).toEqual({ value: 'documentação enviada com o orçamento' })
})

test('a claim with its paper is said, and the paper stands below it', () => {
  const note = 'Declaração 12/2026 (Fabricante Ltda.), conferido em 24 de novembro de 2026'
  const evidence = [paper('latex'), paper('sterile'), paper('defibrillationProof')]
  expect(rows({ dossier: claims, evidence })).toMatchObject({
    Látex: { value: 'Livre de látex', note },
    Esterilidade: { value: 'Estéril', note },
    'Proteção contra desfibrilação': { value: 'Sim', note },
  })
})

test('what speaks against a part needs no paper', () => {
  expect(rows({ dossier: { latex: 'contem', sterile: false, defibrillationProof: false } })).toMatchObject({
    Látex: { value: 'Contém látex' },
    Esterilidade: { value: 'Não estéril' },
    'Proteção contra desfibrilação': { value: 'Não' },
  })
})

test('the protection of an ECG cable is a question of every quote, that of leads and other parts is not', () => {
  const name = 'Proteção contra desfibrilação'
  const cable = {
    productType: 'cabos-ecg',
    ends: [{ side: 'equipamento', connector: 'db15' }],
  } satisfies Parameters<typeof accessory>[0]
  const value = 'A que o manual do aparelho pede: documentação enviada com o orçamento'
  expect(rows(cable)[name]).toEqual({ value })
  expect(rows({ ...cable, dossier: { defibrillationProof: false } })[name]).toEqual({ value: 'Não' })
  expect(rows({ ...cable, ends: [{ side: 'cabo', connector: 'bloco' }] })).not.toHaveProperty([name])
})

test('what lies on the patient with a wire stays out of the room of magnetic resonance', () => {
  expect(rows({ productType: 'eletrodos' })['Ressonância magnética']?.value).toContain('Não entra')
  expect(rows({ productType: 'baterias' })).not.toHaveProperty(['Ressonância magnética'])
})

test('a norm is that of the kind of part; conformity is said with a paper only', () => {
  const dossier = { standard: 'ANSI/AAMI EC53' }
  const name = 'Norma do tipo de peça'
  const value = 'ANSI/AAMI EC53'
  expect(rows({ dossier })[name]).toEqual({ value, note: 'Conformidade: documentação enviada com o orçamento' })
  expect(rows({ dossier, evidence: [paper('standard', 'Relatório de ensaio 7')] })[name]).toEqual({
    value,
    note: 'Conformidade: Relatório de ensaio 7 (Fabricante Ltda.), conferido em 24 de novembro de 2026',
  })
})

test('a registration is told with its holder, its end and the day on which it was looked up', () => {
  const dossier = {
    anvisa: 'registro',
    anvisaNumber: '80000000001',
    anvisaProcess: '25351000001202611',
    anvisaStatus: 'vigente',
    anvisaExpires: '2031-05-10',
  } as const
  expect(rows({ dossier, evidence: [paper('anvisa', 'dados abertos da ANVISA')] })['ANVISA']).toEqual({
    value: 'Registro ANVISA 80000000001 (vigente)',
    note: 'Detentor: Fabricante Ltda.; processo 25351000001202611; válido até 10 de maio de 2031. Conferido em 24 de novembro de 2026: dados abertos da ANVISA',
  })
})

test('a number that nobody looked up says so, and no number is that it comes with the quote', () => {
  expect(rows({ dossier: { anvisaNumber: '80000000001', anvisaStatus: 'vigente' } })['ANVISA']).toEqual({
    value: 'Número 80000000001: documentação enviada com o orçamento',
  })
  expect(rows({})['ANVISA']).toEqual({ value: 'Número: enviado com o orçamento' })
  expect(rows({ dossier: { anvisa: 'nao-se-aplica' } })['ANVISA']).toEqual({
    value: 'Peça de reposição, sem registro próprio',
  })
})

test('the tax position is written as it is published, and has no row where it is not known', () => {
  expect(rows({ ncm: '90189099' })['NCM']).toEqual({ value: '9018.90.99' })
  expect(rows({})['NCM']).toBeUndefined()
})

test('of a machine only what is known is told', () => {
  expect(paperRows(equipment())).toEqual([])
  const known = paperRows(equipment({ ncm: '90181980', dossier: { anvisaNumber: '80000000001' } }))
  expect(known.map(({ name }) => name)).toEqual(['ANVISA', 'NCM'])
})

test('beside the seal stands its number, or for a sample that the papers come; without proof there is no seal', () => {
  const seal = (fields: Parameters<typeof accessory>[0]) => sealText(accessory({ isCertified: true, ...fields }))
  expect(seal({})).toBeUndefined()
  expect(seal({ dossier: { sampleSeal: true } })).toBe('documentação enviada com o orçamento')
  const dossier = { anvisaNumber: '80000000001' }
  expect(seal({ dossier })).toBe('nº 80000000001')
  expect(seal({ dossier, evidence: [paper('anvisa')] })).toBe('nº 80000000001, conferido em 24 de novembro de 2026')
})
