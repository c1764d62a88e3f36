import { expect, test } from 'vitest'
import { accessory, equipment } from '#tests/samples.ts'
import { reportText } from './report.ts'

const end = { side: 'equipamento' as const, connector: 'db9-macho' }

/** The last row of the report by its headings. */
function whole(products: Parameters<typeof reportText>[0]): Record<string, string | undefined> {
  const rows = reportText(products)
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/))
  const last = rows.at(-1) ?? []
  return Object.fromEntries((rows[0] ?? []).map((name, at) => [name, last[at]]))
}

test('parts that cite models, universal ones and those with words alone are counted apart', () => {
  const parts = [
    accessory({ equipmentModel: ['dash-3000'] }),
    accessory({ equipmentBrand: 'universal', compatibleWith: ['Monitores com DB9'], ends: [end] }),
    accessory({ compatibleWith: ['Monitores, mediante confirmação'], ends: [end] }),
    accessory({ ends: [end] }),
  ]
  expect(whole(parts)).toMatchObject({
    peças: '4',
    'cita modelos': '25%',
    universal: '25%',
    'modelo a confirmar': '25%',
  })
})

test('claims are counted with their document and without', () => {
  const evidence = [{ about: 'latex' as const, document: 'Laudo', holder: 'X', seen: '2026-11-24' }]
  const parts = [
    accessory({ dossier: { latex: 'livre' }, evidence }),
    accessory({ dossier: { defibrillationProof: true, standard: 'ANSI/AAMI EC53' } }),
    accessory({ isCertified: true }),
    equipment({ isCertified: true }),
  ]
  expect(whole(parts)).toMatchObject({ 'afirmações com documento': '1', 'sem documento': '2' })
})
