import { expect, test } from 'vitest'
import { Visit } from './visit-report.ts'

const found = (text: string) => ({ text, outcome: 'found' }) as const
const texts = (visit: Visit) => visit.take()?.searches.map(({ text, isPressed }) => `${text}${isPressed ? ' !' : ''}`)
const choose = (visit: Visit, text: string) => {
  visit.choose(text)
  visit.arrive('/produto/cabo')
}

test('of what is typed key by key the last text counts', () => {
  const visit = new Visit()
  for (const text of ['c', 'cabo', 'cabo ec', 'cabo', 'Cabo ECG']) visit.show(found(text))
  expect(texts(visit)).toEqual(['Cabo ECG'])
})

test('another search does not take the place of the one before', () => {
  const visit = new Visit()
  for (const text of ['cabo', 'sensor']) visit.show(found(text))
  visit.show(undefined)
  visit.show(found('sensor spo2'))
  expect(texts(visit)).toEqual(['cabo', 'sensor', 'sensor spo2'])
})

test('a product that is opened belongs to the search that is shown', () => {
  const visit = new Visit()
  visit.show(found('cabo'))
  visit.openFrom('/acessorios-componentes')
  visit.show(found('cabo ecg'))
  visit.show(undefined)
  visit.openFrom('/equipamentos')
  expect(visit.take()).toEqual({
    searches: [
      { ...found('cabo'), isPressed: true, isServed: false },
      { ...found('cabo ecg'), isPressed: false, isServed: false },
    ],
    quotes: [],
    lists: ['/acessorios-componentes', '/equipamentos'],
  })
})

test('a search that the server answered stays and says so', () => {
  const visit = new Visit()
  visit.show(found('cabo'), true)
  visit.show(found('cabo ecg'))
  expect(visit.take()?.searches).toMatchObject([{ isServed: true }, { isServed: false }])
})

test('what shows by its form that it tells of a person never leaves the browser', () => {
  const visit = new Visit()
  visit.show(found('joao@example.com'))
  visit.openFrom('/equipamentos')
  choose(visit, '41 99999 0000')
  expect(visit.take()?.searches).toEqual([])
})

test('a suggestion that leads to no product, or that nothing came of, is no search', () => {
  const visit = new Visit()
  visit.choose('cabo')
  visit.arrive('/acessorios-componentes')
  visit.arrive('/produto/cabo')
  visit.choose('cabo')
  visit.choose(undefined)
  visit.arrive('/produto/cabo')
  expect(visit.take()).toBeUndefined()
})

test('nothing is told twice, and of nothing nothing', () => {
  const visit = new Visit()
  choose(visit, 'cabo ecg')
  visit.quote('cabo')
  expect(visit.take()).toMatchObject({ searches: [{ text: 'cabo ecg', isPressed: true }], quotes: ['cabo'] })
  expect(visit.take()).toBeUndefined()
})

test('a report carries no more than the last twenty of a kind', () => {
  const visit = new Visit()
  for (let number = 0; number < 30; number += 1) choose(visit, `cabo ${number} vias`)
  expect(visit.take()?.searches).toHaveLength(20)
})
