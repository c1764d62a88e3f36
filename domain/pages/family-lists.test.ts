import { expect, test } from 'vitest'
import { equipment } from '#tests/samples.ts'
import { familyLists } from './family-lists.ts'

const machine = (facts: Parameters<typeof equipment>[0]) => equipment({ specialty: 'Terapia intensiva', ...facts })

test('a family is told by the facet that brings the fewest others along', () => {
  const machines = [
    machine({ id: 'a', family: 'desfibriladores', technology: 'Bifásica', treatment: 'Choque' }),
    machine({ id: 'b', family: 'desfibriladores', technology: 'Bifásica com DEA', treatment: 'Choque' }),
    machine({ id: 'c', family: 'anestesia', technology: 'Turbina', treatment: 'Anestesia' }),
    machine({ id: 'd', family: 'ventiladores-pulmonares', technology: 'Turbina', treatment: 'Ventilação' }),
  ]
  expect(familyLists(machines)).toEqual({
    desfibriladores: '/equipamentos?tecnologia=bifasica&tecnologia=bifasica-com-dea#catalogo',
    anestesia: '/equipamentos?tratamento=anestesia#catalogo',
    'ventiladores-pulmonares': '/equipamentos?tratamento=ventilacao#catalogo',
  })
})

test('a list that would be of others for the greater part is none', () => {
  const same = { technology: 'Portátil', treatment: 'Diagnóstico' }
  const machines = [
    machine({ id: 'a', family: 'diagnostico', ...same }),
    machine({ id: 'b', family: 'monitores-multiparametro', ...same }),
    machine({ id: 'c', family: 'monitores-multiparametro', ...same }),
  ]
  expect(Object.keys(familyLists(machines))).toEqual(['monitores-multiparametro'])
})
