import { expect, test } from 'vitest'
import { Visit } from './visit-report.ts'

const found = (text: string) => ({ text, outcome: 'found' }) as const
const texts = (visit: Visit) =>
  visit.takeReport()?.searches.map(({ text, isPressed }) => `${text}${isPressed ? ' !' : ''}`)
const choose = (visit: Visit, text: string) => {
  visit.noteSuggestion(text)
  visit.notePage('/produto/cabo')
}

test('of what is typed key by key the last text counts', () => {
  const visit = new Visit()
  for (const text of ['c', 'cabo', 'cabo ec', 'cabo', 'Cabo ECG']) visit.noteList(found(text))
  expect(texts(visit)).toEqual(['Cabo ECG'])
})

test('another search does not take the place of the one before', () => {
  const visit = new Visit()
  for (const text of ['cabo', 'sensor']) visit.noteList(found(text))
  visit.noteList(undefined)
  visit.noteList(found('sensor spo2'))
  expect(texts(visit)).toEqual(['cabo', 'sensor', 'sensor spo2'])
})

test('a product that is opened belongs to the search that is shown', () => {
  const visit = new Visit()
  visit.noteList(found('cabo'))
  visit.noteOpening('/acessorios-componentes')
  visit.noteList(found('cabo ecg'))
  visit.noteList(undefined)
  visit.noteOpening('/equipamentos')
  expect(visit.takeReport()).toEqual({
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
  visit.noteList(found('cabo'), true)
  visit.noteList(found('cabo ecg'))
  expect(visit.takeReport()?.searches).toMatchObject([{ isServed: true }, { isServed: false }])
})

test('what shows by its form that it tells of a person never leaves the browser', () => {
  const visit = new Visit()
  visit.noteList(found('joao@example.com'))
  visit.noteOpening('/equipamentos')
  choose(visit, '41 99999 0000')
  expect(visit.takeReport()?.searches).toEqual([])
})

test('a suggestion that leads to no product, or that nothing came of, is no search', () => {
  const visit = new Visit()
  visit.noteSuggestion('cabo')
  visit.notePage('/acessorios-componentes')
  visit.notePage('/produto/cabo')
  visit.noteSuggestion('cabo')
  visit.noteSuggestion(undefined)
  visit.notePage('/produto/cabo')
  expect(visit.takeReport()).toBeUndefined()
})

test('nothing is told twice, and of nothing nothing', () => {
  const visit = new Visit()
  choose(visit, 'cabo ecg')
  visit.noteQuote('cabo')
  expect(visit.takeReport()).toMatchObject({ searches: [{ text: 'cabo ecg', isPressed: true }], quotes: ['cabo'] })
  expect(visit.takeReport()).toBeUndefined()
})

test('a report carries no more than the last twenty of a kind', () => {
  const visit = new Visit()
  for (let number = 0; number < 30; number += 1) choose(visit, `cabo ${number} vias`)
  expect(visit.takeReport()?.searches).toHaveLength(20)
})
