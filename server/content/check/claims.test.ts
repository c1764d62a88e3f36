import { expect, test } from 'vitest'
import type { Dossier } from '#domain/catalogue/part/dossier.ts'
import { accessoryRecord } from '#tests/samples.ts'
import { claimNotes, evidenceFaults, registrationFaults, sealFaults } from './claims.ts'

const today = '2026-11-24'
const number = '80000000001'
const paper = (about: string) => ({ about, document: 'Declaração', holder: 'Fabricante', seen: today }) as never
const part = (dossier: Dossier, ...about: string[]) => accessoryRecord({ dossier, evidence: about.map(paper) })
const sealed = (dossier: Dossier) => accessoryRecord({ isCertified: true, dossier })

test('a paper for what the product claims is sound', () => {
  expect(evidenceFaults(part({ latex: 'livre', standard: 'ANSI/AAMI EC53' }, 'latex', 'standard'))).toEqual([])
  expect(evidenceFaults(part({}))).toEqual([])
})

test.each([
  ['latex', { latex: 'contem' }, 'dossier.latex: livre'],
  ['sterile', { sterile: false }, 'dossier.sterile: true'],
  ['defibrillationProof', {}, 'dossier.defibrillationProof: true'],
  ['standard', {}, 'dossier.standard'],
  ['anvisa', { anvisa: 'registro' }, 'dossier.anvisaNumber'],
] as const)('a paper on %s for a product that does not claim it is a fault', (about, dossier, field) => {
  const problem = `há um documento sobre ${about}, que o produto não afirma; escreva ${field}, ou retire o documento`
  expect(evidenceFaults(part(dossier, about))).toMatchObject([{ path: 'evidence.0', problem }])
})

test('two papers for one claim are a fault of the second', () => {
  expect(evidenceFaults(part({ latex: 'livre' }, 'latex', 'latex'))).toMatchObject([{ path: 'evidence.1' }])
})

test('a seal needs a number that is no sample', () => {
  expect(sealFaults([sealed({}), sealed({ sampleSeal: true }), sealed({ anvisaNumber: number, sampleSeal: true })])).toHaveLength(3) // prettier-ignore
  expect(sealFaults([sealed({ anvisaNumber: number }), part({})])).toEqual([])
})

test.each([
  [{ anvisaExpires: '2026-11-23' }, 1],
  [{ anvisaExpires: '2026-11-24' }, 0],
  [{ anvisaExpires: '2020-01-01', anvisaStatus: 'em-renovacao' }, 0],
  [{ anvisaStatus: 'cancelado', anvisaExpires: '2031-01-01' }, 1],
  [{ anvisaStatus: 'vencido' }, 1],
  [{ anvisaStatus: 'vigente' }, 0],
  [{}, 0],
] as const)('of a registration %j there are %i faults', (dossier, count) => {
  expect(registrationFaults([part({ anvisaNumber: number, ...dossier })], today)).toHaveLength(count)
})

test('the check tells all seals in one line, and each registration that is over in one of its own', () => {
  const products = [
    { ...sealed({ sampleSeal: true }), id: 'a' },
    { ...sealed({}), id: 'b' },
    { ...part({ anvisaNumber: number, anvisaExpires: '2020-01-31' }), id: 'c' },
  ]
  expect(claimNotes(products, today)).toEqual([
    '[conteudo-selo-sem-numero] 2 produtos têm o selo "Certificado ANVISA" sem número ou como exemplo: a, b',
    'content/products/c.yaml › dossier.anvisaNumber: [conteudo-registro-vencido] há 80000000001, vencido em 31 de janeiro de 2020; retire o produto de venda ou escreva o registro em vigor',
  ])
  expect(claimNotes([part({})], today)).toEqual([])
})
